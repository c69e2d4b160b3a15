package dev.sycamore.backend.worker.lowering;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.javacpp.Pointer;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMMetadataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * A kernel's code as a function of its parameters and of its work-item's place, so that an entry
 * point of the target's own may call it: the parameters, then each {@link WorkItemValue} in three
 * dimensions as {@code i64}.
 */
public final class KernelBody {

  private final DeviceModule module;
  private final KernelSignature kernel;
  private final LLVMValueRef function;
  private final LLVMMetadataRef subprogram;

  private KernelBody(
      DeviceModule module,
      KernelSignature kernel,
      LLVMValueRef function,
      LLVMMetadataRef subprogram) {
    this.module = module;
    this.kernel = kernel;
    this.function = function;
    this.subprogram = subprogram;
  }

  /**
   * Moves the code of a kernel, into which all is inlined, to a new function; the kernel is gone.
   */
  public static KernelBody extract(DeviceModule module, KernelSignature kernel)
      throws CompileException {
    return extract(module, kernel, List.of());
  }

  /**
   * The same for an entry point that passes more.
   *
   * @param more the types of parameters behind the others
   */
  public static KernelBody extract(
      DeviceModule module, KernelSignature kernel, List<LLVMTypeRef> more) throws CompileException {
    LLVMValueRef old = kernel.function();
    List<LLVMTypeRef> types = new ArrayList<>();
    List<LLVMValueRef> parameters = Llvm.parameters(old);
    parameters.forEach(parameter -> types.add(LLVMTypeOf(parameter)));
    LLVMContextRef context = module.context();
    for (int i = 0; i < WorkItemValue.COUNT; i++) {
      types.add(LLVMInt64TypeInContext(context));
    }
    types.addAll(more);
    LLVMTypeRef type = Llvm.functionType(LLVMVoidTypeInContext(context), types);
    LLVMValueRef function = LLVMAddFunction(module.ref(), kernel.bodyName(), type);
    for (int i = 0; i < parameters.size(); i++) {
      LLVMReplaceAllUsesWith(parameters.get(i), LLVMGetParam(function, i));
    }
    for (LLVMBasicBlockRef block : Llvm.blocks(old)) {
      LLVMRemoveBasicBlockFromParent(block);
      LLVMAppendExistingBasicBlock(function, block);
    }
    LLVMMetadataRef subprogram = LLVMGetSubprogram(old);
    LLVMDeleteFunction(old);
    Llvm.addAttribute(context, function, "alwaysinline");
    Llvm.addAttribute(context, function, "nounwind");
    KernelBody body = new KernelBody(module, kernel, function, subprogram);
    body.replaceWorkItemFunctions();
    return body;
  }

  /**
   * Makes the entry point, into which the body is inlined, the function of the source: what the
   * body does is at places of that one.
   */
  public void describe(LLVMValueRef entryPoint) {
    if (subprogram != null) {
      LLVMSetSubprogram(entryPoint, subprogram);
    }
  }

  /**
   * Tells LLVM that the work-item's place fits into 31 bits, so that an {@code int} made of it and
   * widened again is the place itself.
   */
  public void boundPlace() {
    for (WorkItemValue value :
        List.of(WorkItemValue.GLOBAL_ID, WorkItemValue.LOCAL_ID, WorkItemValue.GROUP_ID)) {
      for (int d = 0; d < WorkItemValue.DIMENSIONS; d++) {
        int position = kernel.parameters().size() + value.position(d);
        Llvm.addParameterRange(module.context(), function, position, 1L << 31);
      }
    }
  }

  public LLVMValueRef function() {
    return function;
  }

  private void replaceWorkItemFunctions() throws CompileException {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    try {
      for (LLVMValueRef instruction : Llvm.instructions(function)) {
        if (Llvm.isCall(instruction) && Llvm.callee(instruction) != null) {
          WorkItemValue value = WorkItemValue.of(Llvm.name(Llvm.callee(instruction)));
          if (value != null) {
            replace(builder, instruction, value);
          }
        }
      }
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  private void replace(LLVMBuilderRef builder, LLVMValueRef call, WorkItemValue value)
      throws CompileException {
    LLVMTypeRef i64 = LLVMInt64TypeInContext(module.context());
    LLVMTypeRef i32 = LLVMInt32TypeInContext(module.context());
    if (!isSame(LLVMTypeOf(call), i64)
        || LLVMGetNumArgOperands(call) != 1
        || !isSame(LLVMTypeOf(LLVMGetOperand(call, 0)), i32)) {
      throw kernel.refused("a work-item function is not declared as 'i64 (i32)'");
    }
    LLVMValueRef dimension = LLVMGetOperand(call, 0);
    LLVMValueRef result = LLVMConstInt(i64, value.outside(), 0);
    LLVMPositionBuilderBefore(builder, call);
    for (int d = WorkItemValue.DIMENSIONS - 1; d >= 0; d--) {
      // Folds when the dimension is a constant, as it mostly is.
      LLVMValueRef same = LLVMBuildICmp(builder, LLVMIntEQ, dimension, LLVMConstInt(i32, d, 0), "");
      result = LLVMBuildSelect(builder, same, hidden(value, d), result, "");
    }
    LLVMReplaceAllUsesWith(call, result);
    LLVMInstructionEraseFromParent(call);
  }

  private LLVMValueRef hidden(WorkItemValue value, int dimension) {
    return LLVMGetParam(function, kernel.parameters().size() + value.position(dimension));
  }

  private static boolean isSame(Pointer a, Pointer b) {
    return a.address() == b.address();
  }
}
