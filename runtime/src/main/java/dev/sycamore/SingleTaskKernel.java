package dev.sycamore;

import java.io.Serializable;

/** A kernel that runs once. */
@FunctionalInterface
public interface SingleTaskKernel extends Serializable {
  /** Runs the only work-item. */
  void run();
}
