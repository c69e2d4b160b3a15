package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Writes the ends of ranges, which are integers of 64 bits, with 32 bits where these are enough. A
 * GPU takes four instructions for the lesser of two integers of 64 bits, and one with 32.
 */
final class RangeNumbers {

  private static final int INT = 32;

  private final LLVMBuilderRef builder;

  /**
   * @param builder where it writes
   */
  RangeNumbers(LLVMBuilderRef builder) {
    this.builder = builder;
  }

  /** A range whose ends are required to be integers of a width elsewhere. */
  IndexRange narrow(IndexRange range, int width) {
    long most = 1L << (width - 1);
    if (width != INT) {
      return new IndexRange(range.low(), range.high(), most);
    }
    LLVMValueRef low = narrow(range.low());
    return range.isSingle()
        ? IndexRange.single(low, most)
        : new IndexRange(low, narrow(range.high()), most);
  }

  private LLVMValueRef narrow(LLVMValueRef number) {
    LLVMTypeRef i32 = LLVMInt32TypeInContext(LLVMGetTypeContext(LLVMTypeOf(number)));
    return LLVMBuildSExt(builder, LLVMBuildTrunc(builder, number, i32, ""), LLVMTypeOf(number), "");
  }

  /** The lesser of two numbers, or the greater. */
  LLVMValueRef choice(boolean lesser, LLVMValueRef one, LLVMValueRef other) {
    Optional<LLVMValueRef> left = ofInt(one);
    Optional<LLVMValueRef> right = left.isEmpty() ? left : ofInt(other);
    return right.isPresent()
        ? LLVMBuildSExt(builder, written(lesser, left.get(), right.get()), LLVMTypeOf(one), "")
        : written(lesser, one, other);
  }

  private LLVMValueRef written(boolean lesser, LLVMValueRef one, LLVMValueRef other) {
    LLVMValueRef less = LLVMBuildICmp(builder, LLVMIntSLT, one, other, "");
    return LLVMBuildSelect(builder, less, lesser ? one : other, lesser ? other : one, "");
  }

  /** What was widened to a number, if 32 bits are enough for it. */
  private static Optional<LLVMValueRef> ofInt(LLVMValueRef number) {
    LLVMTypeRef i32 = LLVMInt32TypeInContext(LLVMGetTypeContext(LLVMTypeOf(number)));
    if (LLVMIsAConstantInt(number) != null) {
      long value = LLVMConstIntGetSExtValue(number);
      return value == (int) value ? Optional.of(LLVMConstInt(i32, value, 1)) : Optional.empty();
    }
    return LLVMIsASExtInst(number) != null && LLVMTypeOf(LLVMGetOperand(number, 0)).equals(i32)
        ? Optional.of(LLVMGetOperand(number, 0))
        : Optional.empty();
  }

  static boolean isPositive(LLVMValueRef number) {
    return LLVMIsAConstantInt(number) != null && LLVMConstIntGetSExtValue(number) > 0;
  }
}
