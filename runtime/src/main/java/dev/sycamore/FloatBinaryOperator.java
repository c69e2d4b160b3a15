package dev.sycamore;

/** A function of two {@code float}s: {@code v.zip(w, DeviceMath::pow)}. */
@FunctionalInterface
public interface FloatBinaryOperator {

  /**
   * The result.
   *
   * @param left the first operand
   * @param right the second operand
   * @return the value of the function
   */
  float applyAsFloat(float left, float right);
}
