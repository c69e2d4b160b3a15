package dev.sycamore.outliner.waits;

import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.ParsedUnit;
import java.util.Optional;
import java.util.Set;

/** Calls of Sycamore's API. */
final class SycamoreCalls {

  /** Methods that leave captured arrays to the runtime, whatever class of the API has them. */
  private static final Set<String> UNWAITING =
      Set.of(
          "parallelFor",
          "singleTask",
          "barrier",
          "prefetch",
          "device",
          "onError",
          "read",
          "access",
          "size",
          "dependsOn",
          "withOffset");

  private static final String RANGES = "(Nd|Long|Offset)?Range(s|[123])?";

  private SycamoreCalls() {}

  /** Whether a call invokes a method of a class of the API. */
  static boolean isOf(String simpleName, MethodCallExpr call, ParsedUnit unit) {
    return unit.attribution()
        .invocationOf(call)
        .map(invocation -> invocation.method().owner().canonicalName())
        .filter(("dev.sycamore." + simpleName)::equals)
        .isPresent();
  }

  /** Whether a call submits commands that are written in it. */
  static boolean isSubmit(MethodCallExpr call, ParsedUnit unit) {
    return call.getNameAsString().equals("submit")
        && call.getScope().isPresent()
        && call.getArguments().size() == 1
        && call.getArgument(0) instanceof LambdaExpr commands
        && commands.getParameters().size() == 1
        && isOf("DeviceQueue", call, unit);
  }

  /** Whether a call of the API brings no array back. */
  static boolean isUnwaiting(MethodCallExpr call, Invocation invocation) {
    return UNWAITING.contains(call.getNameAsString())
        || Optional.of(invocation.method().owner().simpleName())
            .filter(owner -> owner.matches(RANGES) || owner.equals("ComputeDevice"))
            .isPresent();
  }
}
