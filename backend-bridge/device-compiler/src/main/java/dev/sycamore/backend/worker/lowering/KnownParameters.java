package dev.sycamore.backend.worker.lowering;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.binding.ir.FunctionAttributes;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Parameters of kernels whose values are known to the compiler: they stay, but nothing reads them.
 */
public final class KnownParameters {

  private KnownParameters() {}

  /** Replaces those that have the same number in each launch. */
  public static void replace(LLVMValueRef kernel) {
    List<LLVMValueRef> parameters = Llvm.parameters(kernel);
    for (int i = 0; i < parameters.size(); i++) {
      LLVMTypeRef type = LLVMTypeOf(parameters.get(i));
      String value = Llvm.parameterAttribute(kernel, i, FunctionAttributes.VALUE);
      if (value != null
          && value.matches("[0-9]{1,10}")
          && LLVMGetTypeKind(type) == LLVMIntegerTypeKind) {
        LLVMReplaceAllUsesWith(parameters.get(i), LLVMConstInt(type, Long.parseLong(value), 0));
      }
    }
  }

  /** Replaces offsets that are added to pointers before the launch. */
  public static void leaveOutOffsets(LLVMValueRef kernel) {
    List<LLVMValueRef> parameters = Llvm.parameters(kernel);
    for (int i = 0; i < parameters.size(); i++) {
      LLVMValueRef offset = parameters.get(i);
      if (Llvm.parameterAttribute(kernel, i, FunctionAttributes.OFFSET) != null) {
        LLVMReplaceAllUsesWith(offset, LLVMConstNull(LLVMTypeOf(offset)));
      }
    }
  }
}
