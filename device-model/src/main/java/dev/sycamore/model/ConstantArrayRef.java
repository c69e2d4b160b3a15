package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;

/** A {@link ConstantArray} of the unit as a view in {@link AddressSpace#CONSTANT}. */
public record ConstantArrayRef(ConstantArray array, SourceSpan span) implements Expression {

  @Override
  public DeviceType type() {
    return new ViewType(array.element(), 1, AddressSpace.CONSTANT);
  }
}
