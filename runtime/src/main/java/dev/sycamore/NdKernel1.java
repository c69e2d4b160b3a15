package dev.sycamore;

import java.io.Serializable;

/** A kernel over work-groups of 1 dimension. */
@FunctionalInterface
public interface NdKernel1 extends Serializable {
  /** Runs one work-item. */
  void run(NdItem1 item);
}
