package dev.sycamore.samples.skeletons;

import java.io.Serializable;

/** A function of an element and those around it. */
@FunctionalInterface
public interface FloatStencil extends Serializable {

  /** The new value of the element in the middle. */
  float apply(Neighbourhood around);
}
