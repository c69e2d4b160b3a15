package dev.sycamore;

/** A function of three {@code float}s: {@code v.zip(w, t, DeviceMath::mix)}. */
@FunctionalInterface
public interface FloatTernaryOperator {

  /**
   * The result.
   *
   * @param first the first operand
   * @param second the second operand
   * @param third the third operand
   * @return the value of the function
   */
  float applyAsFloat(float first, float second, float third);
}
