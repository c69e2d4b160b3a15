package dev.sycamore.samples.skeletons;

import java.io.Serializable;

/**
 * A function of two numbers. Where it combines many, it has to be associative: {@code f(f(a, b), c)
 * = f(a, f(b, c))}, or differences in rounding must not matter.
 */
@FunctionalInterface
public interface FloatFold extends Serializable {

  /** The value for {@code x} and {@code y}. */
  float apply(float x, float y);
}
