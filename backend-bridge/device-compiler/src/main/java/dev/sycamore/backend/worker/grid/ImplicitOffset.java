package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.List;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The global offset on GPUs, whose launches have none: {@code ptr @__sycamore_implicit_offset()}
 * gives the address of three {@code i32}. A kernel that calls it, itself or by what is inlined into
 * it, has two entry points: its own, for which they are zeros, and a clone that is given them.
 */
final class ImplicitOffset {

  /** The builtin. */
  static final String FUNCTION = "__sycamore_implicit_offset";

  private static final String SUFFIX = "_with_offset";

  private ImplicitOffset() {}

  /** The name of the entry point that is given the offset. */
  static String cloneName(KernelSignature kernel) {
    return kernel.name() + SUFFIX;
  }

  /** Whether a kernel, into which all is inlined, calls the builtin. */
  static boolean isReadBy(KernelSignature kernel) {
    return Llvm.instructions(kernel.function()).stream().anyMatch(ImplicitOffset::isCall);
  }

  private static boolean isCall(LLVMValueRef instruction) {
    return Llvm.isCall(instruction)
        && Llvm.callee(instruction) != null
        && Llvm.name(Llvm.callee(instruction)).equals(FUNCTION);
  }

  /** Fails if the builtin has another type than its own, or a clone's name is taken. */
  static void check(DeviceModule module, List<KernelSignature> kernels) throws CompileException {
    LLVMValueRef builtin = LLVMGetNamedFunction(module.ref(), FUNCTION);
    if (builtin == null || LLVMGetFirstUse(builtin) == null) {
      return;
    }
    LLVMTypeRef type = LLVMGlobalGetValueType(builtin);
    if (!Llvm.print(type).equals("ptr ()") || !Llvm.isDeclaration(builtin)) {
      throw kernels.get(0).refused("'" + FUNCTION + "' is not declared as 'ptr ()'");
    }
    for (KernelSignature kernel : kernels) {
      if (LLVMGetNamedFunction(module.ref(), cloneName(kernel)) != null) {
        throw kernel.refused("the name of its clone, '" + cloneName(kernel) + "', is taken");
      }
    }
  }

  /** The functions that need no definition where a target has the builtin. */
  static Set<String> builtins() {
    return Set.of(FUNCTION);
  }

  /** Replaces the calls in a kernel's body by its parameter. */
  static void replace(LLVMValueRef body, LLVMValueRef parameter) {
    for (LLVMValueRef instruction : Llvm.instructions(body)) {
      if (isCall(instruction)) {
        LLVMReplaceAllUsesWith(instruction, parameter);
        LLVMInstructionEraseFromParent(instruction);
      }
    }
  }
}
