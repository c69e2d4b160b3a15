package dev.sycamore.backend.worker.fences;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.List;
import java.util.stream.IntStream;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;
import org.bytedeco.llvm.global.LLVM;

/**
 * Comparisons of an absolute value. LLVM 20 concludes from {@code abs(x) > 0} that {@code x} itself
 * is positive ({@code fcmpImpliesClass} forgets the {@code fabs} where it compares with zero): of
 * {@code abs(x) > 0 ? x : 1} it then takes the absolute value away. So {@code x} is asked whether
 * it is a zero, and what else is compared with an absolute value never becomes a constant. What may
 * become an absolute value, as {@code Math.copySign(x, 1)} does, is hidden itself.
 */
public final class AbsoluteComparisons {
  /** Longer computations are not followed. */
  private static final int DEEPEST = 6;

  private AbsoluteComparisons() {}

  /** Asks of a module's numbers whether they are zeros where it asks that of absolute values. */
  public static void rewrite(DeviceModule module) {
    for (LLVMValueRef comparison : comparisons(module)) {
      for (int i = 0; i < 2; i++) {
        if (isAbsolute(LLVMGetOperand(comparison, i))
            && isZero(LLVMGetOperand(comparison, 1 - i))) {
          compareWithZero(comparison, i);
          break;
        }
      }
    }
  }

  /**
   * Hides what else a module compares with absolute values, if that is not done yet, and values
   * that become absolute ones when more is known of them.
   */
  public static void hide(DeviceModule module) {
    for (LLVMValueRef comparison : comparisons(module)) {
      for (int i = 0; i < 2; i++) {
        LLVMValueRef operand = LLVMGetOperand(comparison, i);
        LLVMValueRef other = LLVMGetOperand(comparison, 1 - i);
        if (isAbsolute(operand)) {
          if (LLVMIsAConstant(other) == null && !Fence.is(other)) {
            LLVMSetOperand(comparison, 1 - i, Fence.before(comparison, other));
          }
          break;
        } else if (mayBeAbsolute(operand, 0)) {
          LLVMSetOperand(comparison, i, Fence.before(comparison, operand));
        }
      }
    }
  }

  /** Whether it is an absolute value on some way, or the result of a function that returns one. */
  private static boolean mayBeAbsolute(LLVMValueRef value, int depth) {
    if (LLVMIsAInstruction(value) == null || depth == DEEPEST) {
      return false;
    }
    return switch (LLVMGetInstructionOpcode(value)) {
      case LLVMPHI, LLVMSelect, LLVMFNeg, LLVMFPExt, LLVMFPTrunc ->
          IntStream.range(0, LLVMGetNumOperands(value))
              .anyMatch(i -> mayBeAbsolute(LLVMGetOperand(value, i), depth + 1));
      case LLVMCall -> isAbsolute(value) || returnsAbsolute(Llvm.callee(value), depth);
      default -> false;
    };
  }

  private static boolean returnsAbsolute(LLVMValueRef function, int depth) {
    return function != null
        && LLVMIsAFunction(function) != null
        && Llvm.blocks(function).stream()
            .map(LLVM::LLVMGetBasicBlockTerminator)
            .filter(end -> LLVMIsAReturnInst(end) != null && LLVMGetNumOperands(end) == 1)
            .anyMatch(end -> mayBeAbsolute(LLVMGetOperand(end, 0), depth + 1));
  }

  private static List<LLVMValueRef> comparisons(DeviceModule module) {
    return Llvm.functions(module.ref()).stream()
        .flatMap(function -> Llvm.instructions(function).stream())
        .filter(instruction -> LLVMIsAFCmpInst(instruction) != null)
        .toList();
  }

  private static boolean isAbsolute(LLVMValueRef value) {
    return Llvm.isCallOf("llvm.fabs.", value);
  }

  private static boolean isZero(LLVMValueRef value) {
    return RealConstants.isZero(value)
        || (LLVMIsACastInst(value) != null && LLVMIsNull(LLVMGetOperand(value, 0)) != 0);
  }

  /** The absolute value is operand {@code i}: its own operand is compared instead. */
  private static void compareWithZero(LLVMValueRef comparison, int i) {
    int predicate = predicate(LLVMGetFCmpPredicate(comparison), i == 1);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetTypeContext(LLVMTypeOf(comparison)));
    LLVMPositionBuilderBefore(builder, comparison);
    LLVMValueRef number = LLVMGetOperand(LLVMGetOperand(comparison, i), 0);
    LLVMValueRef zero = LLVMGetOperand(comparison, 1 - i);
    LLVMValueRef same = LLVMBuildFCmp(builder, predicate, number, zero, "");
    LLVMDisposeBuilder(builder);
    LLVMReplaceAllUsesWith(comparison, same);
    LLVMInstructionEraseFromParent(comparison);
  }

  /**
   * What holds of a number when a predicate holds of its absolute value and zero.
   *
   * @param swapped whether zero is the left operand
   */
  private static int predicate(int predicate, boolean swapped) {
    if (predicate == (swapped ? LLVMRealOLT : LLVMRealOGT)) {
      return LLVMRealONE;
    }
    if (predicate == (swapped ? LLVMRealULT : LLVMRealUGT)) {
      return LLVMRealUNE;
    }
    if (predicate == (swapped ? LLVMRealOGE : LLVMRealOLE)) {
      return LLVMRealOEQ;
    }
    if (predicate == (swapped ? LLVMRealUGE : LLVMRealULE)) {
      return LLVMRealUEQ;
    }
    if (predicate == (swapped ? LLVMRealOLE : LLVMRealOGE)) {
      return LLVMRealORD;
    }
    if (predicate == (swapped ? LLVMRealULE : LLVMRealUGE)) {
      return LLVMRealPredicateTrue;
    }
    if (predicate == (swapped ? LLVMRealOGT : LLVMRealOLT)) {
      return LLVMRealPredicateFalse;
    }
    return predicate == (swapped ? LLVMRealUGT : LLVMRealULT) ? LLVMRealUNO : predicate;
  }
}
