package dev.sycamore.runtime.values;

import dev.sycamore.runtime.parallel.HostThreadPool;

/** Copies of many elements, which several threads do together. */
public final class PartedCopies {
  /** A part takes longer than a thread needs to begin it. */
  private static final int PART_BYTES = 1 << 18;

  private PartedCopies() {}

  /** Copies a part of the elements. */
  public interface Part {
    /** Copies {@code count} elements from an index on. */
    void copy(int from, int count);
  }

  /**
   * Copies elements from an index on.
   *
   * @param size of an element, in bytes
   */
  public static void run(int from, int count, int size, Part part) {
    int step = Math.max(1, PART_BYTES / size);
    if (count < 2 * step) {
      part.copy(from, count);
      return;
    }
    HostThreadPool.shared()
        .run(
            (count - 1) / step + 1,
            (k, worker) -> part.copy(from + k * step, Math.min(step, count - k * step)));
  }
}
