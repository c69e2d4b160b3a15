package dev.sycamore.backend.worker.indices;

import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The place of an element that is accessed.
 *
 * @param address the {@code getelementptr}, which only accesses use
 * @param index its {@code int}
 */
record ElementIndex(LLVMValueRef address, LLVMValueRef index) {}
