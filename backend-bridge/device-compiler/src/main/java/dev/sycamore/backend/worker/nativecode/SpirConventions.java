package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.LLVMCCallConv;
import static org.bytedeco.llvm.global.LLVM.LLVMGetFunctionCallConv;
import static org.bytedeco.llvm.global.LLVM.LLVMGetInstructionCallConv;
import static org.bytedeco.llvm.global.LLVM.LLVMSPIRFUNCCallConv;
import static org.bytedeco.llvm.global.LLVM.LLVMSPIRKERNELCallConv;
import static org.bytedeco.llvm.global.LLVM.LLVMSetFunctionCallConv;
import static org.bytedeco.llvm.global.LLVM.LLVMSetInstructionCallConv;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The calling conventions of SPIR, which modules for all targets are written with. On x86-64 LLVM
 * takes them for C's, and on 64-bit Arm it ends the process.
 */
final class SpirConventions {

  private SpirConventions() {}

  /** Gives the functions and calls of a module that have them those of C. */
  static void replace(DeviceModule module) {
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      if (isOfSpir(LLVMGetFunctionCallConv(function))) {
        LLVMSetFunctionCallConv(function, LLVMCCallConv);
      }
      for (LLVMValueRef instruction : Llvm.instructions(function)) {
        if (Llvm.isCall(instruction) && isOfSpir(LLVMGetInstructionCallConv(instruction))) {
          LLVMSetInstructionCallConv(instruction, LLVMCCallConv);
        }
      }
    }
  }

  private static boolean isOfSpir(int convention) {
    return convention == LLVMSPIRFUNCCallConv || convention == LLVMSPIRKERNELCallConv;
  }
}
