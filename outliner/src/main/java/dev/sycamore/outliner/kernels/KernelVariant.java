package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.tree.SyntaxNodes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Which functions a kernel calls, of those that it captures, in one form of it.
 *
 * @param home the file whose unit has this form: that of the call from which all of the functions
 *     are known
 * @param self the function that is {@code this}, where the kernel is in a default method of it
 * @param functions in the order in which the kernel captures them
 */
public record KernelVariant(ParsedUnit home, Optional<PassedFunction> self, List<Bound> functions) {

  public KernelVariant {
    functions = List.copyOf(functions);
  }

  /**
   * A captured variable and the function in it.
   *
   * @param declaration of the variable, in the file of the code that captures it
   */
  public record Bound(Node declaration, PassedFunction function) {}

  /**
   * @param self what stands for {@code this} in the place of a variable
   */
  static KernelVariant of(ParsedUnit home, List<Bound> captured, Node self) {
    return new KernelVariant(
        home,
        functionIn(captured, self),
        captured.stream().filter(bound -> !SyntaxNodes.same(bound.declaration(), self)).toList());
  }

  /** All functions: {@code this} first, if it is one. */
  Stream<PassedFunction> all() {
    return Stream.concat(self.stream(), functions.stream().map(Bound::function));
  }

  /** The function in a variable, if it holds one. */
  public Optional<PassedFunction> functionIn(Node declaration) {
    return functionIn(functions, declaration);
  }

  static Optional<PassedFunction> functionIn(List<Bound> functions, Node declaration) {
    return functions.stream()
        .filter(bound -> SyntaxNodes.same(bound.declaration(), declaration))
        .map(Bound::function)
        .findFirst();
  }
}
