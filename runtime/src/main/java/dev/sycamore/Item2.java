package dev.sycamore;

/** A work-item of a kernel over a range of 2 dimension(s). */
public final class Item2 extends Item {
  Item2(int[] id, int[] range) {
    super(id, range);
  }
}
