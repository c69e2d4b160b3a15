package dev.sycamore;

/** A work-item of a kernel over a range of 1 dimension. */
public final class Item1 extends Item {
  private Item1(int[] id, int[] range) {
    super(id, range);
  }

  /**
   * The work-item at an index: for tests that call a {@code @Kernel} method themselves, and for
   * generated launchers.
   *
   * @throws IndexOutOfBoundsException if the index is not in the range
   */
  public static Item1 of(int i, Range1 range) {
    return new Item1(new int[] {i}, range.toArray());
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
