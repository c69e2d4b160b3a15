package dev.sycamore.backend.worker.fences;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.List;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Floating-point values through which no pass looks: {@code llvm.arithmetic.fence}, which is no
 * instruction of any target.
 */
final class Fence {
  private static final String NAME = "llvm.arithmetic.fence";

  private Fence() {}

  /** Whether a value is hidden. */
  static boolean is(LLVMValueRef value) {
    return Llvm.isCallOf(NAME, value);
  }

  /** The same value, computed before an instruction. */
  static LLVMValueRef before(LLVMValueRef instruction, LLVMValueRef value) {
    LLVMModuleRef module =
        LLVMGetGlobalParent(LLVMGetBasicBlockParent(LLVMGetInstructionParent(instruction)));
    LLVMTypeRef type = LLVMTypeOf(value);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module));
    LLVMPositionBuilderBefore(builder, instruction);
    int id = LLVMLookupIntrinsicID(NAME, NAME.length());
    LLVMTypeRef signature = Llvm.functionType(type, List.of(type));
    LLVMValueRef callee =
        LLVMGetIntrinsicDeclaration(module, id, new PointerPointer<>(new LLVMTypeRef[] {type}), 1);
    LLVMValueRef fenced =
        LLVMBuildCall2(
            builder, signature, callee, new PointerPointer<>(new LLVMValueRef[] {value}), 1, "");
    LLVMDisposeBuilder(builder);
    return fenced;
  }
}
