package dev.sycamore.backend.worker.fences;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.FloatFlags;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Comparisons with a constant zero. LLVM's InstCombine takes {@code x < 0f ? 0.0 : (double) x} for
 * a maximum and moves the conversion out of it, whatever the sign of a zero; so where numbers
 * change their width, it does not see that the other one is a zero. Where both numbers are
 * variables it looks for no maximum, since they may be NaN.
 */
final class ZeroComparisons {
  private static final Set<Integer> ORDERS =
      Set.of(
          LLVMRealOLT,
          LLVMRealOLE,
          LLVMRealOGT,
          LLVMRealOGE,
          LLVMRealULT,
          LLVMRealULE,
          LLVMRealUGT,
          LLVMRealUGE);

  private final LLVMValueRef start;
  private final Map<LLVMValueRef, LLVMValueRef> zeros = new HashMap<>();

  private ZeroComparisons(LLVMValueRef function) {
    this.start = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(function));
  }

  /** Hides the zeros of a function in which numbers change their width. */
  static void hide(LLVMValueRef function) {
    if (areIn(function)) {
      ZeroComparisons comparisons = new ZeroComparisons(function);
      Llvm.instructions(function).stream()
          .filter(ZeroComparisons::orders)
          .forEach(comparisons::hideZeros);
    }
  }

  /**
   * Whether InstCombine may take some for a maximum: numbers of the function change their width.
   */
  static boolean areIn(LLVMValueRef function) {
    return Llvm.instructions(function).stream().anyMatch(ZeroComparisons::changesWidth);
  }

  /** Whether it is a conversion between floating-point types. */
  private static boolean changesWidth(LLVMValueRef value) {
    return LLVMIsAFPExtInst(value) != null || LLVMIsAFPTruncInst(value) != null;
  }

  /** Whether it asks which of two numbers is smaller, and the sign of a zero is of importance. */
  static boolean orders(LLVMValueRef value) {
    return LLVMIsAFCmpInst(value) != null
        && ORDERS.contains(LLVMGetFCmpPredicate(value))
        && !FloatFlags.has(value, LLVMFastMathNoSignedZeros);
  }

  private void hideZeros(LLVMValueRef comparison) {
    for (int i = 0; i < 2; i++) {
      LLVMValueRef operand = LLVMGetOperand(comparison, i);
      if (RealConstants.isZero(operand)) {
        LLVMSetOperand(comparison, i, zeros.computeIfAbsent(operand, this::hidden));
      }
    }
  }

  private LLVMValueRef hidden(LLVMValueRef zero) {
    LLVMTypeRef type = LLVMTypeOf(zero);
    if (LLVMGetTypeKind(type) != LLVMVectorTypeKind) {
      return Fence.before(start, zero);
    }
    LLVMValueRef scalar = Fence.before(start, LLVMGetAggregateElement(zero, 0));
    LLVMTypeRef index = LLVMInt32TypeInContext(LLVMGetTypeContext(type));
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetTypeContext(type));
    LLVMPositionBuilderBefore(builder, start);
    LLVMValueRef none = LLVMGetPoison(type);
    LLVMValueRef first =
        LLVMBuildInsertElement(builder, none, scalar, LLVMConstInt(index, 0, 0), "");
    LLVMValueRef firsts = LLVMConstNull(LLVMVectorType(index, LLVMGetVectorSize(type)));
    LLVMValueRef all = LLVMBuildShuffleVector(builder, first, none, firsts, "");
    LLVMDisposeBuilder(builder);
    return all;
  }
}
