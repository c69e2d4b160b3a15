package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.List;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The global offset on GPUs, whose launches have none: {@code ptr @__sycamore_implicit_offset()},
 * or the intrinsic that DPC++ has for it, returns the address of three {@code i32}. A kernel that
 * calls one, itself or by what is inlined into it, has two entry points: its own, for which they
 * are zeros, and a clone that takes them.
 *
 * @param intrinsic the name of DPC++'s intrinsic for the target
 * @param intrinsicResult what that returns: {@code ptr}, or a pointer to private memory
 */
record ImplicitOffset(String intrinsic, String intrinsicResult) {

  private static final String FUNCTION = "__sycamore_implicit_offset";
  private static final String FUNCTION_RESULT = "ptr";
  private static final String SUFFIX = "_with_offset";
  private static final int DIMENSIONS = 3;

  /** The name of the entry point that takes the offset. */
  static String cloneName(KernelSignature kernel) {
    return kernel.name() + SUFFIX;
  }

  /** Whether a function needs no definition where a target has the offset. */
  boolean isBuiltin(String symbol) {
    return symbol.equals(FUNCTION) || symbol.equals(intrinsic);
  }

  /** Whether a kernel, into which all is inlined, asks for the offset. */
  boolean isReadBy(KernelSignature kernel) {
    return Llvm.instructions(kernel.function()).stream().anyMatch(this::isCall);
  }

  private boolean isCall(LLVMValueRef instruction) {
    return Llvm.isCall(instruction)
        && Llvm.callee(instruction) != null
        && isBuiltin(Llvm.name(Llvm.callee(instruction)));
  }

  /** Fails if a builtin has another type than its own, or a clone's name is taken. */
  void check(DeviceModule module, List<KernelSignature> kernels) throws CompileException {
    boolean function = check(module, kernels, FUNCTION, FUNCTION_RESULT);
    boolean any = check(module, kernels, intrinsic, intrinsicResult) || function;
    for (KernelSignature kernel : kernels) {
      if (any && LLVMGetNamedFunction(module.ref(), cloneName(kernel)) != null) {
        throw kernel.refused("the name of its clone, '" + cloneName(kernel) + "', is used already");
      }
    }
  }

  /** Whether a builtin is used; fails if it is not what it should be. */
  private static boolean check(
      DeviceModule module, List<KernelSignature> kernels, String name, String result)
      throws CompileException {
    LLVMValueRef builtin = LLVMGetNamedFunction(module.ref(), name);
    if (builtin == null || LLVMGetFirstUse(builtin) == null) {
      return false;
    }
    String type = result + " ()";
    if (!Llvm.print(LLVMGlobalGetValueType(builtin)).equals(type) || !Llvm.isDeclaration(builtin)) {
      throw kernels.get(0).refused("'" + name + "' is not declared as '" + type + "'");
    }
    return true;
  }

  /** Replaces the calls in a kernel's body by its last parameter. */
  void replace(DeviceModule module, LLVMValueRef body) {
    LLVMValueRef parameter = LLVMGetLastParam(body);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    for (LLVMValueRef instruction : Llvm.instructions(body)) {
      if (isCall(instruction)) {
        boolean same = LLVMTypeOf(instruction).address() == LLVMTypeOf(parameter).address();
        LLVMReplaceAllUsesWith(
            instruction,
            same ? parameter : copy(module, builder, body, LLVMTypeOf(instruction), parameter));
        LLVMInstructionEraseFromParent(instruction);
      }
    }
    LLVMDisposeBuilder(builder);
  }

  /** The address of a copy in private memory, made where the body begins. */
  private static LLVMValueRef copy(
      DeviceModule module,
      LLVMBuilderRef builder,
      LLVMValueRef body,
      LLVMTypeRef pointer,
      LLVMValueRef parameter) {
    LLVMTypeRef number = LLVMInt32TypeInContext(module.context());
    LLVMPositionBuilderBefore(builder, LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(body)));
    LLVMValueRef copy =
        LLVMBuildAlloca(builder, LLVMArrayType2(number, DIMENSIONS), "launch.offset");
    if (LLVMTypeOf(copy).address() != pointer.address()) {
      throw new IllegalStateException("the target keeps variables in another address space");
    }
    for (int i = 0; i < DIMENSIONS; i++) {
      LLVMValueRef value =
          LLVMBuildLoad2(builder, number, element(builder, number, parameter, i), "");
      LLVMBuildStore(builder, value, element(builder, number, copy, i));
    }
    return copy;
  }

  private static LLVMValueRef element(
      LLVMBuilderRef builder, LLVMTypeRef type, LLVMValueRef array, int index) {
    LLVMValueRef number = LLVMConstInt(type, index, 0);
    return LLVMBuildInBoundsGEP2(
        builder, type, array, new PointerPointer<>(new LLVMValueRef[] {number}), 1, "");
  }
}
