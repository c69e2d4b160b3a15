package dev.sycamore;

/** The extent of an index space; the last dimension is the fastest. */
public sealed interface Range permits Range1, Range2, Range3 {

  /**
   * A range of one dimension.
   *
   * @throws IllegalArgumentException if the size is negative
   */
  static Range1 range(int n) {
    return new Range1(n);
  }

  /**
   * A range of one dimension with {@code long} indices, which may have more than 2^31 - 1 of them.
   *
   * @throws IllegalArgumentException if the size is negative or more than (2^31 - 1) * 2^20
   */
  static LongRange1 range(long n) {
    return new LongRange1(n, 0);
  }

  /** A range of two dimensions. */
  static Range2 range(int n0, int n1) {
    return new Range2(n0, n1);
  }

  /** A range of three dimensions. */
  static Range3 range(int n0, int n1, int n2) {
    return new Range3(n0, n1, n2);
  }

  /** 1, 2 or 3. */
  int dimensions();

  /** The sizes, the last one the fastest; a new array. */
  int[] toArray();

  /**
   * The size of one dimension.
   *
   * @throws IndexOutOfBoundsException if there is no such dimension
   */
  default int get(int dimension) {
    return toArray()[dimension];
  }

  /** The number of indices. */
  default long size() {
    long size = 1;
    for (int n : toArray()) {
      size = Math.multiplyExact(size, n);
    }
    return size;
  }
}
