package dev.sycamore.runtime.launch;

import dev.sycamore.runtime.launch.LaunchArgument.BufferArgument;
import dev.sycamore.runtime.launch.LaunchArgument.MemoryArgument;
import dev.sycamore.runtime.range.BufferRegion;
import dev.sycamore.runtime.values.HostArrays;
import java.util.Arrays;

/** The numbers that a launch captured, and the lengths of its memory. */
final class LaunchNumbers {
  private final Object[] values;
  private final int[] lengths;

  /**
   * @param arguments how many there are
   */
  LaunchNumbers(int arguments) {
    this.values = new Object[arguments];
    this.lengths = new int[arguments];
    Arrays.fill(lengths, -1);
  }

  /** Adds what an argument is made of. */
  void add(int number, Object value, LaunchArgument argument) {
    int length = length(value, argument);
    lengths[number] = length;
    // No array is kept from being collected.
    values[number] =
        length >= 0 ? length : value instanceof Number || value instanceof Character ? value : null;
  }

  private static int length(Object value, LaunchArgument argument) {
    if (argument instanceof MemoryArgument memory) {
      return memory.view().size();
    } else if (argument instanceof BufferArgument buffer) {
      BufferRegion region = buffer.access().view().region();
      return region.dimensions() == 1 ? region.range(0) : -1;
    }
    return value.getClass().isArray() ? HostArrays.length(value) : -1;
  }

  /** By the number of the argument: numbers, and lengths as numbers; null for all others. */
  Object[] values() {
    return values;
  }

  /** The length of an argument's memory; -1 where it has none with one dimension. */
  int length(int argument) {
    return lengths[argument];
  }
}
