package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.LLVMBuildExtractElement;
import static org.bytedeco.llvm.global.LLVM.LLVMConstNull;
import static org.bytedeco.llvm.global.LLVM.LLVMGetOperand;
import static org.bytedeco.llvm.global.LLVM.LLVMTypeOf;

import dev.sycamore.backend.worker.lanes.shape.SubGroupFunction;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Writes the operations of sub-groups whose work-items are the lanes. */
final class SubGroupWidening {

  private final LaneBuilder builder;
  private final LaneValues values;
  private final LanePermutation permutation;
  private final LLVMValueRef members;

  /**
   * @param members the number of work-items in the sub-group, an {@code i32}
   */
  SubGroupWidening(
      LaneBuilder builder, LaneValues values, LanePermutation permutation, LLVMValueRef members) {
    this.builder = builder;
    this.values = values;
    this.permutation = permutation;
    this.members = members;
  }

  void write(LLVMValueRef call, SubGroupFunction function) {
    switch (function) {
      case SIZE -> values.setScalar(call, members);
      case LOCAL_ID -> {
        LLVMValueRef first = LLVMConstNull(LLVMTypeOf(call));
        values.setScalar(call, first);
        values.setVector(call, builder.strided(first, 1));
      }
      case FIRST -> values.setScalar(call, values.scalar(LLVMGetOperand(call, 0)));
      case SHUFFLE -> shuffle(call);
      case BARRIER -> {
        // Lanes run in step.
      }
      case WIDTH, GROUP_ID -> throw new IllegalStateException(function + " has been computed");
    }
  }

  private void shuffle(LLVMValueRef call) {
    LLVMValueRef value = LLVMGetOperand(call, 0);
    LLVMValueRef index = LLVMGetOperand(call, 1);
    if (values.shape(value).isUniform()) {
      values.setScalar(call, values.scalar(value));
    } else if (values.shape(index).isUniform()) {
      LLVMValueRef all = values.vector(value);
      values.setScalar(call, LLVMBuildExtractElement(builder.ref(), all, values.scalar(index), ""));
    } else {
      values.setVector(call, permutation.of(values.vector(value), values.vector(index)));
    }
  }
}
