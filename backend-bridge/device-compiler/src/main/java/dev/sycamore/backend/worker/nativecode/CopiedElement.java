package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * An element of an array that may have a copy.
 *
 * @param own whether it has, as a bit
 * @param place the address of the copy, if there is one
 */
record CopiedElement(LLVMValueRef own, LLVMValueRef place) {

  /** Writes which element an address is. */
  static CopiedElement of(
      LLVMBuilderRef builder,
      LLVMValueRef address,
      LLVMValueRef array,
      LLVMValueRef bound,
      LLVMValueRef copy) {
    LLVMTypeRef i64 = LLVMTypeOf(bound);
    LLVMValueRef at = LLVMBuildPtrToInt(builder, address, i64, "");
    LLVMValueRef begin = LLVMBuildPtrToInt(builder, array, i64, "");
    LLVMValueRef offset = LLVMBuildSub(builder, at, begin, "offset");
    LLVMValueRef own = LLVMBuildICmp(builder, LLVMIntULT, offset, bound, "own");
    LLVMTypeRef i8 = LLVMInt8TypeInContext(LLVMGetTypeContext(i64));
    return new CopiedElement(own, address(builder, i8, copy, offset));
  }

  static LLVMValueRef address(
      LLVMBuilderRef builder, LLVMTypeRef type, LLVMValueRef base, LLVMValueRef index) {
    return LLVMBuildGEP2(
        builder, type, base, new PointerPointer<>(new LLVMValueRef[] {index}), 1, "");
  }
}
