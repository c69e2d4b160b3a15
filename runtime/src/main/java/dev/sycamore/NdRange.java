package dev.sycamore;

/**
 * A range divided into work-groups of one size. A launch throws {@link IllegalArgumentException}
 * where the local size does not divide the global size.
 */
public sealed interface NdRange permits NdRange1, NdRange2, NdRange3 {

  /** {@code global} work-items in groups of {@code local}. */
  static NdRange1 ndRange(int global, int local) {
    return new NdRange1(new Range1(global), new Range1(local));
  }

  /** One dimension. */
  static NdRange1 ndRange(Range1 global, Range1 local) {
    return new NdRange1(global, local);
  }

  /** Two dimensions. */
  static NdRange2 ndRange(Range2 global, Range2 local) {
    return new NdRange2(global, local);
  }

  /** Three dimensions. */
  static NdRange3 ndRange(Range3 global, Range3 local) {
    return new NdRange3(global, local);
  }

  /** The number of work-items in each dimension. */
  Range global();

  /** The size of a work-group in each dimension. */
  Range local();
}
