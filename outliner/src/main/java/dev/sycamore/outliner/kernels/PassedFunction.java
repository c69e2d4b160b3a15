package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.outliner.attribution.FunctionTarget;
import dev.sycamore.outliner.source.MethodSource;
import dev.sycamore.outliner.source.ParsedUnit;
import dev.sycamore.outliner.syntax.CodePlace;
import java.util.Optional;

/**
 * A lambda, method reference or object that is passed to the code around a kernel, which calls it.
 *
 * @param unit the file that it is written in
 * @param expression the lambda or method reference, or what creates the object
 * @param method the method of the object; empty of lambdas and method references
 */
public record PassedFunction(
    ParsedUnit unit, Expression expression, FunctionTarget target, Optional<MethodSource> method) {

  /** A lambda or method reference. */
  PassedFunction(ParsedUnit unit, Expression expression, FunctionTarget target) {
    this(unit, expression, target, Optional.empty());
  }

  /** Where its code is, whenever its file is read: what identifies it. */
  public CodePlace place() {
    return method.isPresent()
        ? method.get().unit().placeOf(method.get().declaration())
        : unit.placeOf(expression);
  }

  /** Where its code is, as messages show it. */
  public SourceSpan span() {
    return method.isPresent()
        ? method.get().unit().spanOf(method.get().declaration())
        : unit.spanOf(expression);
  }

  /** The file of its code. */
  ParsedUnit codeUnit() {
    return method.map(MethodSource::unit).orElse(unit);
  }

  /** Its code. */
  Node code() {
    return method.<Node>map(MethodSource::declaration).orElse(expression);
  }

  /** The method that it is in, as messages show it. */
  public String around() {
    return KernelNames.place(expression);
  }
}
