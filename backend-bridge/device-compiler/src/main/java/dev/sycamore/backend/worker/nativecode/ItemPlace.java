package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.lowering.WorkItemValue;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Where a work-item is in its group: its local index in one dimension, or its linear index, plus a
 * constant.
 *
 * @param dimension the dimension, or {@link #LINEAR}
 * @param more what is added to the index
 */
record ItemPlace(int dimension, long more) {

  /** The dimension of linear indices of groups of several dimensions. */
  static final int LINEAR = 3;

  /** A sum with more than that might wrap. */
  private static final long MOST = 1 << 30;

  /** The place that a value of a body is, if it is one. */
  static Optional<ItemPlace> of(KernelSignature kernel, LLVMValueRef function, LLVMValueRef value) {
    LLVMValueRef index = value;
    long more = 0;
    if (LLVMGetInstructionOpcode(index) == LLVMAdd) {
      LLVMValueRef constant = LLVMIsAConstantInt(LLVMGetOperand(index, 1));
      if (constant != null && Math.abs(LLVMConstIntGetSExtValue(constant)) <= MOST) {
        more = LLVMConstIntGetSExtValue(constant);
        index = LLVMGetOperand(index, 0);
      }
    }
    for (int d = 0; d < kernel.dimensions(); d++) {
      if (isHidden(kernel, function, index, WorkItemValue.LOCAL_ID, d)) {
        return Optional.of(new ItemPlace(d, more));
      }
    }
    return kernel.dimensions() > 1 && isLinear(kernel, function, index, 0)
        ? Optional.of(new ItemPlace(LINEAR, more))
        : Optional.empty();
  }

  /** Whether a value is the index in the dimensions from one on, of which this one is innermost. */
  private static boolean isLinear(
      KernelSignature kernel, LLVMValueRef function, LLVMValueRef value, int dimension) {
    if (dimension == kernel.dimensions() - 1) {
      return isHidden(kernel, function, value, WorkItemValue.LOCAL_ID, dimension);
    }
    LLVMValueRef sum = withoutCasts(value);
    if (LLVMGetInstructionOpcode(sum) != LLVMAdd) {
      return false;
    }
    return isLinear(kernel, function, dimension, LLVMGetOperand(sum, 0), LLVMGetOperand(sum, 1))
        || isLinear(kernel, function, dimension, LLVMGetOperand(sum, 1), LLVMGetOperand(sum, 0));
  }

  private static boolean isLinear(
      KernelSignature kernel,
      LLVMValueRef function,
      int dimension,
      LLVMValueRef rows,
      LLVMValueRef index) {
    LLVMValueRef product = withoutCasts(rows);
    if (LLVMGetInstructionOpcode(product) != LLVMMul
        || !isHidden(kernel, function, index, WorkItemValue.LOCAL_ID, dimension)) {
      return false;
    }
    for (int i = 0; i < 2; i++) {
      if (isHidden(
              kernel, function, LLVMGetOperand(product, i), WorkItemValue.LOCAL_SIZE, dimension)
          && isLinear(kernel, function, LLVMGetOperand(product, 1 - i), dimension + 1)) {
        return true;
      }
    }
    return false;
  }

  /** Indices and sizes fit into 31 bits, so that a cast to as many or more changes none of them. */
  private static LLVMValueRef withoutCasts(LLVMValueRef value) {
    LLVMValueRef inner = value;
    while (LLVMIsACastInst(inner) != null
        && LLVMGetTypeKind(LLVMTypeOf(inner)) == LLVMIntegerTypeKind
        && LLVMGetIntTypeWidth(LLVMTypeOf(inner)) >= Integer.SIZE) {
      inner = LLVMGetOperand(inner, 0);
    }
    return inner;
  }

  private static boolean isHidden(
      KernelSignature kernel,
      LLVMValueRef function,
      LLVMValueRef value,
      WorkItemValue of,
      int dimension) {
    int position = kernel.parameters().size() + of.position(dimension);
    return withoutCasts(value).equals(LLVMGetParam(function, position));
  }
}
