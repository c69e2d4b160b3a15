package dev.sycamore.runtime.launch;

import dev.sycamore.binding.touched.Touch;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.touched.ElementParts;
import dev.sycamore.runtime.touched.LaunchValues;
import java.util.List;

/**
 * The captured arrays of which one launch may use less than all elements. Nothing is computed
 * before an array is copied: many launches use arrays where they are.
 */
final class LaunchParts {
  private final LaunchPlan plan;
  private final Geometry geometry;
  private final Object[] values;

  /** A work-item that reports something may end before it has written. */
  private boolean reports;

  /** The same whoever computes it. */
  private volatile LaunchValues ofLaunch;

  /**
   * @param values what was captured; null for what the kernel does not use
   */
  LaunchParts(LaunchPlan plan, Geometry geometry, Object[] values) {
    this.plan = plan;
    this.geometry = geometry;
    this.values = values;
    this.reports = plan.reports();
  }

  /** No work-item reports anything; before anybody asks for elements. */
  void reportNothing() {
    reports = false;
  }

  /** The elements that are used of the array in an argument; null if nothing is known of them. */
  ElementParts of(int argument, int length) {
    List<Touch> touches = plan.touches(argument);
    if (touches == null) {
      return null;
    }
    LaunchValues known = ofLaunch;
    if (known == null) {
      known = new LaunchValues(geometry, values);
      ofLaunch = known;
    }
    return ElementParts.of(touches, length, known, !reports);
  }
}
