package dev.sycamore.backend.worker.specialization;

import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * A call that stands for the value of a specialization constant.
 *
 * @param id the constant's symbolic id
 * @param type of the value
 * @param defaultValue a constant
 * @param result where the value is stored; null if the call returns it
 * @param buffer where the values of all constants are at run time, if they are emulated
 */
record Marker(
    LLVMValueRef call,
    String id,
    LLVMTypeRef type,
    DefaultValue defaultValue,
    LLVMValueRef result,
    LLVMValueRef buffer) {}
