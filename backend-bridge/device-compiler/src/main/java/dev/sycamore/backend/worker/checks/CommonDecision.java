package dev.sycamore.backend.worker.checks;

import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * How work-items of a GPU that run in lockstep decide which form of a loop with barriers they run:
 * all the same one, since they have to come to the same instruction.
 */
@FunctionalInterface
public interface CommonDecision {

  /**
   * Writes whether all of them have a bit.
   *
   * @param builder where all of them are that have not ended
   */
  LLVMValueRef all(LLVMBuilderRef builder, LLVMValueRef bit);
}
