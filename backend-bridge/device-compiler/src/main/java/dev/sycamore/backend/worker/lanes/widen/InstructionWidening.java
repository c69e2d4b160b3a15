package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.checks.CheckCalls;
import dev.sycamore.backend.worker.lanes.shape.EachLane;
import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import dev.sycamore.backend.worker.lanes.shape.SubGroupFunction;
import dev.sycamore.backend.worker.llvm.FloatFlags;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Writes instructions that are neither phis nor ends of blocks: once if all lanes have the same
 * result, as a vector if not, and both ways if the lanes differ by a stride.
 */
final class InstructionWidening {

  private final LaneBuilder builder;
  private final LaneValues values;
  private final LLVMTargetDataRef layout;
  private final AccessWidening accesses;
  private final SerialWidening serial;
  private final PrivateWidening memory;
  private final SubGroupWidening subGroups;
  private final CheckWidening checks;

  InstructionWidening(
      LaneBuilder builder,
      LaneValues values,
      LLVMTargetDataRef layout,
      PrivateLayout memory,
      AccessWidening accesses,
      SubGroupWidening subGroups) {
    this.builder = builder;
    this.values = values;
    this.layout = layout;
    this.serial = new SerialWidening(builder, values);
    this.memory = new PrivateWidening(builder, values, memory);
    this.accesses = accesses;
    this.subGroups = subGroups;
    this.checks = new CheckWidening(builder, values);
  }

  void widen(LLVMValueRef instruction, LaneMask mask) {
    LLVMSetCurrentDebugLocation2(builder.ref(), LLVMInstructionGetDebugLoc(instruction));
    int opcode = LLVMGetInstructionOpcode(instruction);
    if (opcode == LLVMCall && EachLane.isLeftOut(instruction)) {
      return;
    }
    Optional<SubGroupFunction> subGroup = SubGroupFunction.of(instruction);
    if (subGroup.isPresent()) {
      subGroups.write(instruction, subGroup.get());
      return;
    }
    if (CheckCalls.isCheck(instruction)) {
      checks.write(instruction, mask);
      return;
    }
    if (CheckCalls.isAll(instruction)) {
      values.setScalar(instruction, checks.all(instruction, mask));
      return;
    }
    LaneShape shape = values.shape(instruction);
    if (opcode == LLVMStore ? isSameInAllLanes(instruction) : shape.isUniform()) {
      values.setScalar(instruction, clone(instruction));
      return;
    }
    if (opcode == LLVMAlloca) {
      memory.allocate(instruction);
      return;
    }
    if (memory.isCleared(instruction)) {
      memory.clear(instruction, mask);
      return;
    }
    if (!LaneForms.isWidened(instruction, layout)) {
      serial.write(instruction, mask);
      return;
    }
    if (shape.isStrided()) {
      values.setScalar(instruction, ofFirstLane(instruction, opcode));
    }
    switch (opcode) {
      case LLVMLoad -> accesses.load(instruction, mask);
      case LLVMStore -> accesses.store(instruction, mask);
      default -> {
        LLVMValueRef vector = vector(instruction, opcode, mask);
        FloatFlags.carry(instruction, vector);
        values.setVector(instruction, vector);
      }
    }
  }

  private boolean isSameInAllLanes(LLVMValueRef store) {
    return values.shape(LLVMGetOperand(store, 0)).isUniform()
        && values.shape(LLVMGetOperand(store, 1)).isUniform();
  }

  /** The instruction for all lanes at once. */
  private LLVMValueRef clone(LLVMValueRef instruction) {
    LLVMValueRef clone = LLVMInstructionClone(instruction);
    for (int i = 0; i < LLVMGetNumOperands(instruction); i++) {
      LLVMSetOperand(clone, i, values.scalar(LLVMGetOperand(instruction, i)));
    }
    LLVMInsertIntoBuilder(builder.ref(), clone);
    return clone;
  }

  /**
   * The instruction for the first lane, which may not run it: so it has none of the promises by
   * which LLVM would make the result poison.
   */
  private LLVMValueRef ofFirstLane(LLVMValueRef instruction, int opcode) {
    LLVMBuilderRef to = builder.ref();
    List<LLVMValueRef> operands = new ArrayList<>();
    for (int i = 0; i < LLVMGetNumOperands(instruction); i++) {
      operands.add(values.scalar(LLVMGetOperand(instruction, i)));
    }
    return switch (opcode) {
      // The lanes that run it have no negative value.
      case LLVMZExt -> LLVMBuildSExt(to, operands.get(0), LLVMTypeOf(instruction), "");
      case LLVMSelect -> LLVMBuildSelect(to, operands.get(0), operands.get(1), operands.get(2), "");
      case LLVMGetElementPtr ->
          address(instruction, operands.get(0), operands.subList(1, operands.size()));
      case LLVMLoad -> LLVMBuildLoad2(to, LLVMTypeOf(instruction), operands.get(0), "");
      default ->
          LLVMIsACastInst(instruction) != null
              ? LLVMBuildCast(to, opcode, operands.get(0), LLVMTypeOf(instruction), "")
              : LLVMBuildBinOp(to, opcode, operands.get(0), operands.get(1), "");
    };
  }

