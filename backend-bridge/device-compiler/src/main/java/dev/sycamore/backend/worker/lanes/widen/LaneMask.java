package dev.sycamore.backend.worker.lanes.widen;

import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The lanes that run a block.
 *
 * @param value a vector of bits
 * @param isFull whether all lanes are known to run it
 */
record LaneMask(LLVMValueRef value, boolean isFull) {}
