package dev.sycamore.runtime.range;

import java.util.Arrays;

/** One number for each of 1 to 3 dimensions; dimension 0 is the slowest. */
public final class IndexExtent {
  private final int[] values;

  private IndexExtent(int[] values) {
    this.values = values;
  }

  /** An extent of a copy of these numbers. */
  public static IndexExtent of(int... values) {
    return new IndexExtent(values.clone());
  }

  /** An extent of numbers that nobody else has. */
  public static IndexExtent owning(int[] values) {
    return new IndexExtent(values);
  }

  /** The same number in every dimension. */
  public static IndexExtent filled(int dimensions, int value) {
    int[] values = new int[dimensions];
    Arrays.fill(values, value);
    return new IndexExtent(values);
  }

  /** 1 to 3. */
  public int dimensions() {
    return values.length;
  }

  /** The number of one dimension. */
  public int get(int dimension) {
    return values[dimension];
  }

  /** The same extent but for one dimension. */
  public IndexExtent with(int dimension, int value) {
    int[] changed = values.clone();
    changed[dimension] = value;
    return new IndexExtent(changed);
  }

  /** The product of all. */
  public long product() {
    long product = 1;
    for (int value : values) {
      product = Math.multiplyExact(product, value);
    }
    return product;
  }

  /** The numbers; a new array. */
  public int[] toArray() {
    return values.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof IndexExtent that && Arrays.equals(values, that.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return Arrays.toString(values);
  }
}
