package dev.sycamore;

/** The extent of an index space; the last dimension is the fastest. */
public sealed interface Range permits Range1, Range2, Range3 {

  /**
   * A range of one dimension.
   *
   * @param n the number of indices
   * @return the range, from 0 on
   * @throws IllegalArgumentException if the size is negative
   */
  static Range1 range(int n) {
    return new Range1(n);
  }

  /**
   * A range of one dimension with {@code long} indices, which may have more than 2^31 - 1 of them.
   *
   * @param n the number of indices
   * @return the range, from 0 on
   * @throws IllegalArgumentException if the size is negative or more than (2^31 - 1) * 2^20
   */
  static LongRange1 range(long n) {
    return new LongRange1(n, 0);
  }

  /**
   * A range of two dimensions.
   *
   * @param n0 the size of dimension 0, the slowest
   * @param n1 the size of dimension 1, the fastest
   * @return the range, from 0 on in each dimension
   * @throws IllegalArgumentException if a size is negative
   */
  static Range2 range(int n0, int n1) {
    return new Range2(n0, n1);
  }

  /**
   * A range of three dimensions.
   *
   * @param n0 the size of dimension 0, the slowest
   * @param n1 the size of dimension 1
   * @param n2 the size of dimension 2, the fastest
   * @return the range, from 0 on in each dimension
   * @throws IllegalArgumentException if a size is negative
   */
  static Range3 range(int n0, int n1, int n2) {
    return new Range3(n0, n1, n2);
  }

  /**
   * 1, 2 or 3.
   *
   * @return the number of dimensions
   */
  int dimensions();

  /**
   * The sizes, the last one the fastest; a new array.
   *
   * @return the sizes, one for each dimension
   */
  int[] toArray();

  /**
   * The size of one dimension.
   *
   * @param dimension from 0, the slowest, to {@link #dimensions()} - 1
   * @return the size
   * @throws IndexOutOfBoundsException if there is no such dimension
   */
  default int get(int dimension) {
    return toArray()[dimension];
  }

  /**
   * The number of indices.
   *
   * @return the product of the sizes; 0 for an empty range
   * @throws ArithmeticException if it is more than 2^63 - 1
   */
  default long size() {
    long size = 1;
    for (int n : toArray()) {
      size = Math.multiplyExact(size, n);
    }
    return size;
  }
}
