package dev.sycamore.backend.worker.fences;

import static org.bytedeco.llvm.global.LLVM.*;

import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Values that no compiler looks through, as SPIR-V can say it: they are stored and loaded. */
final class VolatileSlot {
  private VolatileSlot() {}

  /** The same value, computed before an instruction. */
  static LLVMValueRef before(LLVMValueRef instruction, LLVMValueRef value) {
    LLVMTypeRef type = LLVMTypeOf(value);
    LLVMBasicBlockRef block = LLVMGetInstructionParent(instruction);
    LLVMBasicBlockRef entry = LLVMGetEntryBasicBlock(LLVMGetBasicBlockParent(block));
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetTypeContext(type));
    LLVMPositionBuilderBefore(builder, LLVMGetFirstInstruction(entry));
    LLVMValueRef slot = LLVMBuildAlloca(builder, type, "");
    LLVMPositionBuilderBefore(builder, instruction);
    LLVMSetVolatile(LLVMBuildStore(builder, value, slot), 1);
    LLVMValueRef hidden = LLVMBuildLoad2(builder, type, slot, "");
    LLVMSetVolatile(hidden, 1);
    LLVMDisposeBuilder(builder);
    return hidden;
  }
}
