package dev.sycamore.runtime.launch;

import dev.sycamore.binding.touched.Touch;
import dev.sycamore.runtime.launch.LaunchArgument.ArrayArgument;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.touched.LaunchValues;
import java.util.List;

/** Finds the captured arrays of which a launch may use less than all elements. */
final class LaunchParts {

  /** So much is copied in the time that it takes to find out which elements are used. */
  private static final int MOST_BYTES = 1 << 14;

  private LaunchParts() {}

  /**
   * Gives arrays what is known of the elements that the launch touches.
   *
   * @param values what was captured; null for what the kernel does not use
   */
  static void find(
      LaunchPlan plan, Geometry geometry, Object[] values, List<LaunchArgument> arguments) {
    LaunchValues ofLaunch = null;
    for (int i = 0; i < values.length; i++) {
      if (arguments.get(i) instanceof ArrayArgument array
          && (array.bytes() > MOST_BYTES || plan.looksAtAllArrays())) {
        List<Touch> touches = plan.touches(i);
        if (touches != null) {
          if (ofLaunch == null) {
            ofLaunch = new LaunchValues(geometry, values);
          }
          // A work-item that reports something may end before it has written.
          array.touches(touches, ofLaunch, !plan.reports());
        }
      }
    }
  }
}
