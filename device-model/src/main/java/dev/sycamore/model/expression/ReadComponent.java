package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;

/** One component of a record value. */
public record ReadComponent(Expression record, int index, SourceSpan span) implements Expression {

  @Override
  public DeviceType type() {
    return ((RecordType) record.type()).components().get(index).type();
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitReadComponent(this);
  }
}
