package dev.sycamore.backend.worker.fences;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.FloatFlags;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.function.Predicate;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Selections that are nearly a minimum or a maximum. Of {@code x < 0f ? x : 0f} LLVM's code
 * generator makes the instruction of targets that have one, which chooses by the sign of a zero. It
 * does so of constants only: any other number may be NaN.
 */
public final class FloatSelects {
  private FloatSelects() {}

  /** Hides of a module's selections that they choose what they compare with a zero. */
  public static void hide(DeviceModule module) {
    hide(module, FloatSelects::comparesZero);
  }

  /**
   * The same for all constants: the instruction of some processors also makes a NaN of a signalling
   * NaN, which the selection does not choose.
   */
  public static void hideOfAllConstants(DeviceModule module) {
    hide(module, FloatSelects::comparesConstant);
  }

  private static boolean comparesConstant(LLVMValueRef comparison) {
    return LLVMIsAConstant(LLVMGetOperand(comparison, 0)) != null
        || LLVMIsAConstant(LLVMGetOperand(comparison, 1)) != null;
  }

  private static boolean comparesZero(LLVMValueRef comparison) {
    return RealConstants.isZero(LLVMGetOperand(comparison, 0))
        || RealConstants.isZero(LLVMGetOperand(comparison, 1));
  }

  private static void hide(DeviceModule module, Predicate<LLVMValueRef> hides) {
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      for (LLVMValueRef select : Llvm.instructions(function)) {
        if (LLVMIsASelectInst(select) != null
            && ZeroComparisons.orders(LLVMGetOperand(select, 0))
            && !FloatFlags.has(select, LLVMFastMathNoSignedZeros)
            && hides.test(LLVMGetOperand(select, 0))) {
          hide(select, LLVMGetOperand(select, 0));
        }
      }
    }
  }

  private static void hide(LLVMValueRef select, LLVMValueRef comparison) {
    LLVMValueRef left = LLVMGetOperand(comparison, 0);
    LLVMValueRef right = LLVMGetOperand(comparison, 1);
    for (int i = 1; i <= 2; i++) {
      LLVMValueRef chosen = LLVMGetOperand(select, i);
      if (LLVMIsAConstant(chosen) == null && (chosen.equals(left) || chosen.equals(right))) {
        LLVMSetOperand(select, i, Fence.before(select, chosen));
      }
    }
  }
}
