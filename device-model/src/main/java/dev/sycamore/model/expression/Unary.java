package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;

/** JLS 15.15. The operand is already promoted; the result has its type. */
public record Unary(UnaryOperator operator, DeviceExpression operand, SourceSpan span)
    implements DeviceExpression {

  @Override
  public DeviceType type() {
    return operand.type();
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitUnary(this);
  }
}
