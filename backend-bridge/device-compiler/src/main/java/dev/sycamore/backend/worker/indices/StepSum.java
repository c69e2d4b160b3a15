package dev.sycamore.backend.worker.indices;

import static org.bytedeco.llvm.global.LLVM.LLVMConstIntGetSExtValue;
import static org.bytedeco.llvm.global.LLVM.LLVMIsAConstantInt;

import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * An {@code int} that changes by the same amount in each pass of a loop; both values are known
 * before the loop.
 *
 * @param start its value in the first pass
 * @param step what is added from pass to pass, and may wrap
 */
record StepSum(LLVMValueRef start, LLVMValueRef step) {

  /** Whether it may change. */
  boolean moves() {
    return LLVMIsAConstantInt(step) == null || LLVMConstIntGetSExtValue(step) != 0;
  }
}
