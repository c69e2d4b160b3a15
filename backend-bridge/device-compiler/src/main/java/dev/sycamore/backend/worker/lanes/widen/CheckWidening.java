package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.checks.CheckCalls;
import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Writes checks for all lanes at once, again as checks: whether any lane fails. Then the first such
 * lane reports, and the function returns for all of them, so that no code after a check has lanes
 * that are off because of it.
 */
final class CheckWidening {

  private final LaneBuilder builder;
  private final LaneValues values;

  CheckWidening(LaneBuilder builder, LaneValues values) {
    this.builder = builder;
    this.values = values;
  }

  void write(LLVMValueRef check, LaneMask mask) {
    LLVMValueRef bit = LLVMGetOperand(check, 0);
    if (values.shape(bit).isUniform()) {
      write(check, values.scalar(bit), mask.value());
      return;
    }
    LLVMValueRef bad = failing(values.vector(bit), mask);
    Optional<StridedComparison> comparison =
        mask.isFull() ? StridedComparison.ofAny(bit, builder, values) : Optional.empty();
    if (comparison.isPresent()) {
      // An index that is too large in some lane is so in the first or in the last one.
      write(check, comparison.get().ofFirstLane(), bad);
      write(check, comparison.get().ofLastLane(), bad);
    } else {
      write(check, builder.any(bad), bad);
    }
  }

  private void write(LLVMValueRef check, LLVMValueRef any, LLVMValueRef bad) {
    LLVMValueRef lane = builder.first(bad);
    List<LLVMValueRef> arguments = new ArrayList<>();
    for (LLVMValueRef argument : CheckCalls.arguments(check)) {
      arguments.add(ofLane(argument, lane));
    }
    CheckCalls.again(builder.ref(), check, any, arguments);
  }

  /** What a violation tells of the work-item has strides: no vector is kept for it. */
  private LLVMValueRef ofLane(LLVMValueRef argument, LLVMValueRef lane) {
    LaneShape shape = values.shape(argument);
    if (shape.isUniform()) {
      return values.scalar(argument);
    }
    boolean integer = LLVMGetTypeKind(LLVMTypeOf(argument)) == LLVMIntegerTypeKind;
    return shape.isStrided() && integer
        ? builder.ofLane(values.scalar(argument), shape.stride(), lane)
        : LLVMBuildExtractElement(builder.ref(), values.vector(argument), lane, "");
  }

  private LLVMValueRef failing(LLVMValueRef bits, LaneMask mask) {
    return mask.isFull() ? bits : builder.those(mask.value(), bits);
  }

  /** Whether all lanes that run have a bit; still a question, which loops around may answer. */
  LLVMValueRef all(LLVMValueRef call, LaneMask mask) {
    return CheckCalls.again(builder.ref(), call, holds(LLVMGetOperand(call, 0), mask));
  }

  private LLVMValueRef holds(LLVMValueRef bit, LaneMask mask) {
    if (values.shape(bit).isUniform()) {
      return values.scalar(bit);
    }
    if (LLVMIsABinaryOperator(bit) != null && LLVMGetInstructionOpcode(bit) == LLVMAnd) {
      LLVMValueRef left = holds(LLVMGetOperand(bit, 0), mask);
      return LLVMBuildAnd(builder.ref(), left, holds(LLVMGetOperand(bit, 1), mask), "");
    }
    Optional<StridedComparison> excess =
        mask.isFull()
            ? negated(bit).flatMap(b -> StridedComparison.ofAny(b, builder, values))
            : Optional.empty();
    if (excess.isPresent()) {
      LLVMValueRef first = builder.not(excess.get().ofFirstLane());
      LLVMValueRef last = builder.not(excess.get().ofLastLane());
      return LLVMBuildAnd(builder.ref(), first, last, "");
    }
    Optional<StridedComparison> comparison =
        mask.isFull() ? StridedComparison.ofAll(bit, builder, values) : Optional.empty();
    if (comparison.isPresent()) {
      LLVMValueRef first = comparison.get().ofFirstLane();
      return LLVMBuildAnd(builder.ref(), first, comparison.get().ofLastLane(), "");
    }
    LLVMValueRef missing = failing(builder.not(values.vector(bit)), mask);
    return builder.not(builder.any(missing));
  }

  /** The bit of which a bit is the opposite. */
  private static Optional<LLVMValueRef> negated(LLVMValueRef bit) {
    boolean not =
        LLVMIsABinaryOperator(bit) != null
            && LLVMGetInstructionOpcode(bit) == LLVMXor
            && LLVMGetOperand(bit, 1).equals(LLVMConstAllOnes(LLVMTypeOf(bit)));
    return not ? Optional.of(LLVMGetOperand(bit, 0)) : Optional.empty();
  }
}
