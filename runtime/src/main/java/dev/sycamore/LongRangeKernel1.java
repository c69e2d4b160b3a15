package dev.sycamore;

import java.io.Serializable;

/** A kernel over a range of 1 dimension with {@code long} indices. */
@FunctionalInterface
public interface LongRangeKernel1 extends Serializable {
  /**
   * Runs one work-item; {@code i} is the index.
   *
   * @param i with the offset of the range
   */
  void run(long i);
}
