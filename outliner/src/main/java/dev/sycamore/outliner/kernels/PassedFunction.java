package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.FunctionTarget;
import dev.sycamore.frontend.source.MethodSource;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.tree.CodePlace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A lambda, method reference or object that is passed to the code around a kernel, which calls it.
 * One that captures other functions is another function for each set of those.
 *
 * @param unit the file that it is written in
 * @param expression the lambda or method reference, or what creates the object
 * @param method the method of the object; empty of lambdas and method references
 * @param self the function that is {@code this} in a lambda, or that a method reference is bound to
 * @param captured the functions in the variables that a lambda captures
 */
public record PassedFunction(
    ParsedUnit unit,
    Expression expression,
    FunctionTarget target,
    Optional<MethodSource> method,
    Optional<PassedFunction> self,
    List<KernelVariant.Bound> captured) {

  public PassedFunction {
    captured = List.copyOf(captured);
  }

  /** A lambda or method reference that captures no function. */
  PassedFunction(ParsedUnit unit, Expression expression, FunctionTarget target) {
    this(unit, expression, target, Optional.empty(), Optional.empty(), List.of());
  }

  /** An object. */
  PassedFunction(ParsedUnit unit, Expression creation, FunctionTarget target, MethodSource method) {
    this(unit, creation, target, Optional.of(method), Optional.empty(), List.of());
  }

  PassedFunction withSelf(PassedFunction known) {
    return new PassedFunction(unit, expression, target, method, Optional.of(known), captured);
  }

  PassedFunction with(KernelVariant.Bound variable) {
    List<KernelVariant.Bound> more = new ArrayList<>(captured);
    more.add(variable);
    return new PassedFunction(unit, expression, target, method, self, more);
  }

  /** The function in a captured variable, if it holds one. */
  public Optional<PassedFunction> functionIn(Node declaration) {
    return KernelVariant.functionIn(captured, declaration);
  }

  /** The type whose methods a call on it runs: of an object its class, else its interface. */
  Optional<JavaType.Declared> type() {
    JavaType type =
        method.isPresent()
            ? unit.attribution().typeOf(expression).orElse(JavaType.Special.ERRONEOUS)
            : target.type();
    return FunctionalTypes.interfaceOf(type);
  }

  /** Those that it captures itself. */
  Stream<PassedFunction> parts() {
    return Stream.concat(self.stream(), captured.stream().map(KernelVariant.Bound::function));
  }

  /** The number of functions that it is made of. */
  int size() {
    return 1 + parts().mapToInt(PassedFunction::size).sum();
  }

  /** Whether it captures another form of itself. */
  boolean nestsItself() {
    return parts().anyMatch(part -> part.has(place()));
  }

  private boolean has(CodePlace wanted) {
    return place().equals(wanted) || parts().anyMatch(part -> part.has(wanted));
  }

  /** What identifies it: where its code is, and which functions it captures. */
  List<Object> key() {
    List<Object> key = new ArrayList<>();
    key.add(place());
    parts().forEach(part -> key.add(part.key()));
    return key;
  }

  /** Where its code is, whenever its file is read. */
  private CodePlace place() {
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
