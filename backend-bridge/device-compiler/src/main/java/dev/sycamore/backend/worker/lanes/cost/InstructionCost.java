package dev.sycamore.backend.worker.lanes.cost;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.checks.CheckCalls;
import dev.sycamore.backend.worker.lanes.shape.EachLane;
import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import dev.sycamore.backend.worker.lanes.shape.LaneShapes;
import dev.sycamore.backend.worker.lanes.shape.LikelyRuns;
import dev.sycamore.backend.worker.lanes.shape.LikelySame;
import java.util.function.Predicate;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** What one instruction costs, of one work-item and in lanes. */
final class InstructionCost {

  private static final double SIMPLE = 1;

  /** Of one work-item, mostly waiting for the operation before. */
  private static final double FLOATING = 3;

  /** Of a register of several, whose waits are shared. */
  private static final double FLOATING_VECTOR = 2;

  private static final double LOAD = 1.5;

  /** Of a gather or a scatter, for each lane: as slow as on processors that split it. */
  private static final double GATHERED = 6;

  /** To test whether lanes are next to each other. */
  private static final double RUN_TEST = 5;

  /** How often such a test holds. */
  private static final double LIKELY = 0.8;

  private static final double DIVISION = 8;
  private static final double INTEGER_DIVISION = 14;

  /** Of a division by a constant, which becomes a product and shifts. */
  private static final double MULTIPLIED = 4;

  private static final double CALL = 20;

  /** To take a lane's value out of a vector or to put it in. */
  private static final double LANE = 1;

  /** To test a lane's bit of a mask and to jump. */
  private static final double GUARD = 2;

  /** To test whether a check fails in any lane. */
  private static final double CHECK = 2;

  private static final int LOCAL_SPACE = 3;

  private final VectorUnit unit;
  private final LLVMTargetDataRef layout;
  private final LaneShapes shapes;
  private final LikelyRuns runs;
  private final LikelySame same;
  private final Predicate<LLVMValueRef> widened;

  /**
   * @param widened whether an instruction has a form for vectors
   */
  InstructionCost(
      VectorUnit unit,
      LLVMTargetDataRef layout,
      LaneShapes shapes,
      Predicate<LLVMValueRef> widened) {
    this.unit = unit;
    this.layout = layout;
    this.shapes = shapes;
    this.runs = new LikelyRuns(shapes, layout);
    this.same = new LikelySame(shapes);
    this.widened = widened;
  }

  /** The cost for one work-item. */
  double ofScalar(LLVMValueRef instruction) {
    return switch (OperationKind.of(instruction)) {
      case PHI -> SIMPLE / 2;
      case ADDRESS, WIDENING -> SIMPLE / 4;
      case FREE -> 0;
      case FLOATING, FLOATING_OTHER -> FLOATING;
      case FLOATING_DIVISION -> DIVISION;
      case FLOATING_REMAINDER -> CALL;
      case INTEGER_DIVISION -> isByConstant(instruction) ? MULTIPLIED : INTEGER_DIVISION;
      case LOAD -> LOAD;
      case ATOMIC -> isPlain(instruction) ? LOAD + 2 * SIMPLE : CALL;
      case CALL -> call(instruction);
      case JUMP, STORE, SIMPLE -> SIMPLE;
    };
  }

  /** Whether an atomic operation becomes a plain one: one thread runs a work-group. */
  private static boolean isPlain(LLVMValueRef atomic) {
    LLVMTypeRef pointer = LLVMTypeOf(LLVMGetOperand(atomic, 0));
    return LLVMGetPointerAddressSpace(pointer) == LOCAL_SPACE;
  }

  private double call(LLVMValueRef call) {
    if (EachLane.isLeftOut(call)) {
      return 0;
    }
    if (CheckCalls.isCheck(call) || CheckCalls.isAll(call)) {
      return SIMPLE;
    }
    return widened.test(call) ? FLOATING : CALL;
  }

  /**
   * The cost for all lanes.
   *
   * @param full whether all lanes are known to run it
   */
  double ofLanes(LLVMValueRef instruction, int width, boolean full) {
    LaneShape shape = shapes.of(instruction);
    int opcode = LLVMGetInstructionOpcode(instruction);
    boolean store = opcode == LLVMStore;
    if (store ? isSameStore(instruction) : shape.isUniform()) {
      return ofScalar(instruction);
    }
    if (CheckCalls.isCheck(instruction)) {
      return CHECK;
    }
    if (opcode == LLVMPHI) {
      return registers(LLVMTypeOf(instruction), width);
    }
    if (opcode == LLVMExtractValue || opcode == LLVMInsertValue) {
      return 0;
    }
    if (!widened.test(instruction) && opcode != LLVMAlloca) {
      double each = ofScalar(instruction) + LANE * movedLanes(instruction);
      return width * (full ? each : each + GUARD);
    }
    if (opcode == LLVMLoad) {
      return access(LLVMTypeOf(instruction), LLVMGetOperand(instruction, 0), width, full, false);
    }
    if (store) {
      LLVMTypeRef type = LLVMTypeOf(LLVMGetOperand(instruction, 0));
      return access(type, LLVMGetOperand(instruction, 1), width, full, true);
    }
    if (shape.isStrided()) {
      return SIMPLE;
    }
    return operation(instruction, opcode, width);
  }

