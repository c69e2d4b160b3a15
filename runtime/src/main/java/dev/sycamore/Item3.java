package dev.sycamore;

/** A work-item of a kernel over a range of 3 dimension(s). */
public final class Item3 extends Item {
  Item3(int[] id, int[] range) {
    super(id, range);
  }
}
