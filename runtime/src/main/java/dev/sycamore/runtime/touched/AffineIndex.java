package dev.sycamore.runtime.touched;

import java.util.Arrays;

/** A constant and multiples of the indices of a work-item. */
final class AffineIndex {
  static final int DIMENSIONS = 3;
  static final int GLOBAL = 0;
  static final int LOCAL = DIMENSIONS;
  static final int GROUP = 2 * DIMENSIONS;
  static final int INDICES = 3 * DIMENSIONS;

  private final long constant;

  /** Of the global indices by dimension, then of the local ones, then of the groups'. */
  private final long[] factors;

  private AffineIndex(long constant, long[] factors) {
    this.constant = constant;
    this.factors = factors;
  }

  static AffineIndex constant(long value) {
    return new AffineIndex(value, new long[INDICES]);
  }

  static AffineIndex index(int index) {
    long[] factors = new long[INDICES];
    factors[index] = 1;
    return new AffineIndex(0, factors);
  }

  long constant() {
    return constant;
  }

  /** How much a step of an index adds. */
  long factor(int index) {
    return factors[index];
  }

  boolean isConstant() {
    return Arrays.stream(factors).allMatch(f -> f == 0);
  }

  /** The sum of this and a multiple of another. */
  AffineIndex plus(AffineIndex other, long times) {
    long[] sum = new long[INDICES];
    for (int i = 0; i < INDICES; i++) {
      sum[i] = factors[i] + times * other.factors[i];
    }
    return new AffineIndex(constant + times * other.constant, sum);
  }

  AffineIndex times(long factor) {
    return constant(0).plus(this, factor);
  }

  /** The index that this is; -1 if it is anything else. */
  int onlyIndex() {
    int only = -1;
    for (int i = 0; i < INDICES; i++) {
      if (factors[i] != 0) {
        if (only >= 0 || factors[i] != 1) {
          return -1;
        }
        only = i;
      }
    }
    return constant == 0 ? only : -1;
  }

  /**
   * Whether local indices and those of groups are independent of the others in it.
   *
   * @param guarded the global indices that are restricted, which restricts those as well
   */
  boolean isIndependent(boolean[] guarded) {
    for (int d = 0; d < DIMENSIONS; d++) {
      boolean global = factors[GLOBAL + d] != 0 || guarded[d];
      if (global && (factors[LOCAL + d] != 0 || factors[GROUP + d] != 0)) {
        return false;
      }
    }
    return true;
  }
}
