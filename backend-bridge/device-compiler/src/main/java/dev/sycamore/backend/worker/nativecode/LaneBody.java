package dev.sycamore.backend.worker.nativecode;

import java.util.Optional;

/**
 * The body of a kernel, or a state of one with barriers, for neighbours in dimension 0.
 *
 * @param name the name of the function
 * @param width the number of work-items that it runs
 * @param rest what runs fewer work-items than that, if it pays
 */
record LaneBody(String name, int width, Optional<Rest> rest) {

  /**
   * The same for the first lanes only.
   *
   * @param name the name of the function, whose last parameter is the number of work-items
   * @param fewest how many work-items there have to be
   */
  record Rest(String name, int fewest) {

    /** Whether no work-item ever runs alone. */
    boolean isAlways() {
      return fewest <= 1;
    }
  }
}
