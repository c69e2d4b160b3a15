package dev.sycamore.backend.worker.lowering;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Arithmetic that targets get wrong or lack, in IR of our own. {@code frem} is one: PTX gets {@code
 * x - trunc(x / y) * y}, SPIR-V promises no precision, native code a call into the C library.
 */
public final class MathLibrary {

  private static final String RESOURCE = "remainder.ll";
  private static final int SPIR_FUNC = 75;

  private MathLibrary() {}

  /** Replaces each floating-point remainder by a call of an exact one. */
  public static void replaceRemainders(
      DeviceModule module, ModuleReader reader, TargetMachine machine) throws CompileException {
    List<LLVMValueRef> remainders = new ArrayList<>();
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      for (LLVMValueRef instruction : Llvm.instructions(function)) {
        if (LLVMGetInstructionOpcode(instruction) == LLVMFRem) {
          remainders.add(instruction);
        }
      }
    }
    if (remainders.isEmpty()) {
      return;
    }
    module.link(reader.readLibrary(MathLibrary.class, RESOURCE));
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    try {
      for (LLVMValueRef remainder : remainders) {
        replace(module, builder, remainder);
      }
    } finally {
      LLVMDisposeBuilder(builder);
    }
    for (String name : List.of(function("float"), function("double"))) {
      LLVMSetLinkage(LLVMGetNamedFunction(module.ref(), name), LLVMInternalLinkage);
    }
  }

  private static void replace(DeviceModule module, LLVMBuilderRef builder, LLVMValueRef remainder)
      throws CompileException {
    LLVMContextRef context = module.context();
    LLVMTypeRef type = LLVMTypeOf(remainder);
    String name = Llvm.print(type);
    // The remainder of two halves is a half, so a wider type gives it exactly.
    boolean half = name.equals("half");
    if (!half && !name.equals("float") && !name.equals("double")) {
      throw new CompileException(
          BuildStage.LOWER, "'frem' of type " + name + " is not supported; only of scalars");
    }
    LLVMTypeRef wide = half ? LLVMFloatTypeInContext(context) : type;
    LLVMPositionBuilderBefore(builder, remainder);
    LLVMValueRef[] operands = new LLVMValueRef[2];
    for (int i = 0; i < 2; i++) {
      LLVMValueRef operand = LLVMGetOperand(remainder, i);
      operands[i] = half ? LLVMBuildFPExt(builder, operand, wide, "") : operand;
    }
    LLVMValueRef callee = LLVMGetNamedFunction(module.ref(), function(half ? "float" : name));
    LLVMValueRef call =
        LLVMBuildCall2(
            builder, LLVMGlobalGetValueType(callee), callee, new PointerPointer<>(operands), 2, "");
    LLVMSetInstructionCallConv(call, SPIR_FUNC);
    LLVMReplaceAllUsesWith(remainder, half ? LLVMBuildFPTrunc(builder, call, type, "") : call);
    LLVMInstructionEraseFromParent(remainder);
  }

  private static String function(String type) {
    return "__sycamore_remainder_" + type;
  }
}
