package dev.sycamore.outliner.waits;

/** What code does with elements of an array. */
enum ElementUse {
  READ,
  CHANGE,
  READ_AND_CHANGE;

  boolean reads() {
    return this != CHANGE;
  }

  boolean changes() {
    return this != READ;
  }
}
