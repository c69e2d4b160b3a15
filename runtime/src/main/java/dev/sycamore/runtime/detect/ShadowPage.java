package dev.sycamore.runtime.detect;

import java.util.Arrays;

/**
 * Who has used a page of memory: for each granule the last write, two reads and, if there are any,
 * two atomic operations, as the numbers of the work-item, the stamp and the site. A granule is as
 * large as the smallest access of the page was.
 */
final class ShadowPage {

  /** The bytes of a page, as a power of two. */
  static final int BITS = 12;

  /** The numbers of one use. */
  static final int USE = 3;

  static final int STAMP = 1;
  static final int SITE = 2;

  static final int WRITE = 0;
  static final int READ = USE;

  /** A write and two reads. */
  static final int CELL = 3 * USE;

  /** Two atomic operations. */
  static final int ATOMIC_CELL = 2 * USE;

  private int granuleBits;
  private int[] cells;
  private int[] atomics;

  ShadowPage(int granuleBits) {
    this.granuleBits = granuleBits;
    this.cells = new int[CELL << (BITS - granuleBits)];
  }

  int granuleBits() {
    return granuleBits;
  }

  int[] cells() {
    return cells;
  }

  /** Null if no operation was atomic. */
  int[] atomics() {
    return atomics;
  }

  int[] atomicsToWrite() {
    if (atomics == null) {
      atomics = new int[ATOMIC_CELL << (BITS - granuleBits)];
    }
    return atomics;
  }

  /** Makes granules smaller. */
  void refine(int bits) {
    cells = split(cells, CELL, granuleBits - bits);
    atomics = atomics == null ? null : split(atomics, ATOMIC_CELL, granuleBits - bits);
    granuleBits = bits;
  }

  private static int[] split(int[] old, int width, int bits) {
    int[] made = new int[old.length << bits];
    for (int at = 0; at < made.length; at += width) {
      System.arraycopy(old, ((at / width) >> bits) * width, made, at, width);
    }
    return made;
  }

  /** Forgets everything. */
  void clear() {
    Arrays.fill(cells, 0);
    atomics = null;
  }
}
