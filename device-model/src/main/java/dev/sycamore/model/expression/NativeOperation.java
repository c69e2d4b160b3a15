package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.ScalarType;
import java.util.List;

/**
 * A {@link NativeFunction} applied to FLOATs. Its bits are not the same on every target: it is the
 * one operation for which nothing else is promised than an error. Only code for a target that has
 * {@link TargetQuery.Property#HAS_NATIVE_FUNCTIONS} may reach it.
 *
 * @param operands as many as the function has
 */
public record NativeOperation(
    NativeFunction function, List<DeviceExpression> operands, SourceSpan span)
    implements DeviceExpression {

  public NativeOperation {
    operands = List.copyOf(operands);
  }

  @Override
  public ScalarType type() {
    return ScalarType.FLOAT;
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitNativeOperation(this);
  }
}
