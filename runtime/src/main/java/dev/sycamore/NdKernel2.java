package dev.sycamore;

import java.io.Serializable;

/** A kernel over work-groups of 2 dimensions. */
@FunctionalInterface
public interface NdKernel2 extends Serializable {
  /** Runs one work-item. */
  void run(NdItem2 item);
}
