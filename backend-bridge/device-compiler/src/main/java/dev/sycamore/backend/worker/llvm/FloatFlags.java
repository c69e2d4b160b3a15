package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.*;

import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The flags that say how the result of a floating-point operation may differ from the exact one.
 */
public final class FloatFlags {

  /** Those that promise nothing of the operands: the result is never poison. */
  private static final int WITHOUT_PROMISES =
      LLVMFastMathAllowReassoc
          | LLVMFastMathNoSignedZeros
          | LLVMFastMathAllowReciprocal
          | LLVMFastMathAllowContract
          | LLVMFastMathApproxFunc;

  private FloatFlags() {}

  /** The flags of a value, bits of {@code LLVMFastMath...}; none of what can have none. */
  public static int of(LLVMValueRef value) {
    return LLVMIsAInstruction(value) != null && LLVMCanValueUseFastMathFlags(value) != 0
        ? LLVMGetFastMathFlags(value)
        : LLVMFastMathNone;
  }

  /** Whether a value has a flag. */
  public static boolean has(LLVMValueRef value, int flag) {
    return (of(value) & flag) != 0;
  }

  /** Sets the flags of a value; of a constant that a builder made instead, nothing is set. */
  public static void set(LLVMValueRef value, int flags) {
    if (LLVMIsAInstruction(value) != null && LLVMCanValueUseFastMathFlags(value) != 0) {
      LLVMSetFastMathFlags(value, flags);
    }
  }

  /** Gives a value the flags of another one, without those that promise something. */
  public static void carry(LLVMValueRef from, LLVMValueRef to) {
    int flags = of(from) & WITHOUT_PROMISES;
    if (flags != LLVMFastMathNone) {
      set(to, flags);
    }
  }
}
