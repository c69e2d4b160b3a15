package dev.sycamore.backend.worker.detect;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.lowering.WorkItemValue;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Pointers to the element whose index is the work-item's, or that and a number of the launch; in
 * two dimensions {@code row * width + column}, if the launch is as wide as that.
 */
final class OwnElement {

  /** Dimensions of a launch with rows. */
  private static final int PLANE = 2;

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

  /**
   * How wide a launch is in which the elements are apart.
   *
   * @param width a number of the launch
   * @param dimension whose size it has to be
   */
  record Width(LLVMValueRef width, int dimension) {}

  /** The width of one; empty if it needs none. */
  Optional<Width> width(LLVMValueRef pointer) {
    return kernel.dimensions() == PLANE
        ? width(LLVMGetOperand(pointer, 1), 0).or(() -> width(LLVMGetOperand(pointer, 1), 1))
        : Optional.empty();
  }

  private Optional<Width> width(LLVMValueRef index, int column) {
    LLVMValueRef sum = stripped(index);
    for (int side = 0; isOperation(sum, LLVMAdd) && side < 2; side++) {
      LLVMValueRef row = stripped(LLVMGetOperand(sum, side));
      LLVMValueRef inRow = stripped(LLVMGetOperand(sum, 1 - side));
      for (int factor = 0; isOperation(row, LLVMMul) && factor < 2; factor++) {
        LLVMValueRef width = stripped(LLVMGetOperand(row, factor));
        LLVMValueRef number = stripped(LLVMGetOperand(row, 1 - factor));
        if (isOfLaunch(width) && isWorkItem(number, 1 - column) && isWorkItem(inRow, column)) {
          return Optional.of(new Width(width, column));
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isOperation(LLVMValueRef value, int opcode) {
    return LLVMIsABinaryOperator(value) != null && LLVMGetInstructionOpcode(value) == opcode;
  }

  private boolean isOwnIndex(LLVMValueRef index) {
    if (kernel.dimensions() == PLANE) {
      return width(index, 0).or(() -> width(index, 1)).isPresent();
    }
    LLVMValueRef value = stripped(index);
    if (!isOperation(value, LLVMAdd)) {
      return isWorkItem(value, 0);
    }
    LLVMValueRef left = stripped(LLVMGetOperand(value, 0));
    LLVMValueRef right = stripped(LLVMGetOperand(value, 1));
    return (isWorkItem(left, 0) && isOfLaunch(right)) || (isOfLaunch(left) && isWorkItem(right, 0));
  }

  private boolean isWorkItem(LLVMValueRef value, int dimension) {
    int position = kernel.parameters().size() + WorkItemValue.GLOBAL_ID.position(dimension);
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
            && isSameIndex(LLVMGetOperand(a, 0), LLVMGetOperand(b, 0))
            && isSameIndex(LLVMGetOperand(a, 1), LLVMGetOperand(b, 1)));
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
