package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.Optional;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.PointerPointer;
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

  /** The process's option, as it was set last: to set it takes as long as a small pass. */
  private static Optional<Boolean> set = Optional.empty();

  private SlpVectorizer() {}

  /**
   * Turns it on or off for what is compiled next. Pipelines that are named by their level do not
   * listen to the options of the pass builder.
   */
  static synchronized void setFor(DeviceModule module) {
    Optional<Boolean> safe = Optional.of(isSafe(module));
    if (safe.equals(set)) {
      return;
    }
    String choice = "-vectorize-slp=" + safe.get();
    try (PointerPointer<BytePointer> words = new PointerPointer<>("worker", choice)) {
      LLVMParseCommandLineOptions(2, words, (BytePointer) null);
    }
    set = safe;
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
