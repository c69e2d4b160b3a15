package dev.sycamore.backend.worker.lowering;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Variables that each work-item has once, whichever function uses them: global variables of the
 * device library, which become local variables of the kernels once all their users are inlined.
 */
public final class KernelVariables {

  private static final String PREFIX = "__sycamore_kernel_";

  private KernelVariables() {}

  /** Gives each kernel variables of its own, with the initial values. */
  public static void place(DeviceModule module, List<LLVMValueRef> kernels) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    for (LLVMValueRef variable : all(module)) {
      kernels.forEach(kernel -> place(builder, variable, kernel));
      LLVMDeleteGlobal(variable);
    }
    LLVMDisposeBuilder(builder);
  }

  private static List<LLVMValueRef> all(DeviceModule module) {
    List<LLVMValueRef> variables = new ArrayList<>();
    for (LLVMValueRef variable = LLVMGetFirstGlobal(module.ref());
        variable != null;
        variable = LLVMGetNextGlobal(variable)) {
      if (Llvm.name(variable).startsWith(PREFIX)) {
        variables.add(variable);
      }
    }
    return variables;
  }

  private static void place(LLVMBuilderRef builder, LLVMValueRef variable, LLVMValueRef kernel) {
    LLVMPositionBuilderBefore(builder, LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(kernel)));
    LLVMValueRef own = LLVMBuildAlloca(builder, LLVMGlobalGetValueType(variable), "");
    LLVMValueRef first = LLVMBuildStore(builder, LLVMGetInitializer(variable), own);
    boolean used = false;
    for (LLVMValueRef instruction : Llvm.instructions(kernel)) {
      for (int i = 0; i < LLVMGetNumOperands(instruction); i++) {
        LLVMValueRef operand = LLVMGetOperand(instruction, i);
        if (is(operand, variable)) {
          LLVMSetOperand(instruction, i, own);
          used = true;
        } else if (isCast(operand, variable)) {
          LLVMSetOperand(
              instruction, i, LLVMBuildAddrSpaceCast(builder, own, LLVMTypeOf(operand), ""));
          used = true;
        }
      }
    }
    if (!used) {
      LLVMInstructionEraseFromParent(first);
      LLVMInstructionEraseFromParent(own);
    }
  }

  private static boolean is(LLVMValueRef operand, LLVMValueRef variable) {
    return operand != null && operand.address() == variable.address();
  }

  /** A cast of a global variable may have become a constant. */
  private static boolean isCast(LLVMValueRef operand, LLVMValueRef variable) {
    return operand != null
        && LLVMIsAConstantExpr(operand) != null
        && LLVMGetConstOpcode(operand) == LLVMAddrSpaceCast
        && is(LLVMGetOperand(operand, 0), variable);
  }
}
