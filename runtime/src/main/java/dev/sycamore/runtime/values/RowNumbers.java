package dev.sycamore.runtime.values;

import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.List;

/** The numbers of rows, by identity: a hash table that keeps none of them. */
final class RowNumbers {
  private static final int NONE = -1;

  /** A power of two; at least half of them are free. */
  private int[] slots = new int[32];

  private int[] hashes = new int[16];
  private int count;

  RowNumbers() {
    Arrays.fill(slots, NONE);
  }

  /** The number of a row among all; negative if it is none of them. */
  int find(Object row, List<WeakReference<Object>> rows) {
    int hash = System.identityHashCode(row);
    for (int slot = slot(hash); slots[slot] != NONE; slot = (slot + 1) & (slots.length - 1)) {
      int number = slots[slot];
      if (hashes[number] == hash && rows.get(number).get() == row) {
        return number;
      }
    }
    return NONE;
  }

  /**
   * Adds a row that is none of the others.
   *
   * @param number as many as there are
   */
  void add(Object row, int number) {
    if (number == hashes.length) {
      hashes = Arrays.copyOf(hashes, 2 * hashes.length);
      slots = new int[2 * slots.length];
      Arrays.fill(slots, NONE);
      for (int i = 0; i < count; i++) {
        put(i);
      }
    }
    hashes[number] = System.identityHashCode(row);
    count = number + 1;
    put(number);
  }

  private void put(int number) {
    int slot = slot(hashes[number]);
    while (slots[slot] != NONE) {
      slot = (slot + 1) & (slots.length - 1);
    }
    slots[slot] = number;
  }

  private int slot(int hash) {
    return (hash ^ hash >>> 16) & (slots.length - 1);
  }
}
