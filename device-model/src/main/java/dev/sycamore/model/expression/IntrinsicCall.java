package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;
import java.util.List;

/** An {@link Intrinsic} applied to its operands. */
public record IntrinsicCall(
    Intrinsic intrinsic, List<DeviceExpression> arguments, DeviceType type, SourceSpan span)
    implements DeviceExpression {

  public IntrinsicCall {
    arguments = List.copyOf(arguments);
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitIntrinsicCall(this);
  }
}
