package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ViewType;

/** A {@link ConstantArray} of the unit as a view in {@link AddressSpace#CONSTANT}. */
public record ConstantArrayRef(ConstantArray array, SourceSpan span) implements DeviceExpression {

  @Override
  public DeviceType type() {
    return new ViewType(array.element(), 1, AddressSpace.CONSTANT);
  }

  @Override
  public boolean isTrivial() {
    return true;
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitConstantArrayRef(this);
  }
}
