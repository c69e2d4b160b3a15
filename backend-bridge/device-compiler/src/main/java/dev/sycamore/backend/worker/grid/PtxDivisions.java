package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.FloatFlags;
import dev.sycamore.backend.worker.llvm.Llvm;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Divisions of floats that may use a reciprocal: PTX's division with an error of at most 2 units in
 * the last place. LLVM 20 chooses it by an option for all divisions of a process only, so it is
 * written as assembly.
 */
final class PtxDivisions {

  private static final PtxAssembly APPROXIMATE =
      new PtxAssembly("div.full.f32 $0, $1, $2;", "=f,f,f");

  private PtxDivisions() {}

  /** Replaces them, after LLVM has made products of those by constants. */
  static void replace(DeviceModule module) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      for (LLVMValueRef instruction : Llvm.instructions(function)) {
        if (LLVMGetInstructionOpcode(instruction) == LLVMFDiv
            && FloatFlags.has(instruction, LLVMFastMathAllowReciprocal)
            && LLVMGetTypeKind(LLVMTypeOf(instruction)) == LLVMFloatTypeKind) {
          LLVMPositionBuilderBefore(builder, instruction);
          LLVMSetCurrentDebugLocation2(builder, LLVMInstructionGetDebugLoc(instruction));
          LLVMValueRef quotient =
              APPROXIMATE.write(
                  builder, LLVMGetOperand(instruction, 0), LLVMGetOperand(instruction, 1));
          LLVMReplaceAllUsesWith(instruction, quotient);
          LLVMInstructionEraseFromParent(instruction);
        }
      }
    }
    LLVMDisposeBuilder(builder);
  }
}
