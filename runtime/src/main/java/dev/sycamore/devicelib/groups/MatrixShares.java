package dev.sycamore.devicelib.groups;

/**
 * Who holds which element of a tile where the target does not multiply matrices. Elements are
 * counted along lines: columns of the left matrix, rows of the others. Of a sub-group of n the
 * work-item i holds element i, i + n, i + 2n... Sub-groups have 1, 2, 4... 64 work-items, so what
 * they hold at one place is a part of one line, or some whole lines; and the elements that they
 * need of each other at the same time are at the same place of all of them.
 */
final class MatrixShares {
  private MatrixShares() {}

  /** How many places of a work-item make a line of {@code length} elements: 1 or more. */
  static int parts(int length) {
    return Math.max(1, length / Lanes.width());
  }

  /** How many lines of {@code length} elements are at one place: 1 or more. */
  static int lines(int length) {
    return Math.max(1, Lanes.width() / length);
  }
}
