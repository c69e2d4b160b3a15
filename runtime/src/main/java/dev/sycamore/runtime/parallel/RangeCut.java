package dev.sycamore.runtime.parallel;

import dev.sycamore.runtime.range.IndexExtent;

/**
 * How an index space is cut for several threads: along one dimension, into units that are not cut.
 * Dimension 0 is the slowest; a unit of it is contiguous in arrays that are indexed as the space.
 *
 * @param dimension that is cut
 * @param size of that dimension
 * @param grain how many indices of it are a unit; the last unit may have fewer
 */
public record RangeCut(int dimension, int size, int grain) {
  /** Work-items of the fastest dimension in a unit: whole vectors, and whole cache lines. */
  private static final int GRAIN = 64;

  /** The same where there are few: one vector of the widest. */
  private static final int SMALL_GRAIN = 16;

  /** With fewer units for each thread another dimension is cut. */
  private static final int FEW = 8;

  /**
   * Cuts a space of work-items along its slowest dimension that has enough units, or else along the
   * one that has most.
   *
   * @param sizes no size is 0
   */
  public static RangeCut ofItems(IndexExtent sizes, int threads) {
    return of(sizes, threads, true);
  }

  /** Cuts a space of work-groups in the same way; a group is never cut. */
  public static RangeCut ofGroups(IndexExtent sizes, int threads) {
    return of(sizes, threads, false);
  }

  private static RangeCut of(IndexExtent sizes, int threads, boolean items) {
    int wanted = threads == 1 ? 1 : threads * FEW;
    RangeCut best = null;
    for (int d = 0; d < sizes.dimensions() && (best == null || best.units() < wanted); d++) {
      int size = sizes.get(d);
      boolean vectors = items && d == sizes.dimensions() - 1;
      RangeCut cut = new RangeCut(d, size, vectors ? grain(size, threads) : 1);
      best = best == null || cut.units() > best.units() ? cut : best;
    }
    return best;
  }

  private static int grain(int size, int threads) {
    if (size >= (long) GRAIN * FEW * threads) {
      return GRAIN;
    }
    return size >= (long) SMALL_GRAIN * threads ? SMALL_GRAIN : Math.max(1, size / threads);
  }

  /** How many units there are. */
  public int units() {
    return size / grain + (size % grain == 0 ? 0 : 1);
  }

  /** The first index of a unit, or the end of the dimension. */
  public int index(int unit) {
    return (int) Math.min(size, (long) unit * grain);
  }
}
