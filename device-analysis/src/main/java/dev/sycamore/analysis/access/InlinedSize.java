package dev.sycamore.analysis.access;

import dev.sycamore.analysis.lowered.CallEdge;
import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How many operations code has once all calls in it are inlined, as compilers for devices do. It is
 * counted by the call graph, without inlining anything.
 */
public final class InlinedSize {

  /** Nobody needs more exact numbers. */
  private static final long MOST = Long.MAX_VALUE >> 2;

  private final Map<String, Long> sizes = new HashMap<>();

  private InlinedSize() {}

  /** The sizes of all functions that calls lead to; there is no recursion. */
  public static InlinedSize of(List<CallEdge> calls) {
    InlinedSize all = new InlinedSize();
    for (FunctionHandle function : Reachability.calleesFirst(calls)) {
      function
          .function()
          .map(DeviceFunction::body)
          .ifPresent(body -> all.sizes.put(function.symbol(), all.of(body)));
    }
    return all;
  }

  /** The size of code that calls these functions. */
  public long of(Block code) {
    OperationCount count = new OperationCount();
    count.scan(code);
    long size = count.operations;
    for (String callee : count.callees) {
      size = Math.min(MOST, size + sizes.getOrDefault(callee, 0L));
    }
    return size;
  }

  /** The size of one of the functions; 0 of one in another module. */
  public long of(FunctionHandle function) {
    return sizes.getOrDefault(function.symbol(), 0L);
  }

  private static final class OperationCount extends ModelScanner {
    private final List<String> callees = new ArrayList<>();
    private long operations;

    @Override
    protected void visit(DeviceStatement statement) {
      operations++;
      super.visit(statement);
    }

    @Override
    protected void visit(DeviceExpression expression) {
      operations++;
      super.visit(expression);
    }

    @Override
    public Void visitCall(Call e) {
      callees.add(e.function());
      return super.visitCall(e);
    }
  }
}
