package dev.sycamore.backend.worker.foreign;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.List;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Builds calls of device functions, which it declares. */
final class CallBuilder implements AutoCloseable {

  private final DeviceModule module;
  private final LLVMBuilderRef builder;

  CallBuilder(DeviceModule module) {
    this.module = module;
    this.builder = LLVMCreateBuilderInContext(module.context());
  }

  /** The builder, which stands before an instruction. */
  LLVMBuilderRef before(LLVMValueRef instruction) {
    LLVMPositionBuilderBefore(builder, instruction);
    return builder;
  }

  /** A call where the builder stands. */
  LLVMValueRef call(String function, LLVMTypeRef result, List<LLVMValueRef> arguments) {
    LLVMTypeRef type =
        Llvm.functionType(
            result, arguments.stream().map(argument -> LLVMTypeOf(argument)).toList());
    LLVMValueRef callee = LLVMGetNamedFunction(module.ref(), function);
    if (callee == null) {
      callee = LLVMAddFunction(module.ref(), function, type);
      LLVMSetFunctionCallConv(callee, LLVMSPIRFUNCCallConv);
      Llvm.addAttribute(module.context(), callee, "nounwind");
    }
    try (PointerPointer<LLVMValueRef> values =
        new PointerPointer<>(arguments.toArray(LLVMValueRef[]::new))) {
      LLVMValueRef call = LLVMBuildCall2(builder, type, callee, values, arguments.size(), "");
      LLVMSetInstructionCallConv(call, LLVMGetFunctionCallConv(callee));
      return call;
    }
  }

  LLVMValueRef number(int value) {
    return LLVMConstInt(LLVMInt32TypeInContext(module.context()), value, 0);
  }

  /** Replaces an instruction by a value. */
  static void replace(LLVMValueRef instruction, LLVMValueRef value) {
    LLVMReplaceAllUsesWith(instruction, value);
    LLVMInstructionEraseFromParent(instruction);
  }

  @Override
  public void close() {
    LLVMDisposeBuilder(builder);
  }
}
