package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.CountedLoop;
import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.HelperMethod;
import dev.sycamore.fuzz.program.Node;
import dev.sycamore.fuzz.program.Stmt;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An upper bound on the operations of a program: how often loops in loops in calls run. */
public final class Work {
  private final Map<String, Long> methods = new HashMap<>();

  /** The work of one call. */
  public long of(HelperMethod helper) {
    return of(helper.body()) + helper.result().values().stream().mapToLong(this::of).sum();
  }

  public void learn(HelperMethod helper) {
    methods.put(helper.name(), of(helper));
  }

  public long of(Node node) {
    long inside = sum(node.children());
    if (node instanceof Stmt.Loop loop) {
      return 1 + (loop.trips() + 1L) * inside;
    }
    if (node instanceof CountedLoop loop) {
      return 1 + (loop.trips() + 1L) * inside;
    }
    if (node instanceof Stmt.ForEach loop) {
      return 1 + (loop.array().mask() + 1L) * inside;
    }
    if (node instanceof Stmt.ForEachRecord loop) {
      return 1 + loop.length() * inside;
    }
    if (node instanceof Expr.Call call) {
      return 1 + inside + methods.getOrDefault(call.method(), 1L);
    }
    return 1 + inside;
  }

  private long sum(List<Node> nodes) {
    return nodes.stream().mapToLong(this::of).sum();
  }
}
