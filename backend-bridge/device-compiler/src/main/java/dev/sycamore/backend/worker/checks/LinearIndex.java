package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * An index as a factor times a loop's counter, plus an offset: both are written before the loop, as
 * integers of 64 bits that do not overflow. They differ from the index by a multiple of 2^32. So
 * where the sum is within a range of {@code int} in the first and in the last pass, it is in all
 * passes, and it is the index.
 *
 * @param factor null for 0
 * @param factorBits the factor is at most 2 to the power of this, or at least minus that
 * @param offsetBits the same for the offset
 */
record LinearIndex(LLVMValueRef factor, int factorBits, LLVMValueRef offset, int offsetBits) {

  private static final int INT = 32;

  /** Of an {@code int}, which may be -2^31. */
  private static final int INT_BITS = 31;

  /** With these bits the product with an {@code int} and the sum do not overflow. */
  private static final int MOST_FACTOR_BITS = 31;

  private static final int MOST_OFFSET_BITS = 61;

  private boolean isExact() {
    return factorBits <= MOST_FACTOR_BITS && offsetBits <= MOST_OFFSET_BITS;
  }

  /** Writes the parts of indices. */
  static final class Reader {
    private final LLVMBuilderRef builder;
    private final LLVMValueRef counter;
    private final Predicate<LLVMValueRef> outside;
    private final LLVMTypeRef i64;
    private final Map<LLVMValueRef, Optional<LinearIndex>> read = new HashMap<>();

    /**
     * @param builder where it writes, before the loop
     * @param counter the loop's counter
     * @param outside whether a value is known before the loop
     */
    Reader(LLVMBuilderRef builder, LLVMValueRef counter, Predicate<LLVMValueRef> outside) {
      this.builder = builder;
      this.counter = counter;
      this.outside = outside;
      this.i64 = LLVMInt64TypeInContext(LLVMGetTypeContext(LLVMTypeOf(counter)));
    }

    /** The parts of an index of 32 bits; empty if it is no sum of that kind. */
    Optional<LinearIndex> read(LLVMValueRef index) {
      return linear(index);
    }

    /** Reads a value once, however many ways lead to it. */
    private Optional<LinearIndex> linear(LLVMValueRef value) {
      Optional<LinearIndex> known = read.get(value);
      if (known == null) {
        known = parts(value).filter(LinearIndex::isExact);
        read.put(value, known);
      }
      return known;
    }

    private Optional<LinearIndex> parts(LLVMValueRef value) {
      if (value.equals(counter)) {
        return Optional.of(new LinearIndex(LLVMConstInt(i64, 1, 0), 0, zero(), 0));
      } else if (LLVMIsAConstantInt(value) != null) {
        return constant(LLVMConstIntGetSExtValue(value));
      } else if (outside.test(value)) {
        return Optional.of(new LinearIndex(null, 0, low(value), INT_BITS));
      }
      return switch (LLVMGetInstructionOpcode(value)) {
        case LLVMAdd -> sum(value, false);
        case LLVMSub -> sum(value, true);
        case LLVMMul -> product(value);
        case LLVMTrunc, LLVMSExt, LLVMZExt -> cast(value);
        default -> Optional.empty();
      };
    }

    /** Of wider values the low half is enough. */
    private LLVMValueRef low(LLVMValueRef value) {
      LLVMTypeRef i32 = LLVMInt32TypeInContext(LLVMGetTypeContext(i64));
      int width = LLVMGetIntTypeWidth(LLVMTypeOf(value));
      LLVMValueRef low = width > INT ? LLVMBuildTrunc(builder, value, i32, "") : value;
      return LLVMBuildSExt(builder, low, i64, "");
    }

    private Optional<LinearIndex> constant(long value) {
      // Of the low half.
      long low = (int) value;
      int bits = Long.SIZE - Long.numberOfLeadingZeros(Math.abs(low));
      return Optional.of(new LinearIndex(null, 0, LLVMConstInt(i64, low, 1), bits));
    }

    private Optional<LinearIndex> sum(LLVMValueRef value, boolean minus) {
      Optional<LinearIndex> left = linear(LLVMGetOperand(value, 0));
      Optional<LinearIndex> right = linear(LLVMGetOperand(value, 1));
      if (left.isEmpty() || right.isEmpty()) {
        return Optional.empty();
      }
      return Optional.of(
          new LinearIndex(
              add(left.get().factor, right.get().factor, minus),
              Math.max(left.get().factorBits, right.get().factorBits) + 1,
              add(left.get().offset, right.get().offset, minus),
              Math.max(left.get().offsetBits, right.get().offsetBits) + 1));
    }

    private LLVMValueRef add(LLVMValueRef left, LLVMValueRef right, boolean minus) {
      if (right == null) {
        return left;
      }
      LLVMValueRef from = left == null ? zero() : left;
      return minus
          ? LLVMBuildSub(builder, from, right, "")
          : LLVMBuildAdd(builder, from, right, "");
    }

    private Optional<LinearIndex> product(LLVMValueRef value) {
      Optional<LinearIndex> left = linear(LLVMGetOperand(value, 0));
      Optional<LinearIndex> right = linear(LLVMGetOperand(value, 1));
      if (left.isEmpty() || right.isEmpty()) {
        return Optional.empty();
      }
      LinearIndex varying = left.get().factor == null ? right.get() : left.get();
      LinearIndex fixed = left.get().factor == null ? left.get() : right.get();
      if (fixed.factor != null) {
        return Optional.empty();
      }
      LLVMValueRef factor =
          varying.factor == null ? null : LLVMBuildMul(builder, varying.factor, fixed.offset, "");
      LLVMValueRef offset = LLVMBuildMul(builder, varying.offset, fixed.offset, "");
      return Optional.of(
          new LinearIndex(
              factor,
              varying.factorBits + fixed.offsetBits,
              offset,
              varying.offsetBits + fixed.offsetBits));
    }

    /** What a cast leaves of the low 32 bits; narrower values are no sums any more. */
    private Optional<LinearIndex> cast(LLVMValueRef cast) {
      LLVMValueRef operand = LLVMGetOperand(cast, 0);
      boolean narrow =
          LLVMGetIntTypeWidth(LLVMTypeOf(operand)) < INT
              || LLVMGetIntTypeWidth(LLVMTypeOf(cast)) < INT;
      return narrow ? Optional.empty() : linear(operand);
    }

    private LLVMValueRef zero() {
      return LLVMConstNull(i64);
    }
  }

  /** Writes whether the index is below a length, an unsigned {@code int}, for a counter's value. */
  LLVMValueRef isBelow(LLVMBuilderRef builder, LLVMValueRef length, LLVMValueRef counter) {
    LLVMValueRef sum =
        factor == null
            ? offset
            : LLVMBuildAdd(builder, LLVMBuildMul(builder, factor, counter, ""), offset, "");
    LLVMValueRef wide = LLVMBuildZExt(builder, length, LLVMTypeOf(sum), "");
    return LLVMBuildICmp(builder, LLVMIntULT, sum, wide, "");
  }
}