  private LLVMValueRef vector(LLVMValueRef instruction, int opcode, LaneMask mask) {
    LLVMBuilderRef to = builder.ref();
    LLVMTypeRef type = builder.vector(LLVMTypeOf(instruction));
    if (LLVMIsACastInst(instruction) != null) {
      return LLVMBuildCast(to, opcode, operand(instruction, 0), type, "");
    }
    return switch (opcode) {
      case LLVMICmp ->
          LLVMBuildICmp(
              to,
              LLVMGetICmpPredicate(instruction),
              operand(instruction, 0),
              operand(instruction, 1),
              "");
      case LLVMFCmp ->
          LLVMBuildFCmp(
              to,
              LLVMGetFCmpPredicate(instruction),
              operand(instruction, 0),
              operand(instruction, 1),
              "");
      case LLVMSelect ->
          LLVMBuildSelect(
              to, operand(instruction, 0), operand(instruction, 1), operand(instruction, 2), "");
      case LLVMFNeg -> LLVMBuildFNeg(to, operand(instruction, 0), "");
      case LLVMFreeze -> LLVMBuildFreeze(to, operand(instruction, 0), "");
      case LLVMGetElementPtr -> address(instruction);
      case LLVMCall -> call(instruction);
      case LLVMSDiv, LLVMUDiv, LLVMSRem, LLVMURem ->
          LLVMBuildBinOp(to, opcode, operand(instruction, 0), divisor(instruction, mask), "");
      default -> LLVMBuildBinOp(to, opcode, operand(instruction, 0), operand(instruction, 1), "");
    };
  }

  /** Lanes that do not run the division must not trap. */
  private LLVMValueRef divisor(LLVMValueRef division, LaneMask mask) {
    LLVMValueRef divisor = operand(division, 1);
    if (mask.isFull() || !LaneForms.mayTrap(division)) {
      return divisor;
    }
    LLVMValueRef one = builder.splat(LLVMConstInt(LLVMTypeOf(division), 1, 0));
    return LLVMBuildSelect(builder.ref(), mask.value(), divisor, one, "");
  }

  private LLVMValueRef address(LLVMValueRef instruction) {
    List<LLVMValueRef> indices = new ArrayList<>();
    for (int i = 1; i < LLVMGetNumOperands(instruction); i++) {
      LLVMValueRef index = LLVMGetOperand(instruction, i);
      // The index of a field has to stay a constant.
      indices.add(values.shape(index).isUniform() ? values.scalar(index) : values.vector(index));
    }
    return address(instruction, operand(instruction, 0), indices);
  }

  private LLVMValueRef address(
      LLVMValueRef instruction, LLVMValueRef pointer, List<LLVMValueRef> indices) {
    return LLVMBuildGEP2(
        builder.ref(),
        LLVMGetGEPSourceElementType(instruction),
        pointer,
        new PointerPointer<>(indices.toArray(LLVMValueRef[]::new)),
        indices.size(),
        "");
  }

  private LLVMValueRef call(LLVMValueRef call) {
    String intrinsic = LaneCalls.intrinsic(call);
    List<LLVMValueRef> arguments = new ArrayList<>();
    for (int i = 0; i < LLVMGetNumArgOperands(call); i++) {
      LLVMValueRef argument = LLVMGetOperand(call, i);
      boolean flag =
          LLVMGetTypeKind(LLVMTypeOf(argument)) == LLVMIntegerTypeKind
              && LLVMGetIntTypeWidth(LLVMTypeOf(argument)) == 1;
      arguments.add(flag ? argument : values.vector(argument));
    }
    LLVMTypeRef type = builder.vector(LLVMTypeOf(call));
    return builder.call(new LLVMTypeRef[] {type}, intrinsic, arguments);
  }

  private LLVMValueRef operand(LLVMValueRef instruction, int index) {
    return values.vector(LLVMGetOperand(instruction, index));
  }
}
