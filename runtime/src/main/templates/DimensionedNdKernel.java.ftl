package dev.sycamore;

import java.io.Serializable;

/** A kernel over work-groups of ${dim.text}. */
@FunctionalInterface
public interface NdKernel${dim.count} extends Serializable {
  /**
   * Runs one work-item.
   *
   * @param item the work-item
   */
  void run(NdItem${dim.count} item);
}
