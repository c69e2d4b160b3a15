package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * An instruction of PTX that LLVM passes on as it is, whose operands have the type of its result.
 *
 * @param text the instruction, with {@code $0} for its result and {@code $1} for its first operand
 * @param constraints the kinds of their registers
 */
record PtxAssembly(String text, String constraints) {

  /** Writes it where a builder is. */
  LLVMValueRef write(LLVMBuilderRef builder, LLVMValueRef... operands) {
    LLVMTypeRef type = LLVMTypeOf(operands[0]);
    LLVMTypeRef signature = Llvm.functionType(type, Collections.nCopies(operands.length, type));
    byte[] instruction = text.getBytes(StandardCharsets.US_ASCII);
    byte[] registers = constraints.getBytes(StandardCharsets.US_ASCII);
    try (BytePointer instructionText = new BytePointer(instruction);
        BytePointer registerText = new BytePointer(registers)) {
      LLVMValueRef assembly =
          LLVMGetInlineAsm(
              signature,
              instructionText,
              instruction.length,
              registerText,
              registers.length,
              /* HasSideEffects= */ 0,
              /* IsAlignStack= */ 0,
              LLVMInlineAsmDialectATT,
              /* CanThrow= */ 0);
      return LLVMBuildCall2(
          builder, signature, assembly, new PointerPointer<>(operands), operands.length, "");
    }
  }
}
