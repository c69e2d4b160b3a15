package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import dev.sycamore.outliner.lowering.object.BoundMethod;
import java.util.Optional;

/**
 * Methods of {@code this} of which the compiler knows which one runs: functions that take the
 * fields they use.
 */
final class OwnMethodRule implements CallRule {
  private final FunctionContext context;
  private final FunctionCalls functions;

  OwnMethodRule(FunctionContext context, FunctionCalls functions) {
    this.context = context;
    this.functions = functions;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    return find(call, invocation).isPresent();
  }

  @Override
  public boolean takesAnyValue() {
    return true;
  }

  @Override
  public Value call(CallSite site) {
    BoundMethod method = find(site.at(), site.invocation()).orElseThrow();
    return functions.call(
        site.at(),
        method,
        method.transfer(context.thisObject().around(method.way()), context, site.at()),
        site.arguments());
  }

  private Optional<BoundMethod> find(Node call, Invocation invocation) {
    return BoundMethod.ofThis(context, call, invocation);
  }
}