  /** How many values are taken out of vectors or put in, to run an instruction for one lane. */
  private int movedLanes(LLVMValueRef instruction) {
    int operands = LLVMGetNumOperands(instruction);
    if (OperationKind.of(instruction) != OperationKind.ATOMIC || !isPlain(instruction)) {
      return 1 + operands;
    }
    int moved = LLVMGetFirstUse(instruction) == null ? 0 : 1;
    for (int i = 0; i < operands; i++) {
      moved += shapes.of(LLVMGetOperand(instruction, i)).isVarying() ? 1 : 0;
    }
    return moved;
  }

  private double operation(LLVMValueRef instruction, int opcode, int width) {
    LLVMTypeRef type = LLVMTypeOf(LLVMGetOperand(instruction, 0));
    int registers = Math.max(registers(type, width), registers(LLVMTypeOf(instruction), width));
    boolean wide = bits(type) > 32;
    return switch (opcode) {
      case LLVMSDiv, LLVMUDiv, LLVMSRem, LLVMURem ->
          isByConstant(instruction) && !wide
              ? registers * 2 * MULTIPLIED
              : width * (INTEGER_DIVISION + 2 * LANE);
      case LLVMFRem -> width * (CALL + 2 * LANE);
      case LLVMMul -> registers * (wide && !unit.masks() ? 6 : 2);
      case LLVMShl, LLVMLShr, LLVMAShr ->
          isVaryingShift(instruction) && !unit.shifts() ? width * 2 : registers;
      case LLVMSIToFP, LLVMUIToFP, LLVMFPToSI, LLVMFPToUI ->
          isWideInteger(instruction) && !unit.conversions()
              ? width * (FLOATING + LANE)
              : registers * FLOATING_VECTOR;
      case LLVMGetElementPtr, LLVMSExt, LLVMZExt, LLVMTrunc -> registers;
      default -> registers * Math.min(ofScalar(instruction), vectorCost(opcode));
    };
  }

  private static boolean isByConstant(LLVMValueRef division) {
    return LLVMIsAConstantInt(LLVMGetOperand(division, 1)) != null;
  }

  private static double vectorCost(int opcode) {
    return opcode == LLVMFDiv ? DIVISION : FLOATING_VECTOR;
  }

  private boolean isVaryingShift(LLVMValueRef shift) {
    return !shapes.of(LLVMGetOperand(shift, 1)).isUniform();
  }

  private boolean isWideInteger(LLVMValueRef cast) {
    return isWideInteger(LLVMTypeOf(cast)) || isWideInteger(LLVMTypeOf(LLVMGetOperand(cast, 0)));
  }

  private boolean isWideInteger(LLVMTypeRef type) {
    return LLVMGetTypeKind(type) == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(type) > 32;
  }

  private boolean isSameStore(LLVMValueRef store) {
    return shapes.of(LLVMGetOperand(store, 0)).isUniform()
        && shapes.of(LLVMGetOperand(store, 1)).isUniform();
  }

  private double access(
      LLVMTypeRef type, LLVMValueRef pointer, int width, boolean full, boolean store) {
    LaneShape shape = shapes.of(pointer);
    long bits = bits(type);
    boolean sized = bits >= 32 || unit.masks();
    if (shape.isStrided() && shape.stride() * 8 == bits) {
      boolean direct = full || (unit.gathers() && sized);
      return direct ? LOAD * registers(type, width) : width * (LOAD + LANE + GUARD);
    }
    if (shape.isStrided() && shape.stride() * 8 % bits == 0) {
      long steps = shape.stride() * 8 / bits;
      boolean shuffled = unit.masks() || (full && !store);
      if ((steps == -1 && full && !store) || (shuffled && steps > 1 && steps <= 4)) {
        double each = full && !store ? LOAD + LANE : LOAD + 3 * LANE;
        return each * Math.abs(steps) * registers(type, width);
      }
    }
    double apart = apart(bits, width, full, store);
    if (runs.index(pointer, type).isPresent()) {
      return RUN_TEST + LOAD * registers(type, width) + (1 - LIKELY) * apart;
    }
    return full && !store && same.index(pointer).isPresent()
        ? RUN_TEST + LOAD + (1 - LIKELY) * apart
        : apart;
  }

  /** With an address for each lane. */
  private double apart(long bits, int width, boolean full, boolean store) {
    if (bits >= 32 && (store ? unit.masks() : unit.gathers())) {
      return width * GATHERED;
    }
    return width * (LOAD + 6 * LANE + (full ? 0 : 3 * GUARD));
  }

  private int registers(LLVMTypeRef type, int width) {
    return unit.registers(bits(type), width);
  }

  private long bits(LLVMTypeRef type) {
    return LLVMTypeIsSized(type) == 0 ? 0 : LLVMSizeOfTypeInBits(layout, type);
  }
}
