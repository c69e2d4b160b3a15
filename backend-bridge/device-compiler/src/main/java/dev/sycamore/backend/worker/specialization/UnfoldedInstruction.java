package dev.sycamore.backend.worker.specialization;

import static org.bytedeco.llvm.global.LLVM.*;

import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Instructions on what may be a constant, of which LLVM's builder would make constants. They are
 * built on a value that stands for it, and get it afterwards.
 */
final class UnfoldedInstruction {

  private UnfoldedInstruction() {}

  /** The address of an element, a constant if the buffer's is one. */
  static LLVMValueRef folded(
      LLVMBuilderRef builder, LLVMValueRef buffer, LLVMTypeRef type, LLVMValueRef index) {
    try (PointerPointer<LLVMValueRef> indices = new PointerPointer<>(new LLVMValueRef[] {index})) {
      return LLVMBuildGEP2(builder, type, buffer, indices, 1, "gep");
    }
  }

  /** The address of an element, as an instruction. */
  static LLVMValueRef element(
      LLVMBuilderRef builder, LLVMValueRef buffer, LLVMTypeRef type, LLVMValueRef index) {
    LLVMValueRef stand = stand(builder, LLVMTypeOf(buffer), LLVMTypeOf(buffer));
    return on(buffer, stand, folded(builder, stand, type, index));
  }

  /** A cast of an address to its own type. */
  static LLVMValueRef cast(LLVMBuilderRef builder, LLVMValueRef address) {
    LLVMTypeRef type = LLVMTypeOf(address);
    LLVMValueRef stand = stand(builder, LLVMVectorType(type, 1), type);
    return on(address, stand, LLVMBuildBitCast(builder, stand, type, "bc"));
  }

  /** A truth value of what it is in memory. */
  static LLVMValueRef truth(LLVMBuilderRef builder, LLVMValueRef value, LLVMTypeRef type) {
    LLVMContextRef context = LLVMGetTypeContext(type);
    LLVMValueRef stand = stand(builder, LLVMTypeOf(value), LLVMPointerTypeInContext(context, 0));
    return on(value, stand, LLVMBuildTrunc(builder, stand, type, "bool"));
  }

  /** An instruction, as only these are never constants. */
  private static LLVMValueRef stand(LLVMBuilderRef builder, LLVMTypeRef type, LLVMTypeRef pointer) {
    return LLVMBuildLoad2(builder, type, LLVMGetUndef(pointer), "");
  }

  private static LLVMValueRef on(LLVMValueRef value, LLVMValueRef stand, LLVMValueRef instruction) {
    LLVMSetOperand(instruction, 0, value);
    LLVMInstructionEraseFromParent(stand);
    return instruction;
  }
}
