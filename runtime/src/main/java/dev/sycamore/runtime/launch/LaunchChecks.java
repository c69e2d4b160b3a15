package dev.sycamore.runtime.launch;

import dev.sycamore.binding.touched.Touch;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.touched.AccessRanges;
import dev.sycamore.runtime.touched.LaunchValues;
import java.util.Arrays;
import java.util.List;

/**
 * Whether no check of a launch can fail: those of the kernel are of indices that are known, and all
 * of them are in range. Then the launch reports nothing, and is one without checks to all others.
 */
final class LaunchChecks {

  /**
   * The last launch that was looked at: programs launch a kernel again and again alike.
   *
   * @param values captured numbers, and lengths of memory
   */
  private record Seen(Geometry geometry, List<Object> values, boolean hold) {}

  private volatile Seen last;

  /** Whether all hold. */
  boolean hold(LaunchPlan plan, Geometry geometry, LaunchNumbers numbers) {
    Seen seen = last;
    List<Object> values = Arrays.asList(numbers.values());
    if (seen == null || !seen.geometry.equals(geometry) || !seen.values.equals(values)) {
      seen = new Seen(geometry, values, find(plan, geometry, numbers));
      last = seen;
    }
    return seen.hold;
  }

  private static boolean find(LaunchPlan plan, Geometry geometry, LaunchNumbers numbers) {
    LaunchValues ofLaunch = new LaunchValues(geometry, numbers.values());
    for (int i = 0; i < plan.arguments(); i++) {
      if (plan.usesElements(i)) {
        List<Touch> touches = plan.touches(i);
        int length = numbers.length(i);
        if (touches == null || length < 0 || !AccessRanges.areWithin(touches, length, ofLaunch)) {
          return false;
        }
      }
    }
    return true;
  }
}
