package dev.sycamore;

import java.io.Serializable;

/** A kernel over a range of 3 dimensions. */
@FunctionalInterface
public interface RangeKernel3 extends Serializable {
  /** Runs one work-item; {@code k} is the fastest index. */
  void run(int i, int j, int k);
}
