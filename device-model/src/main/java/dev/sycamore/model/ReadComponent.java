package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;

/** One component of a record value. */
public record ReadComponent(Expression record, int index, SourceSpan span) implements Expression {

  @Override
  public DeviceType type() {
    return ((RecordType) record.type()).components().get(index).type();
  }
}
