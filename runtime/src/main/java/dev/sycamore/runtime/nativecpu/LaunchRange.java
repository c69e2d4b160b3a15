package dev.sycamore.runtime.nativecpu;

import static org.lwjgl.system.MemoryUtil.memPutLong;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;

/**
 * The C structure {@code launch_range} of the native image format. Its dimension 0 is the fastest.
 */
final class LaunchRange {
  static final int SIZE = 128;

  private static final int DIMENSIONS = 3;
  private static final int GLOBAL_SIZE = 0;
  private static final int LOCAL_SIZE = 24;
  private static final int BEGIN = 48;
  private static final int END = 72;
  private static final int GLOBAL_OFFSET = 96;
  private static final int LOCAL_MEMORY = 120;

  private LaunchRange() {}

  /**
   * Writes the structure for all work-groups, or all work-items where there are none.
   *
   * @param counts of these
   */
  static void write(long address, Geometry geometry, IndexExtent counts, long localMemory) {
    for (int fastest = 0; fastest < DIMENSIONS; fastest++) {
      int d = geometry.dimensions() - 1 - fastest;
      long at = address + 8L * fastest;
      boolean used = d >= 0;
      boolean groups = used && geometry.form() == KernelForm.ND_RANGE;
      memPutLong(at + GLOBAL_SIZE, used ? geometry.global().get(d) : 1);
      memPutLong(at + LOCAL_SIZE, groups ? geometry.local().get(d) : 1);
      memPutLong(at + BEGIN, 0);
      memPutLong(at + END, used ? counts.get(d) : 1);
      memPutLong(at + GLOBAL_OFFSET, used ? geometry.offset().get(d) : 0);
    }
    memPutLong(address + LOCAL_MEMORY, localMemory);
  }

  /** Changes the part of one dimension that is run. */
  static void writePart(long address, Geometry geometry, int dimension, int begin, int end) {
    long at = address + 8L * (geometry.dimensions() - 1 - dimension);
    memPutLong(at + BEGIN, begin);
    memPutLong(at + END, end);
  }
}
