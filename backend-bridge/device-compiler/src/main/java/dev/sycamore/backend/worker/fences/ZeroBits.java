package dev.sycamore.backend.worker.fences;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Comparisons of numbers with a constant zero, as comparisons of their bits: so no optimiser takes
 * a conditional for a minimum or a maximum.
 */
final class ZeroBits {
  private final LLVMBuilderRef builder;
  private final LLVMTypeRef type;
  private final LLVMValueRef bits;
  private final long infinity;
  private final long sign;

  private ZeroBits(LLVMBuilderRef builder, LLVMValueRef number) {
    boolean wide = LLVMGetTypeKind(LLVMTypeOf(number)) == LLVMDoubleTypeKind;
    this.builder = builder;
    this.type = LLVMIntTypeInContext(LLVMGetTypeContext(LLVMTypeOf(number)), wide ? 64 : 32);
    this.bits = LLVMBuildBitCast(builder, number, type, "");
    this.infinity =
        wide
            ? Double.doubleToRawLongBits(Double.POSITIVE_INFINITY)
            : Float.floatToRawIntBits(Float.POSITIVE_INFINITY);
    this.sign = wide ? Long.MIN_VALUE : 1L << 31;
  }

  /** Replaces those of a function. */
  static void compare(LLVMValueRef function) {
    for (LLVMValueRef comparison : Llvm.instructions(function)) {
      if (ZeroComparisons.orders(comparison)) {
        LLVMValueRef left = LLVMGetOperand(comparison, 0);
        LLVMValueRef right = LLVMGetOperand(comparison, 1);
        int predicate = LLVMGetFCmpPredicate(comparison);
        if (isNumber(left) && RealConstants.isZero(right)) {
          replace(comparison, left, predicate);
        } else if (isNumber(right) && RealConstants.isZero(left)) {
          replace(comparison, right, swapped(predicate));
        }
      }
    }
  }

  private static boolean isNumber(LLVMValueRef value) {
    int kind = LLVMGetTypeKind(LLVMTypeOf(value));
    return LLVMIsAConstant(value) == null
        && (kind == LLVMFloatTypeKind || kind == LLVMDoubleTypeKind);
  }

  private static int swapped(int predicate) {
    return switch (predicate) {
      case LLVMRealOLT -> LLVMRealOGT;
      case LLVMRealOLE -> LLVMRealOGE;
      case LLVMRealOGT -> LLVMRealOLT;
      case LLVMRealOGE -> LLVMRealOLE;
      case LLVMRealULT -> LLVMRealUGT;
      case LLVMRealULE -> LLVMRealUGE;
      case LLVMRealUGT -> LLVMRealULT;
      default -> LLVMRealULE;
    };
  }

  private static void replace(LLVMValueRef comparison, LLVMValueRef number, int predicate) {
    LLVMTypeRef type = LLVMTypeOf(number);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetTypeContext(type));
    LLVMPositionBuilderBefore(builder, comparison);
    ZeroBits bits = new ZeroBits(builder, number);
    LLVMReplaceAllUsesWith(comparison, bits.result(predicate));
    LLVMInstructionEraseFromParent(comparison);
    LLVMDisposeBuilder(builder);
  }

  /** Those with U are true for NaN: each is the opposite of another one, which is not. */
  private LLVMValueRef result(int predicate) {
    return switch (predicate) {
      case LLVMRealOLT -> isIn(sign + 1, infinity);
      case LLVMRealOGT -> isIn(1, infinity);
      case LLVMRealOLE -> or(isIn(sign, infinity + 1), isIn(0, 1));
      case LLVMRealOGE -> or(isIn(0, infinity + 1), isIn(sign, 1));
      case LLVMRealULT -> not(result(LLVMRealOGE));
      case LLVMRealULE -> not(result(LLVMRealOGT));
      case LLVMRealUGT -> not(result(LLVMRealOLE));
      default -> not(result(LLVMRealOLT));
    };
  }

  private LLVMValueRef not(LLVMValueRef value) {
    return LLVMBuildNot(builder, value, "");
  }

  private LLVMValueRef or(LLVMValueRef one, LLVMValueRef other) {
    return LLVMBuildOr(builder, one, other, "");
  }

  /** Whether the bits are one of so many numbers from the first one on. */
  private LLVMValueRef isIn(long first, long count) {
    LLVMValueRef distance = LLVMBuildSub(builder, bits, LLVMConstInt(type, first, 0), "");
    return LLVMBuildICmp(builder, LLVMIntULT, distance, LLVMConstInt(type, count, 0), "");
  }
}
