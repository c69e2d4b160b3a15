package dev.sycamore.backend.worker.fences;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.FloatFlags;
import dev.sycamore.backend.worker.llvm.Llvm;
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
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      for (LLVMValueRef select : Llvm.instructions(function)) {
        if (LLVMIsASelectInst(select) != null
            && ZeroComparisons.orders(LLVMGetOperand(select, 0))
            && !FloatFlags.has(select, LLVMFastMathNoSignedZeros)) {
          hide(select, LLVMGetOperand(select, 0));
        }
      }
    }
  }

  private static void hide(LLVMValueRef select, LLVMValueRef comparison) {
    LLVMValueRef left = LLVMGetOperand(comparison, 0);
    LLVMValueRef right = LLVMGetOperand(comparison, 1);
    if (!RealConstants.isZero(left) && !RealConstants.isZero(right)) {
      return;
    }
    for (int i = 1; i <= 2; i++) {
      LLVMValueRef chosen = LLVMGetOperand(select, i);
      if (LLVMIsAConstant(chosen) == null && (chosen.equals(left) || chosen.equals(right))) {
        LLVMSetOperand(select, i, Fence.before(select, chosen));
      }
    }
  }
}
