package dev.sycamore;

/** A function of a {@code float}: {@code v.map(DeviceMath::sin)}. */
@FunctionalInterface
public interface FloatUnaryOperator {

  /**
   * The result.
   *
   * @param operand the operand
   * @return the value of the function
   */
  float applyAsFloat(float operand);
}
