package dev.sycamore.soak;

import java.util.Arrays;

/** Comparisons that are made very often; a failed one says what it is about. */
final class SoakChecks {
  private SoakChecks() {}

  static void check(boolean holds, String what) {
    if (!holds) {
      throw new AssertionError(what);
    }
  }

  static void checkAll(int[] a, int expected, String what) {
    for (int i = 0; i < a.length; i++) {
      check(a[i] == expected, what + ": [" + i + "] is " + a[i] + ", not " + expected);
    }
  }

  static void checkEqual(int[] a, int[] expected, String what) {
    int at = Arrays.mismatch(a, expected);
    if (at >= 0) {
      throw new AssertionError(what + ": [" + at + "] is " + a[at] + ", not " + expected[at]);
    }
  }

  static void checkEqual(float[] a, float[] expected, String what) {
    int at = Arrays.mismatch(a, expected);
    if (at >= 0) {
      throw new AssertionError(what + ": [" + at + "] is " + a[at] + ", not " + expected[at]);
    }
  }
}
