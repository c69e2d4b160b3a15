package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;

/** One component of a record value. */
public record ReadComponent(DeviceExpression record, int index, SourceSpan span)
    implements DeviceExpression {

  @Override
  public DeviceType type() {
    return ((RecordType) record.type()).components().get(index).type();
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitReadComponent(this);
  }
}
