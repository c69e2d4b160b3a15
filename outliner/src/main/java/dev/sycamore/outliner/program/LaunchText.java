package dev.sycamore.outliner.program;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.IntegerLiteralExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import java.util.function.Predicate;

/** What the text of a launch says about its range, as far as that can be read off. */
final class LaunchText {

  private LaunchText() {}

  /** Whether there is one work-item, as in {@code range(1)}. */
  static boolean hasOneWorkItem(LoweredKernel kernel) {
    return hasArgument(
        kernel, "range", range -> range.getArguments().stream().allMatch(LaunchText::isOne));
  }

  /** Whether both ranges of the nd-range are written alike, as in {@code ndRange(n, n)}. */
  static boolean hasOneGroup(LoweredKernel kernel) {
    return hasArgument(
        kernel,
        "ndRange",
        range ->
            range.getArguments().size() == 2 && range.getArgument(0).equals(range.getArgument(1)));
  }

  private static boolean hasArgument(
      LoweredKernel kernel, String name, Predicate<MethodCallExpr> says) {
    return kernel
        .code()
        .getParentNode()
        .filter(MethodCallExpr.class::isInstance)
        .map(MethodCallExpr.class::cast)
        .filter(
            launch ->
                launch.getArguments().stream()
                    .filter(MethodCallExpr.class::isInstance)
                    .map(MethodCallExpr.class::cast)
                    .anyMatch(call -> call.getNameAsString().equals(name) && says.test(call)))
        .isPresent();
  }

  private static boolean isOne(Expression e) {
    return e instanceof IntegerLiteralExpr literal && literal.asNumber().intValue() == 1;
  }
}
