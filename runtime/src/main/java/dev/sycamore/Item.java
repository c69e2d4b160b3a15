package dev.sycamore;

import java.util.Objects;

/** A work-item of a kernel without work-groups. */
public abstract class Item {
  private final int[] id;
  private final int[] range;

  Item(int[] id, int[] range) {
    for (int d = 0; d < id.length; d++) {
      Objects.checkIndex(id[d], range[d]);
    }
    this.id = id;
    this.range = range;
  }

  /**
   * The index in one dimension, 0 being the slowest.
   *
   * @param dimension from 0 to the number of dimensions - 1
   * @return the index, from 0 to {@link #globalRange} - 1
   */
  public final int globalId(int dimension) {
    return id[dimension];
  }

  /**
   * The size of the range in one dimension.
   *
   * @param dimension from 0, the slowest, to the number of dimensions - 1
   * @return the number of indices
   */
  public final int globalRange(int dimension) {
    return range[dimension];
  }

  /**
   * The row-major index in the whole range: the same as {@link #globalLinearId}.
   *
   * @return the index, from 0 on
   */
  public final long linearId() {
    return globalLinearId();
  }

  /**
   * The row-major index in the whole range.
   *
   * @return the index, from 0 on
   */
  public final long globalLinearId() {
    long linear = 0;
    for (int d = 0; d < id.length; d++) {
      linear = linear * range[d] + id[d];
    }
    return linear;
  }
}
