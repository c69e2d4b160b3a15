package dev.sycamore;

import java.io.Serializable;

/** A kernel over a range of 2 dimensions. */
@FunctionalInterface
public interface RangeKernel2 extends Serializable {
  /** Runs one work-item; {@code j} is the fastest index. */
  void run(int i, int j);
}
