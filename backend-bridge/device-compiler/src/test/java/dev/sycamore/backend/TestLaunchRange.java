package dev.sycamore.backend;

import java.nio.ByteBuffer;
import org.lwjgl.system.MemoryUtil;

/** The {@code launch_range} of section 2 of the formats; dimension 0 is the fastest. */
final class TestLaunchRange {

  private final long[] globalSize = {1, 1, 1};
  private final long[] localSize = {1, 1, 1};
  private final long[] begin = {0, 0, 0};
  private final long[] end = {1, 1, 1};
  private final long[] offset = {0, 0, 0};

  private TestLaunchRange() {}

  static TestLaunchRange singleTask() {
    return new TestLaunchRange();
  }

  /** All work-items of a range. */
  static TestLaunchRange range(long... sizes) {
    TestLaunchRange range = new TestLaunchRange();
    for (int d = 0; d < sizes.length; d++) {
      range.globalSize[d] = sizes[d];
      range.end[d] = sizes[d];
    }
    return range;
  }

  /** All work-groups of an nd-range. */
  static TestLaunchRange ndRange(long[] global, long[] local) {
    TestLaunchRange range = new TestLaunchRange();
    for (int d = 0; d < global.length; d++) {
      range.globalSize[d] = global[d];
      range.localSize[d] = local[d];
      range.end[d] = global[d] / local[d];
    }
    return range;
  }

  /** The part of one dimension from {@code from} to before {@code to}. */
  TestLaunchRange part(int dimension, long from, long to) {
    begin[dimension] = from;
    end[dimension] = to;
    return this;
  }

  TestLaunchRange offset(long... offsets) {
    System.arraycopy(offsets, 0, offset, 0, offsets.length);
    return this;
  }

  /** The structure in native memory, for the caller to free. */
  ByteBuffer toBuffer(long localMemory) {
    ByteBuffer bytes = MemoryUtil.memAlloc(128);
    int at = 0;
    for (long[] field : new long[][] {globalSize, localSize, begin, end, offset}) {
      for (long value : field) {
        bytes.putLong(at, value);
        at += 8;
      }
    }
    bytes.putLong(120, localMemory);
    return bytes;
  }
}
