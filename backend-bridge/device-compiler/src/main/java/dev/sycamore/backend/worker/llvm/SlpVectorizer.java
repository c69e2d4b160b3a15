package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.*;

import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * LLVM's vectoriser of straight-line code. Version 20.1 loses the sign of what it narrows below an
 * unsigned conversion: {@code (float) (char)} of a byte becomes 255 in the place of 65535. So it
 * stays out of modules where that may come about. It is left in the others: loops over vectors are
 * up to 1.6 times as fast with it.
 */
final class SlpVectorizer {
  private static final int INT_BITS = 32;

  private SlpVectorizer() {}

  /** Turns it on or off for what is compiled next. */
  static void setFor(DeviceModule module) {
    PassOptions.set("vectorize-slp", Boolean.toString(isSafe(module)));
  }

  private static boolean isSafe(DeviceModule module) {
    boolean narrow = false;
    boolean converts = false;
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      for (LLVMValueRef instruction : Llvm.instructions(function)) {
        int opcode = LLVMGetInstructionOpcode(instruction);
        narrow |= opcode == LLVMSExt && isNarrow(instruction);
        // Passes make an unsigned one of a signed one.
        converts |= opcode == LLVMUIToFP || opcode == LLVMSIToFP;
      }
    }
    return !narrow || !converts;
  }

  private static boolean isNarrow(LLVMValueRef conversion) {
    LLVMTypeRef from = LLVMTypeOf(LLVMGetOperand(conversion, 0));
    return LLVMGetTypeKind(from) == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(from) < INT_BITS;
  }
}
