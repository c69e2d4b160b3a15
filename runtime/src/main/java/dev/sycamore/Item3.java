package dev.sycamore;

/** A work-item of a kernel over a range of 3 dimensions. */
public final class Item3 extends Item {
  private Item3(int[] id, int[] range) {
    super(id, range);
  }

  /**
   * The work-item at an index: for tests that call a {@code @Kernel} method themselves, and for
   * generated launchers.
   *
   * @throws IndexOutOfBoundsException if the index is not in the range
   */
  public static Item3 of(int i, int j, int k, Range3 range) {
    return new Item3(new int[] {i, j, k}, range.toArray());
  }
}
