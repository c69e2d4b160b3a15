package dev.sycamore.samples.skeletons;

import java.io.Serializable;

/** A function of an index. */
@FunctionalInterface
public interface IndexMap extends Serializable {

  /** The element at {@code i}. */
  float apply(int i);
}
