package dev.sycamore.runtime.touched;

import dev.sycamore.runtime.range.ElementRanges.Span;

/** All values that an index may have, from the first to the last. */
record IndexInterval(long first, long last) {

  /** Nobody knows. */
  static final IndexInterval UNKNOWN = new IndexInterval(Integer.MIN_VALUE, Integer.MAX_VALUE);

  /** There is no access. */
  static final IndexInterval NONE = new IndexInterval(0, -1);

  boolean isEmpty() {
    return first > last;
  }

  /** Both, and what is between them. */
  IndexInterval and(IndexInterval other) {
    if (isEmpty()) {
      return other;
    }
    return other.isEmpty()
        ? this
        : new IndexInterval(Math.min(first, other.first), Math.max(last, other.last));
  }

  /** Whether all of it are elements of an array. */
  boolean isWithin(int length) {
    return first >= 0 && last < length;
  }

  /** The elements of an array that have such an index; others cannot be accessed. */
  Span elements(int length) {
    long begin = Math.max(0, first);
    long end = Math.min(length, last + 1);
    return begin < end ? new Span((int) begin, (int) end) : new Span(0, 0);
  }
}
