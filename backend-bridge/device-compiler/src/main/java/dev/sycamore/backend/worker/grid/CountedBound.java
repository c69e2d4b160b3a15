package dev.sycamore.backend.worker.grid;

import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * What a loop goes on for: while {@code next < limit && other}.
 *
 * @param next the counter of the next pass
 * @param start the counter of the first pass
 * @param step what is added to the counter in each pass, above 0
 * @param limit what does not change in the loop
 * @param other what else must hold
 */
record CountedBound(
    LLVMValueRef next, LLVMValueRef start, long step, LLVMValueRef limit, LLVMValueRef other) {}
