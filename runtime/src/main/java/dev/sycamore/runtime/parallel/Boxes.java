package dev.sycamore.runtime.parallel;

import dev.sycamore.runtime.range.IndexExtent;
import java.util.ArrayList;
import java.util.List;

/** Cuts an index space into boxes for several threads. Dimension 0 is the slowest. */
public final class Boxes {
  /** More parts than threads, so that a thread with easy parts takes more of them. */
  private static final int PARTS_PER_THREAD = 8;

  /** Parts of the fastest dimension begin at multiples of this, for the vector units' sake. */
  private static final int GRAIN = 64;

  private Boxes() {}

  /** A box; {@code end} is exclusive. */
  public record Box(IndexExtent begin, IndexExtent end) {}

  /**
   * Cuts a range along its slowest dimension that has enough indices, or else along its longest.
   *
   * @param sizes no size is 0
   */
  public static List<Box> cut(IndexExtent sizes, int threads) {
    int wanted = threads == 1 ? 1 : threads * PARTS_PER_THREAD;
    int along = 0;
    for (int d = 0; d < sizes.dimensions() && sizes.get(along) < wanted; d++) {
      if (sizes.get(d) > sizes.get(along)) {
        along = d;
      }
    }
    int size = sizes.get(along);
    int grain = along == sizes.dimensions() - 1 && size >= GRAIN * wanted ? GRAIN : 1;
    int step = ceilDiv(ceilDiv(size, wanted), grain) * grain;
    IndexExtent origin = IndexExtent.filled(sizes.dimensions(), 0);
    List<Box> boxes = new ArrayList<>();
    for (long begin = 0; begin < size; begin += step) {
      int end = (int) Math.min(size, begin + step);
      boxes.add(new Box(origin.with(along, (int) begin), sizes.with(along, end)));
    }
    return boxes;
  }

  private static int ceilDiv(int a, int b) {
    return a / b + (a % b == 0 ? 0 : 1);
  }
}
