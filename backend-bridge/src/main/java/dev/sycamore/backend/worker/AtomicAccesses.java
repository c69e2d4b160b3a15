package dev.sycamore.backend.worker;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.List;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Atomic loads and stores on their way to SPIR-V: LLVM 20 would make them plain ones. As calls of
 * the functions that stand for SPIR-V's instructions they stay what they are.
 */
final class AtomicAccesses {

  private static final int DEVICE = 1;
  private static final int WORK_GROUP = 2;
  private static final int RELAXED = 0;
  private static final int LOCAL_SPACE = 3;
  private static final int SPIR_FUNC = 75;

  private final DeviceModule module;
  private final LLVMBuilderRef builder;

  private AtomicAccesses(DeviceModule module, LLVMBuilderRef builder) {
    this.module = module;
    this.builder = builder;
  }

  /** Replaces all of them. */
  static void replace(DeviceModule module) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    AtomicAccesses accesses = new AtomicAccesses(module, builder);
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      for (LLVMValueRef instruction : Llvm.instructions(function)) {
        int opcode = LLVMGetInstructionOpcode(instruction);
        if ((opcode == LLVMLoad || opcode == LLVMStore)
            && LLVMGetOrdering(instruction) != LLVMAtomicOrderingNotAtomic) {
          accesses.replace(instruction, opcode == LLVMLoad);
        }
      }
    }
    LLVMDisposeBuilder(builder);
  }

  private void replace(LLVMValueRef access, boolean load) {
    LLVMContextRef context = module.context();
    LLVMValueRef pointer = LLVMGetOperand(access, load ? 0 : 1);
    LLVMTypeRef value = load ? LLVMTypeOf(access) : LLVMTypeOf(LLVMGetOperand(access, 0));
    LLVMTypeRef i32 = LLVMInt32TypeInContext(context);
    int space = LLVMGetPointerAddressSpace(LLVMTypeOf(pointer));
    LLVMValueRef scope = LLVMConstInt(i32, space == LOCAL_SPACE ? WORK_GROUP : DEVICE, 0);
    LLVMValueRef order = LLVMConstInt(i32, RELAXED, 0);
    boolean wide = Llvm.print(value).equals("i64");
    String types = "PU3AS" + space + (wide ? "l" : "i") + "ii";
    LLVMPositionBuilderBefore(builder, access);
    if (load) {
      LLVMTypeRef type = Llvm.functionType(value, List.of(LLVMTypeOf(pointer), i32, i32));
      LLVMValueRef call = call("_Z18__spirv_AtomicLoad" + types, type, pointer, scope, order);
      LLVMReplaceAllUsesWith(access, call);
    } else {
      LLVMTypeRef type =
          Llvm.functionType(
              LLVMVoidTypeInContext(context), List.of(LLVMTypeOf(pointer), i32, i32, value));
      call(
          "_Z19__spirv_AtomicStore" + types + (wide ? "l" : "i"),
          type,
          pointer,
          scope,
          order,
          LLVMGetOperand(access, 0));
    }
    LLVMInstructionEraseFromParent(access);
  }

  private LLVMValueRef call(String name, LLVMTypeRef type, LLVMValueRef... arguments) {
    LLVMValueRef function = LLVMGetNamedFunction(module.ref(), name);
    if (function == null) {
      function = LLVMAddFunction(module.ref(), name, type);
      LLVMSetFunctionCallConv(function, SPIR_FUNC);
      Llvm.addAttribute(module.context(), function, "nounwind");
    }
    LLVMValueRef call =
        LLVMBuildCall2(
            builder, type, function, new PointerPointer<>(arguments), arguments.length, "");
    LLVMSetInstructionCallConv(call, SPIR_FUNC);
    return call;
  }
}
