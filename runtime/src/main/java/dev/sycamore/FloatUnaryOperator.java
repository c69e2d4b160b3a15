package dev.sycamore;

/** A function of a {@code float}: {@code v.map(DeviceMath::sin)}. */
@FunctionalInterface
public interface FloatUnaryOperator {

  /** The result. */
  float applyAsFloat(float operand);
}
