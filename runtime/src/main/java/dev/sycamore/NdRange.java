package dev.sycamore;

/**
 * A range divided into work-groups of one size. A launch throws {@link IllegalArgumentException}
 * where the local size does not divide the global size.
 */
public sealed interface NdRange permits NdRange1, NdRange2, NdRange3 {

  /**
   * {@code global} work-items in groups of {@code local}.
   *
   * @param global the number of work-items, a multiple of {@code local}
   * @param local the number of work-items in a group
   * @return the range
   * @throws IllegalArgumentException if a number is negative
   */
  static NdRange1 ndRange(int global, int local) {
    return new NdRange1(new Range1(global), new Range1(local));
  }

  /**
   * One dimension.
   *
   * @param global the number of work-items, a multiple of {@code local}
   * @param local the size of a work-group
   * @return the range
   */
  static NdRange1 ndRange(Range1 global, Range1 local) {
    return new NdRange1(global, local);
  }

  /**
   * Two dimensions.
   *
   * @param global the number of work-items in each dimension, a multiple of {@code local}
   * @param local the size of a work-group in each dimension
   * @return the range
   */
  static NdRange2 ndRange(Range2 global, Range2 local) {
    return new NdRange2(global, local);
  }

  /**
   * Three dimensions.
   *
   * @param global the number of work-items in each dimension, a multiple of {@code local}
   * @param local the size of a work-group in each dimension
   * @return the range
   */
  static NdRange3 ndRange(Range3 global, Range3 local) {
    return new NdRange3(global, local);
  }

  /**
   * The number of work-items in each dimension.
   *
   * @return the global size
   */
  Range global();

  /**
   * The size of a work-group in each dimension.
   *
   * @return the local size
   */
  Range local();
}
