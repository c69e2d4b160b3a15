package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The lanes of a vector that run where a row of work-items ends: those with a number below a limit.
 *
 * @param lanes how many a vector has
 * @param limit how many of them run, if that is less
 */
record RunningLanes(int lanes, LLVMValueRef limit) {

  /** The mask that compares the numbers of the lanes with a limit. */
  static Optional<RunningLanes> of(LLVMValueRef bits) {
    return LLVMIsAICmpInst(bits) != null
            && LLVMGetICmpPredicate(bits) == LLVMIntULT
            && isNumbers(LLVMGetOperand(bits, 0))
        ? LaneVectors.scalar(LLVMGetOperand(bits, 1))
            .map(limit -> new RunningLanes(LLVMGetVectorSize(LLVMTypeOf(bits)), limit))
        : Optional.empty();
  }

  /** Between which numbers those of the lanes that run are. */
  Optional<IndexRange> numbers(IndexRanges ranges) {
    return ranges
        .signed(limit)
        .map(
            range -> {
              ranges.requireAtLeast(range.low(), 0);
              LLVMValueRef last = ranges.sum(range, ranges.constantRange(-1)).high();
              LLVMValueRef most = ranges.constant(lanes - 1L);
              return new IndexRange(ranges.constant(0), ranges.least(most, last), lanes);
            });
  }

  /** Whether a vector has the numbers of these lanes. */
  boolean hasNumbers(LLVMValueRef value) {
    return isNumbers(value) && LLVMGetVectorSize(LLVMTypeOf(value)) == lanes;
  }

  private static boolean isNumbers(LLVMValueRef value) {
    if (!LaneVectors.isVector(value)
        || LLVMIsConstant(value) == 0
        || LaneVectors.width(value) == 0) {
      return false;
    }
    for (int i = 0; i < LLVMGetVectorSize(LLVMTypeOf(value)); i++) {
      LLVMValueRef element = LLVMGetAggregateElement(value, i);
      if (element == null
          || LLVMIsAConstantInt(element) == null
          || LLVMConstIntGetSExtValue(element) != i) {
        return false;
      }
    }
    return true;
  }
}
