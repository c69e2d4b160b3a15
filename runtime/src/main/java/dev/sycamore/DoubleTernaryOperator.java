package dev.sycamore;

/** A function of three {@code double}s: {@code v.zip(w, t, DeviceMath::mix)}. */
@FunctionalInterface
public interface DoubleTernaryOperator {

  /**
   * The result.
   *
   * @param first the first operand
   * @param second the second operand
   * @param third the third operand
   * @return the value of the function
   */
  double applyAsDouble(double first, double second, double third);
}
