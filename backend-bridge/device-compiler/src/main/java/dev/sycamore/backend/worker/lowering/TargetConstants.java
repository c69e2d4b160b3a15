package dev.sycamore.backend.worker.lowering;

import static org.bytedeco.llvm.global.LLVM.LLVMConstInt;
import static org.bytedeco.llvm.global.LLVM.LLVMGetReturnType;
import static org.bytedeco.llvm.global.LLVM.LLVMGetTypeKind;
import static org.bytedeco.llvm.global.LLVM.LLVMGlobalGetValueType;
import static org.bytedeco.llvm.global.LLVM.LLVMInstructionEraseFromParent;
import static org.bytedeco.llvm.global.LLVM.LLVMIntegerTypeKind;
import static org.bytedeco.llvm.global.LLVM.LLVMReplaceAllUsesWith;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.target.ImageTarget.Architecture;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.HashMap;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * What code can ask about its target: functions without parameters, whose calls become constants
 * before anything else is done with the module. So code for other targets is gone before it could
 * be refused.
 */
public final class TargetConstants {

  private static final String PREFIX = "__sycamore_target_";

  /** No stronger than what SPIR-V is optimised with, and constants through variables. */
  private static final String PASSES = "function(sroa,early-cse,sccp,simplifycfg,adce),globaldce";

  private final Map<String, Integer> values = new HashMap<>();

  public TargetConstants(ImageTarget target) {
    Architecture architecture = target.architecture();
    is("native_cpu", architecture.isNative());
    is("spirv", architecture.isSpirv());
    is("ptx", architecture == Architecture.PTX64);
    is("amdgcn", architecture == Architecture.AMDGCN);
    // It is made of source code, which never comes here.
    is("opencl_c", false);
    // Less than every number that is asked for.
    int sm = architecture == Architecture.PTX64 ? sm(target.processor()) : Integer.MIN_VALUE;
    values.put(PREFIX + "sm", sm);
    values.put(
        PREFIX + "copies_asynchronously",
        architecture.isSpirv() || sm >= AsyncCopies.LEAST_SM ? 1 : 0);
    values.put(PREFIX + "has_native_functions", architecture.isNative() ? 0 : 1);
    values.put(PREFIX + "has_fused_multiply_add", hasFusedMultiplyAdd(target) ? 1 : 0);
  }

  /** The number of a processor {@code sm_NN}, or {@code sm_NNa}. */
  public static int sm(String processor) {
    return Integer.parseInt(processor.replaceAll("\\D", ""));
  }

  /** For SPIR-V nothing tells it; of the other processors x86-64-v2 alone lacks it. */
  private static boolean hasFusedMultiplyAdd(ImageTarget target) {
    return !target.architecture().isSpirv()
        && !target.processor().equals(ImageTarget.X86_64.processor());
  }

  private void is(String name, boolean value) {
    values.put(PREFIX + "is_" + name, value ? 1 : 0);
  }

  /** Replaces the calls, and removes the code that they make unreachable. */
  public void replace(DeviceModule module, TargetMachine machine) throws CompileException {
    boolean replaced = false;
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      for (LLVMValueRef instruction : Llvm.instructions(function)) {
        LLVMValueRef callee = Llvm.isCall(instruction) ? Llvm.callee(instruction) : null;
        if (callee != null && isQuery(callee)) {
          LLVMTypeRef type = LLVMGetReturnType(LLVMGlobalGetValueType(callee));
          LLVMReplaceAllUsesWith(
              instruction, LLVMConstInt(type, values.get(Llvm.name(callee)), /* SignExtend= */ 1));
          LLVMInstructionEraseFromParent(instruction);
          replaced = true;
        }
      }
    }
    if (replaced) {
      CalledFunctions.markConvergent(module);
      module.run(PASSES, machine);
    }
  }

  /** Others of these names stay, to be reported as undefined. */
  private boolean isQuery(LLVMValueRef callee) {
    return values.containsKey(Llvm.name(callee))
        && Llvm.isDeclaration(callee)
        && LLVMGetTypeKind(LLVMGetReturnType(LLVMGlobalGetValueType(callee)))
            == LLVMIntegerTypeKind;
  }
}
