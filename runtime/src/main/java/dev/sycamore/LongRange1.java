package dev.sycamore;

/**
 * A range of 1 dimension whose indices are {@code long}: {@code Range.range(5_000_000_000L)}. Its
 * kernels are {@link LongRangeKernel1}.
 *
 * @param size the number of indices
 * @param offset the first index
 */
public record LongRange1(long size, long offset) {
  /** Devices have ranges of two dimensions for it: so many rows of 2^20. */
  private static final long MOST = (long) Integer.MAX_VALUE << 20;

  /**
   * Makes a range.
   *
   * @param size the number of indices
   * @param offset the first index
   * @throws IllegalArgumentException if a number is negative, or the sum of both is more than (2^31
   *     - 1) * 2^20
   */
  public LongRange1 {
    if (size < 0 || offset < 0) {
      throw new IllegalArgumentException(
          "negative " + (size < 0 ? "size of a range: " + size : "offset of a range: " + offset));
    }
    if (size > MOST || offset > MOST - size) {
      throw new IllegalArgumentException(
          "the offset " + offset + " and the size " + size + ": their sum is at most " + MOST);
    }
  }

  /**
   * The range with indices that begin at an offset.
   *
   * @param first the first index
   * @return a range of the same size
   * @throws IllegalArgumentException if the offset is negative, or the sum of both is more than
   *     (2^31 - 1) * 2^20
   */
  public LongRange1 withOffset(long first) {
    return new LongRange1(size, first);
  }
}
