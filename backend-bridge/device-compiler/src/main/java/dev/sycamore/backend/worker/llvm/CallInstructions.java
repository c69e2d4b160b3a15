package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.*;

import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Calls among instructions. */
public final class CallInstructions {

  private CallInstructions() {}

  public static boolean isCall(LLVMValueRef instruction) {
    int opcode = LLVMGetInstructionOpcode(instruction);
    return opcode == LLVMCall || opcode == LLVMInvoke || opcode == LLVMCallBr;
  }

  /** The function that a call names, also by an alias; null for an indirect call. */
  public static LLVMValueRef callee(LLVMValueRef call) {
    LLVMValueRef value = LLVMGetCalledValue(call);
    while (value != null) {
      if (LLVMIsAFunction(value) != null) {
        return value;
      }
      if (LLVMIsAGlobalAlias(value) != null) {
        value = LLVMAliasGetAliasee(value);
      } else if (LLVMIsAConstantExpr(value) != null && LLVMGetNumOperands(value) == 1) {
        // A cast between address spaces.
        value = LLVMGetOperand(value, 0);
      } else {
        return null;
      }
    }
    return null;
  }
}
