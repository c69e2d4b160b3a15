package dev.sycamore.backend.worker.checks;

import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Between which two numbers a value is in all passes of the loops of a nest. Both are integers of
 * 64 bits, written before the nest, that do not overflow.
 *
 * @param low the least
 * @param high the greatest; the same object if the value is the same in all passes
 * @param bits both are at most 2 to the power of this, or at least minus that
 */
record IndexRange(LLVMValueRef low, LLVMValueRef high, int bits) {

  /** With these bits the sum of two numbers does not overflow. */
  private static final int MOST_BITS = 61;

  static IndexRange single(LLVMValueRef value, int bits) {
    return new IndexRange(value, value, bits);
  }

  boolean isSingle() {
    return low.equals(high);
  }

  /** Whether more can be computed from it. */
  boolean isExact() {
    return bits <= MOST_BITS;
  }
}
