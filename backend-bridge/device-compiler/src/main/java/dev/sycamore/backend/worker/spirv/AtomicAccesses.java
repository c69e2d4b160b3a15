package dev.sycamore.backend.worker.spirv;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.List;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Atomic accesses on their way to SPIR-V. LLVM 20 would make loads and stores plain ones, and would
 * compare and exchange the bits of a {@code float} through a pointer to {@code float}, which is not
 * valid. As calls of the functions that stand for SPIR-V's instructions they stay what they are.
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
      Llvm.instructions(function).forEach(accesses::replace);
    }
    LLVMDisposeBuilder(builder);
  }

  private void replace(LLVMValueRef instruction) {
    LLVMPositionBuilderBefore(builder, instruction);
    switch (LLVMGetInstructionOpcode(instruction)) {
      case LLVMLoad -> {
        if (isAtomic(instruction)) {
          LLVMReplaceAllUsesWith(instruction, load(instruction));
          LLVMInstructionEraseFromParent(instruction);
        }
      }
      case LLVMStore -> {
        if (isAtomic(instruction)) {
          store(instruction);
          LLVMInstructionEraseFromParent(instruction);
        }
      }
      case LLVMAtomicCmpXchg -> {
        LLVMReplaceAllUsesWith(instruction, compareExchange(instruction));
        LLVMInstructionEraseFromParent(instruction);
      }
      default -> {}
    }
  }

  private static boolean isAtomic(LLVMValueRef access) {
    return LLVMGetOrdering(access) != LLVMAtomicOrderingNotAtomic;
  }

  private LLVMValueRef load(LLVMValueRef load) {
    LLVMValueRef pointer = LLVMGetOperand(load, 0);
    return call(
        "_Z18__spirv_AtomicLoad" + types(pointer, LLVMTypeOf(load)) + "ii",
        LLVMTypeOf(load),
        List.of(pointer, scope(pointer), order()));
  }

  private void store(LLVMValueRef store) {
    LLVMValueRef value = LLVMGetOperand(store, 0);
    LLVMValueRef pointer = LLVMGetOperand(store, 1);
    call(
        "_Z19__spirv_AtomicStore" + types(pointer, LLVMTypeOf(value)) + "ii" + letter(value),
        LLVMVoidTypeInContext(module.context()),
        List.of(pointer, scope(pointer), order(), value));
  }

  /** LLVM's instruction gives the old value and whether it was the expected one. */
  private LLVMValueRef compareExchange(LLVMValueRef instruction) {
    LLVMValueRef pointer = LLVMGetOperand(instruction, 0);
    LLVMValueRef expected = LLVMGetOperand(instruction, 1);
    LLVMValueRef value = LLVMGetOperand(instruction, 2);
    String letters = "iii" + letter(value).repeat(2);
    LLVMValueRef old =
        call(
            "_Z29__spirv_AtomicCompareExchange" + types(pointer, LLVMTypeOf(value)) + letters,
            LLVMTypeOf(value),
            List.of(pointer, scope(pointer), order(), order(), value, expected));
    LLVMValueRef equal = LLVMBuildICmp(builder, LLVMIntEQ, old, expected, "");
    LLVMValueRef pair = LLVMGetUndef(LLVMTypeOf(instruction));
    pair = LLVMBuildInsertValue(builder, pair, old, 0, "");
    return LLVMBuildInsertValue(builder, pair, equal, 1, "");
  }

  private LLVMValueRef scope(LLVMValueRef pointer) {
    return number(space(pointer) == LOCAL_SPACE ? WORK_GROUP : DEVICE);
  }

  private LLVMValueRef order() {
    return number(RELAXED);
  }

  private LLVMValueRef number(int value) {
    return LLVMConstInt(LLVMInt32TypeInContext(module.context()), value, 0);
  }

  private static int space(LLVMValueRef pointer) {
    return LLVMGetPointerAddressSpace(LLVMTypeOf(pointer));
  }

  /** The pointer in a mangled name, which says what it points to. */
  private static String types(LLVMValueRef pointer, LLVMTypeRef value) {
    return "PU3AS" + space(pointer) + letter(value);
  }

  private static String letter(LLVMValueRef value) {
    return letter(LLVMTypeOf(value));
  }

  private static String letter(LLVMTypeRef type) {
    return Llvm.print(type).equals("i64") ? "l" : "i";
  }

  private LLVMValueRef call(String name, LLVMTypeRef result, List<LLVMValueRef> arguments) {
    LLVMTypeRef type =
        Llvm.functionType(result, arguments.stream().map(a -> LLVMTypeOf(a)).toList());
    LLVMValueRef function = LLVMGetNamedFunction(module.ref(), name);
    if (function == null) {
      function = LLVMAddFunction(module.ref(), name, type);
      LLVMSetFunctionCallConv(function, SPIR_FUNC);
      Llvm.addAttribute(module.context(), function, "nounwind");
    }
    LLVMValueRef[] values = arguments.toArray(LLVMValueRef[]::new);
    LLVMValueRef call =
        LLVMBuildCall2(builder, type, function, new PointerPointer<>(values), values.length, "");
    LLVMSetInstructionCallConv(call, SPIR_FUNC);
    return call;
  }
}
