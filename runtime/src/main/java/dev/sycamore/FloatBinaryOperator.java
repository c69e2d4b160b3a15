package dev.sycamore;

/** A function of two {@code float}s: {@code v.zip(w, DeviceMath::pow)}. */
@FunctionalInterface
public interface FloatBinaryOperator {

  /** The result. */
  float applyAsFloat(float left, float right);
}
