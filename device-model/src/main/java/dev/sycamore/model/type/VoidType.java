package dev.sycamore.model.type;

/** The result of a function that returns nothing. */
public enum VoidType implements DeviceType {
  VOID;

  @Override
  public <R> R accept(DeviceTypeVisitor<R> visitor) {
    return visitor.visitVoidType(this);
  }
}
