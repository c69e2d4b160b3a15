package dev.sycamore;

import java.io.Serializable;

/** A kernel over work-groups of 3 dimensions. */
@FunctionalInterface
public interface NdKernel3 extends Serializable {
  /** Runs one work-item. */
  void run(NdItem3 item);
}
