package dev.sycamore.backend.worker.indices;

import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * An index in 64 bits, from which those of other accesses are made: wherever one of those runs, so
 * does the access with this index.
 *
 * @param index the {@code int}
 * @param wide the same in 64 bits
 * @param block the number of the block with the access
 * @param sum the index as a sum
 */
record WideIndex(LLVMValueRef index, LLVMValueRef wide, int block, IndexSum sum) {}
