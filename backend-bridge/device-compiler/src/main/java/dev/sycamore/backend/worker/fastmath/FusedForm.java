package dev.sycamore.backend.worker.fastmath;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import java.util.Collections;
import java.util.List;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** How a target says {@code a * b + c} with one rounding or two, whichever is faster. */
public enum FusedForm {
  /** It has no such operation: products and sums stay apart. */
  NONE("", ""),

  /** LLVM's intrinsic, for targets with a fused operation. */
  INTRINSIC("llvm.fmuladd.f32", "llvm.fmuladd.f64"),

  /**
   * OpenCL's function. In SPIR-V for OpenCL contraction is allowed for a whole kernel or not at
   * all; this is one operation, whatever the kernel's other operations are.
   */
  OPENCL("_Z3madfff", "_Z3madddd");

  private static final int OPERANDS = 3;

  private final String onFloat;
  private final String onDouble;

  FusedForm(String onFloat, String onDouble) {
    this.onFloat = onFloat;
    this.onDouble = onDouble;
  }

  /** That of native code. */
  public static FusedForm ofNative(TargetMachine machine) {
    return machine.processor().equals(ImageTarget.X86_64.processor()) ? NONE : INTRINSIC;
  }

  /**
   * Builds the operation.
   *
   * @param type float or double
   */
  LLVMValueRef build(
      DeviceModule module,
      LLVMBuilderRef builder,
      LLVMTypeRef type,
      LLVMValueRef a,
      LLVMValueRef b,
      LLVMValueRef c) {
    String name = LLVMGetTypeKind(type) == LLVMFloatTypeKind ? onFloat : onDouble;
    LLVMTypeRef signature = Llvm.functionType(type, Collections.nCopies(OPERANDS, type));
    LLVMValueRef function = LLVMGetNamedFunction(module.ref(), name);
    if (function == null) {
      function = LLVMAddFunction(module.ref(), name, signature);
      if (this == OPENCL) {
        LLVMSetFunctionCallConv(function, LLVMSPIRFUNCCallConv);
      }
    }
    return call(builder, signature, function, List.of(a, b, c));
  }

  private static LLVMValueRef call(
      LLVMBuilderRef builder,
      LLVMTypeRef signature,
      LLVMValueRef function,
      List<LLVMValueRef> operands) {
    LLVMValueRef call =
        LLVMBuildCall2(
            builder,
            signature,
            function,
            new PointerPointer<>(operands.toArray(LLVMValueRef[]::new)),
            operands.size(),
            "");
    LLVMSetInstructionCallConv(call, LLVMGetFunctionCallConv(function));
    return call;
  }
}
