package dev.sycamore.backend.worker.detect;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.lowering.WorkItemValue;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Pointers to the element whose index is the work-item's, or that and a number of the launch. */
final class OwnElement {

  private final KernelSignature kernel;
  private final LLVMValueRef body;
  private final LLVMTargetDataRef layout;

  OwnElement(DeviceModule module, KernelSignature kernel, LLVMValueRef body) {
    this.kernel = kernel;
    this.body = body;
    this.layout = LLVMGetModuleDataLayout(module.ref());
  }

  /**
   * Whether a pointer is one. The elements of different work-items are apart then.
   *
   * @param bytes that are used there
   */
  boolean isOne(LLVMValueRef pointer, long bytes) {
    return LLVMIsAGetElementPtrInst(pointer) != null
        && LLVMGetNumOperands(pointer) == 2
        && LLVMIsAArgument(LLVMGetOperand(pointer, 0)) != null
        && bytes <= size(pointer)
        && isOwnIndex(LLVMGetOperand(pointer, 1));
  }

  /** Whether two of them point to the same element. */
  boolean isSame(LLVMValueRef pointer, LLVMValueRef other) {
    return size(pointer) == size(other)
        && isSameIndex(LLVMGetOperand(pointer, 1), LLVMGetOperand(other, 1));
  }

  private long size(LLVMValueRef pointer) {
    LLVMTypeRef element = LLVMGetGEPSourceElementType(pointer);
    return LLVMABISizeOfType(layout, element);
  }

  private boolean isOwnIndex(LLVMValueRef index) {
    LLVMValueRef value = stripped(index);
    if (LLVMIsABinaryOperator(value) == null || LLVMGetInstructionOpcode(value) != LLVMAdd) {
      return isWorkItem(value);
    }
    LLVMValueRef left = stripped(LLVMGetOperand(value, 0));
    LLVMValueRef right = stripped(LLVMGetOperand(value, 1));
    return (isWorkItem(left) && isOfLaunch(right)) || (isOfLaunch(left) && isWorkItem(right));
  }

  private boolean isWorkItem(LLVMValueRef value) {
    int position = kernel.parameters().size() + WorkItemValue.GLOBAL_ID.position(0);
    return value.equals(LLVMGetParam(body, position));
  }

  private boolean isOfLaunch(LLVMValueRef value) {
    return LLVMIsAConstantInt(value) != null
        || Llvm.parameters(body).subList(0, kernel.parameters().size()).contains(value);
  }

  private static boolean isSameIndex(LLVMValueRef one, LLVMValueRef other) {
    LLVMValueRef a = stripped(one);
    LLVMValueRef b = stripped(other);
    return a.equals(b)
        || (LLVMIsABinaryOperator(a) != null
            && LLVMIsABinaryOperator(b) != null
            && LLVMGetInstructionOpcode(a) == LLVMGetInstructionOpcode(b)
            && stripped(LLVMGetOperand(a, 0)).equals(stripped(LLVMGetOperand(b, 0)))
            && stripped(LLVMGetOperand(a, 1)).equals(stripped(LLVMGetOperand(b, 1))));
  }

  /** Work-items are fewer than 2^31, so that these change none of their numbers. */
  private static LLVMValueRef stripped(LLVMValueRef value) {
    LLVMValueRef inner = value;
    while (LLVMIsASExtInst(inner) != null
        || LLVMIsAZExtInst(inner) != null
        || isTruncatedToInt(inner)) {
      inner = LLVMGetOperand(inner, 0);
    }
    return inner;
  }

  private static boolean isTruncatedToInt(LLVMValueRef value) {
    return LLVMIsATruncInst(value) != null
        && LLVMGetIntTypeWidth(LLVMTypeOf(value)) == Integer.SIZE;
  }
}
