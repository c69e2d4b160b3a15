package dev.sycamore;

/** A function of three {@code float}s: {@code v.zip(w, t, DeviceMath::mix)}. */
@FunctionalInterface
public interface FloatTernaryOperator {

  /** The result. */
  float applyAsFloat(float first, float second, float third);
}
