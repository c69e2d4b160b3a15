package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.outliner.library.IntrinsicMethods;
import dev.sycamore.outliner.lowering.context.FunctionReporting;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.types.DeviceTypes;

/** Methods of the JDK and of {@code DeviceMath} that every target has as an operation. */
final class IntrinsicRule implements CallRule {
  private final FunctionReporting context;

  IntrinsicRule(FunctionReporting context) {
    this.context = context;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    return IntrinsicMethods.find(invocation.method()).isPresent();
  }

  @Override
  public Value call(CallSite site) {
    DeviceType type = DeviceTypes.scalar(site.invocation().returnType()).orElseThrow();
    return new Value.Plain(
        new IntrinsicCall(
            IntrinsicMethods.find(site.invocation().method()).orElseThrow(),
            site.plainArguments(),
            type,
            context.spanOf(site.at())));
  }
}
