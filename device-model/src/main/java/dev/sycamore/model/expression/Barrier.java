package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.VoidType;

/** A work-group barrier that orders local and global memory. */
public record Barrier(SourceSpan span) implements DeviceExpression {

  @Override
  public DeviceType type() {
    return VoidType.VOID;
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitBarrier(this);
  }
}
