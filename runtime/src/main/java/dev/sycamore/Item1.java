package dev.sycamore;

/** A work-item of a kernel over a range of 1 dimension(s). */
public final class Item1 extends Item {
  Item1(int[] id, int[] range) {
    super(id, range);
  }

  /** The index in the range. */
  public int globalId() {
    return globalId(0);
  }

  /** The size of the range. */
  public int globalRange() {
    return globalRange(0);
  }
}
