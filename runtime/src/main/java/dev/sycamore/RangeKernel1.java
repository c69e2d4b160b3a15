package dev.sycamore;

import java.io.Serializable;

/** A kernel over a range of 1 dimension. */
@FunctionalInterface
public interface RangeKernel1 extends Serializable {
  /** Runs one work-item; {@code i} is the index. */
  void run(int i);
}
