package dev.sycamore.outliner.waits;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import java.util.List;

/**
 * A launch of a kernel by a queue.
 *
 * @param call after which the kernel may run: the launch, or the submit that it is in
 * @param arrays that the kernel uses
 */
record Launch(MethodCallExpr call, List<LaunchedArray> arrays) {
  Launch {
    arrays = List.copyOf(arrays);
  }

  /** The queue; the launch has one. */
  Expression queue() {
    return call.getScope().orElseThrow();
  }
}
