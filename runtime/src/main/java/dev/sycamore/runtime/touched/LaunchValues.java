package dev.sycamore.runtime.touched;

import dev.sycamore.binding.touched.IndexToken;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.values.HostArrays;

/** What indices of a launch depend on. */
public final class LaunchValues {
  private final Geometry geometry;
  private final long[] numbers;
  private final boolean[] known;

  /**
   * @param arguments what was captured, by the number of the argument; null for what the kernel
   *     does not use
   */
  public LaunchValues(Geometry geometry, Object[] arguments) {
    this.geometry = geometry;
    this.numbers = new long[arguments.length];
    this.known = new boolean[arguments.length];
    for (int i = 0; i < arguments.length; i++) {
      Object value = arguments[i];
      known[i] = true;
      if (value instanceof Integer
          || value instanceof Long
          || value instanceof Short
          || value instanceof Byte) {
        numbers[i] = ((Number) value).longValue();
      } else if (value instanceof Character c) {
        numbers[i] = c;
      } else if (value != null && value.getClass().isArray()) {
        numbers[i] = HostArrays.length(value);
      } else {
        known[i] = false;
      }
    }
  }

  Geometry geometry() {
    return geometry;
  }

  /** Whether a value is known. */
  boolean has(IndexToken.OfLaunch value) {
    int number = value.number();
    return value.quantity().isOfArgument()
        ? number < known.length && known[number]
        : geometry.more().isEmpty() && number < geometry.dimensions();
  }

  /** The least value of those that work-items have. */
  long first(IndexToken.OfLaunch value) {
    int d = value.number();
    return switch (value.quantity()) {
      case GLOBAL_ID -> geometry.offset().get(d);
      case LOCAL_ID, GROUP_ID -> 0;
      case GLOBAL_RANGE -> geometry.global().get(d);
      case LOCAL_RANGE -> geometry.local().get(d);
      case GROUP_RANGE -> geometry.global().get(d) / geometry.local().get(d);
      case VALUE, LENGTH -> numbers[d];
    };
  }

  /** How many values work-items have, one after the other. */
  long count(IndexToken.OfLaunch value) {
    int d = value.number();
    return switch (value.quantity()) {
      case GLOBAL_ID -> geometry.global().get(d);
      case LOCAL_ID -> geometry.local().get(d);
      case GROUP_ID -> geometry.global().get(d) / geometry.local().get(d);
      case GLOBAL_RANGE, LOCAL_RANGE, GROUP_RANGE, VALUE, LENGTH -> 1;
    };
  }
}
