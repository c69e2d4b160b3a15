package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.ArrayList;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Writes an instruction that has no form for vectors: once for each lane, in their order. */
final class SerialWidening {

  private final LaneBuilder builder;
  private final LaneValues values;

  SerialWidening(LaneBuilder builder, LaneValues values) {
    this.builder = builder;
    this.values = values;
  }

  void write(LLVMValueRef instruction, LaneMask mask) {
    // Before the branches, since what is loaded of slots here is known to the rest of the block.
    List<List<LLVMValueRef>> operands = new ArrayList<>();
    for (int i = 0; i < LLVMGetNumOperands(instruction); i++) {
      operands.add(values.lanes(LLVMGetOperand(instruction, i)));
    }
    boolean guarded = !mask.isFull() && LaneForms.isGuarded(instruction);
    LLVMTypeRef type = LLVMTypeOf(instruction);
    boolean hasResult = LLVMGetTypeKind(type) != LLVMVoidTypeKind;
    List<LLVMValueRef> results = new ArrayList<>();
    for (int lane = 0; lane < builder.width(); lane++) {
      LLVMValueRef slot = guarded && hasResult ? values.slot(type) : null;
      LLVMBasicBlockRef after = guarded ? openIf(builder.lane(mask.value(), lane)) : null;
      LLVMValueRef result = clone(instruction, operands, lane);
      if (slot != null) {
        LLVMBuildStore(builder.ref(), result, slot);
      }
      if (guarded) {
        LLVMBuildBr(builder.ref(), after);
        builder.moveTo(after);
      }
      results.add(slot == null ? result : LLVMBuildLoad2(builder.ref(), type, slot, ""));
    }
    if (hasResult) {
      values.setLanes(instruction, results);
    }
  }

  /** Goes into a block that runs under a condition, and returns the one after it. */
  private LLVMBasicBlockRef openIf(LLVMValueRef condition) {
    LLVMBasicBlockRef run = builder.newBlock("lane");
    LLVMBasicBlockRef after = builder.newBlock("lane.done");
    LLVMBuildCondBr(builder.ref(), condition, run, after);
    builder.moveTo(run);
    return after;
  }

  private LLVMValueRef clone(
      LLVMValueRef instruction, List<List<LLVMValueRef>> operands, int lane) {
    LLVMValueRef clone = LLVMInstructionClone(instruction);
    for (int i = 0; i < operands.size(); i++) {
      LLVMSetOperand(clone, i, operands.get(i).get(lane));
    }
    LLVMInsertIntoBuilder(builder.ref(), clone);
    return clone;
  }
}
