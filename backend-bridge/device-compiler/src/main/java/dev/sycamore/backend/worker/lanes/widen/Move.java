package dev.sycamore.backend.worker.lanes.widen;

import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** A value on its way to a slot. */
record Move(LLVMValueRef value, LLVMValueRef slot) {}
