package dev.sycamore;

/** A work-item of a kernel over a range of 2 dimensions. */
public final class Item2 extends Item {
  private Item2(int[] id, int[] range) {
    super(id, range);
  }

  /**
   * The work-item at an index: for tests that call a {@code @Kernel} method themselves, and for
   * generated launchers.
   *
   * @throws IndexOutOfBoundsException if the index is not in the range
   */
  public static Item2 of(int i, int j, Range2 range) {
    return new Item2(new int[] {i, j}, range.toArray());
  }
}
