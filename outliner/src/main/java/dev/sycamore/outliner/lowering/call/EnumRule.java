package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;

/** {@code ordinal()}: what an enum constant is on a device anyway. */
final class EnumRule implements CallRule {
  private final FunctionContext context;

  EnumRule(FunctionContext context) {
    this.context = context;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    return invocation.method().name().equals("ordinal")
        && invocation.method().owner().canonicalName().equals("java.lang.Enum");
  }

  @Override
  public Value call(CallSite site) {
    return site.receiver()
        .orElseGet(() -> context.thisObject().value(context, (Expression) site.at()));
  }
}
