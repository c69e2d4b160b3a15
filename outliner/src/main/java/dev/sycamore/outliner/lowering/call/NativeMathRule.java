package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.NativeFunction;
import dev.sycamore.model.expression.NativeOperation;
import dev.sycamore.model.expression.TargetQuery;
import dev.sycamore.outliner.lowering.context.FunctionReporting;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.Locale;

/** Methods of the device library that are native functions of the target. */
final class NativeMathRule implements CallRule {
  private static final String OWNER = "dev.sycamore.devicelib.NativeMath";
  private static final String IS_PRESENT = "isPresent";

  private final FunctionReporting context;

  NativeMathRule(FunctionReporting context) {
    this.context = context;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    return invocation.method().owner().canonicalName().equals(OWNER);
  }

  @Override
  public Value call(CallSite site) {
    return new Value.Plain(operation(site, context.spanOf(site.at())));
  }

  private static DeviceExpression operation(CallSite site, SourceSpan span) {
    String name = site.invocation().method().name();
    return name.equals(IS_PRESENT)
        ? new TargetQuery(TargetQuery.Property.HAS_NATIVE_FUNCTIONS, span)
        : new NativeOperation(
            NativeFunction.valueOf(name.toUpperCase(Locale.ROOT)), site.plainArguments(), span);
  }
}
