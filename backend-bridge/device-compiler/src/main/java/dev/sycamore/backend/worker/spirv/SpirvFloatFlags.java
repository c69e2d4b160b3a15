package dev.sycamore.backend.worker.spirv;

import static org.bytedeco.llvm.global.LLVM.LLVMFastMathAllowReassoc;
import static org.bytedeco.llvm.global.LLVM.LLVMFastMathNoInfs;
import static org.bytedeco.llvm.global.LLVM.LLVMFastMathNoNaNs;
import static org.bytedeco.llvm.global.LLVM.LLVMFastMathNone;

import dev.sycamore.backend.worker.llvm.FloatFlags;
import dev.sycamore.backend.worker.llvm.Llvm;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The flags of operations that SPIR-V has a word for. For sums in another order it has {@code Fast}
 * only, which also says that there are no NaN: LLVM's back end would write that.
 */
final class SpirvFloatFlags {

  /** What {@code Fast} promises; other compilers' IR may, too. */
  private static final int PROMISES = LLVMFastMathNoNaNs | LLVMFastMathNoInfs;

  private SpirvFloatFlags() {}

  /** Removes from the operations of a function the flags that mean more in SPIR-V than in LLVM. */
  static void reduce(LLVMValueRef function) {
    for (LLVMValueRef instruction : Llvm.instructions(function)) {
      int flags = FloatFlags.of(instruction);
      if (flags != LLVMFastMathNone && (flags & PROMISES) != PROMISES) {
        FloatFlags.set(instruction, flags & ~LLVMFastMathAllowReassoc);
      }
    }
  }
}
