package dev.sycamore;

/** A function of three {@code double}s: {@code v.zip(w, t, DeviceMath::mix)}. */
@FunctionalInterface
public interface DoubleTernaryOperator {

  /** The result. */
  double applyAsDouble(double first, double second, double third);
}
