package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.outliner.attribution.FunctionTarget;
import dev.sycamore.outliner.source.ParsedUnit;
import dev.sycamore.outliner.syntax.CodePlace;

/**
 * A lambda or method reference that is passed to the code around a kernel, which calls it.
 *
 * @param unit the file that it is written in
 * @param expression the lambda or method reference
 */
public record PassedFunction(ParsedUnit unit, Expression expression, FunctionTarget target) {

  /** Where it is, whenever its file is read: what identifies it. */
  public CodePlace place() {
    return unit.placeOf(expression);
  }

  /** Where messages show it. */
  public SourceSpan span() {
    return unit.spanOf(expression);
  }

  /** The method that it is in, as messages show it. */
  public String around() {
    return KernelNames.place(expression);
  }
}
