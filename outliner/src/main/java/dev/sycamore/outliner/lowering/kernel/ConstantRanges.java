package dev.sycamore.outliner.lowering.kernel;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.outliner.lowering.context.TypedSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The sizes of local memory, where it is made with constants: {@code LocalFloats2 tile =
 * h.localFloats(16, 16)}. Addresses of its elements are made of numbers then.
 */
final class ConstantRanges {

  private static final String PACKAGE = "dev.sycamore";
  private static final String PREFIX = "local";

  private ConstantRanges() {}

  /**
   * The sizes, dimension 0 the slowest; empty if they are not known.
   *
   * @param declaration of the local variable that a kernel captures, which is never assigned again
   */
  static List<Integer> of(Node declaration, TypedSource source) {
    Optional<MethodCallExpr> call =
        declaration instanceof VariableDeclarator variable
            ? variable.getInitializer().flatMap(Expression::toMethodCallExpr)
            : Optional.empty();
    if (call.isEmpty() || !makesLocalMemory(source.invocationOf(call.get()))) {
      return List.of();
    }
    List<Integer> sizes = new ArrayList<>();
    for (Expression argument : call.get().getArguments()) {
      if (!(source.constantOf(argument).orElse(null) instanceof Integer size) || size <= 0) {
        return List.of();
      }
      sizes.add(size);
    }
    return sizes;
  }

  private static boolean makesLocalMemory(Optional<Invocation> invocation) {
    return invocation
        .map(Invocation::method)
        .filter(method -> method.name().startsWith(PREFIX))
        .filter(method -> method.owner().packageName().equals(PACKAGE))
        .isPresent();
  }
}
