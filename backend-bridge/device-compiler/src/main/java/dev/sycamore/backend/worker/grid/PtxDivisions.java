package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.FloatFlags;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Divisions of floats that may use a reciprocal: PTX's division with an error of at most 2 units in
 * the last place. LLVM 20 chooses it by an option for all divisions of a process only, so it is
 * written as assembly.
 */
final class PtxDivisions {

  private static final byte[] INSTRUCTION =
      "div.full.f32 $0, $1, $2;".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] CONSTRAINTS = "=f,f,f".getBytes(StandardCharsets.US_ASCII);

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
          LLVMReplaceAllUsesWith(instruction, approximate(builder, instruction));
          LLVMInstructionEraseFromParent(instruction);
        }
      }
    }
    LLVMDisposeBuilder(builder);
  }

  private static LLVMValueRef approximate(LLVMBuilderRef builder, LLVMValueRef division) {
    LLVMTypeRef type = LLVMTypeOf(division);
    LLVMTypeRef signature = Llvm.functionType(type, List.of(type, type));
    try (BytePointer text = new BytePointer(INSTRUCTION);
        BytePointer constraints = new BytePointer(CONSTRAINTS)) {
      LLVMValueRef assembly =
          LLVMGetInlineAsm(
              signature,
              text,
              INSTRUCTION.length,
              constraints,
              CONSTRAINTS.length,
              /* HasSideEffects= */ 0,
              /* IsAlignStack= */ 0,
              LLVMInlineAsmDialectATT,
              /* CanThrow= */ 0);
      LLVMValueRef[] operands = {LLVMGetOperand(division, 0), LLVMGetOperand(division, 1)};
      return LLVMBuildCall2(
          builder, signature, assembly, new PointerPointer<>(operands), operands.length, "");
    }
  }
}
