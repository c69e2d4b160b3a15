package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import dev.sycamore.outliner.source.ParsedUnit;
import dev.sycamore.outliner.syntax.SyntaxNodes;
import java.util.List;
import java.util.Optional;

/**
 * Which functions a kernel calls, of those that it captures, in one form of it.
 *
 * @param home the file whose unit has this form: that of the call from which all of the functions
 *     are known
 * @param functions in the order in which the kernel captures them
 */
public record KernelVariant(ParsedUnit home, List<Bound> functions) {

  public KernelVariant {
    functions = List.copyOf(functions);
  }

  /**
   * A captured variable and the function in it.
   *
   * @param declaration of the variable, in the kernel's file
   */
  public record Bound(Node declaration, PassedFunction function) {}

  /** The function in a variable, if it holds one. */
  public Optional<PassedFunction> functionIn(Node declaration) {
    return functions.stream()
        .filter(bound -> SyntaxNodes.same(bound.declaration(), declaration))
        .map(Bound::function)
        .findFirst();
  }
}
