package dev.sycamore.backend.worker.checks;

import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Between which two numbers a value is in all passes of the loops of a nest. Both are integers of
 * 64 bits, written before the nest, that do not overflow.
 *
 * @param low the least
 * @param high the greatest; the same object if the value is the same in all passes
 * @param most both are below this, and at least minus that
 */
record IndexRange(LLVMValueRef low, LLVMValueRef high, long most) {

  /** Of an {@code int}. */
  static final long INT = 1L << 31;

  /** Of a {@code long} that is asked whether it is an index or a part of one. */
  static final long FAR = 1L << 48;

  /** Nothing is known. */
  static final long ANY = Long.MAX_VALUE;

  /** With the product of two {@code int} and some more the limits do not overflow. */
  private static final long GREATEST = 3L << 61;

  static IndexRange single(LLVMValueRef value, long most) {
    return new IndexRange(value, value, most);
  }

  boolean isSingle() {
    return low.equals(high);
  }

  /** Whether more can be computed from it. */
  boolean isExact() {
    return most <= GREATEST;
  }

  /** A bound of sums and differences. */
  static long sum(long one, long other) {
    return one > GREATEST - other ? ANY : one + other;
  }

  /** A bound of products, which are positive where both factors are negative. */
  static long product(long one, long other) {
    return other != 0 && one > (GREATEST - 1) / other ? ANY : one * other + 1;
  }
}
