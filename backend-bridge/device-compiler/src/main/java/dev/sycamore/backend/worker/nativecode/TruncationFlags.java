package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Takes away what the optimiser has said of truncated vectors: that nothing is lost. Of a number
 * that fits into 32 bits LLVM 20's code generator concludes that it fits into 16, and packs with
 * saturation.
 */
final class TruncationFlags {

  private TruncationFlags() {}

  static void drop(DeviceModule module) {
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      for (LLVMValueRef instruction : Llvm.instructions(function)) {
        if (LLVMGetInstructionOpcode(instruction) == LLVMTrunc
            && LLVMGetTypeKind(LLVMTypeOf(instruction)) == LLVMVectorTypeKind) {
          LLVMSetNSW(instruction, 0);
          LLVMSetNUW(instruction, 0);
        }
      }
    }
  }
}
