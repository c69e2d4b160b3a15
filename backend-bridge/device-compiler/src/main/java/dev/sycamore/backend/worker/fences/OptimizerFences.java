package dev.sycamore.backend.worker.fences;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** What must be hidden before LLVM's optimiser runs. */
public final class OptimizerFences {
  private OptimizerFences() {}

  /** Writes fences into the functions of a module. */
  public static void write(DeviceModule module) {
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      if (!Llvm.isDeclaration(function)) {
        FloatCounters.hide(function, Fence::before);
        ZeroComparisons.hide(function);
      }
    }
  }

  /**
   * Makes a body safe for InstCombine alone, without fences: their results would have to be kept at
   * each barrier.
   */
  public static void compareBits(LLVMValueRef body) {
    if (ZeroComparisons.areIn(body)) {
      ZeroBits.compare(body);
    }
  }
}
