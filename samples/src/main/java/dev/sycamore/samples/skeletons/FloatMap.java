package dev.sycamore.samples.skeletons;

import java.io.Serializable;

/** A function of one number. Serializable, so that a launch can tell which one it is. */
@FunctionalInterface
public interface FloatMap extends Serializable {

  /** The value at {@code x}. */
  float apply(float x);
}
