package dev.sycamore.backend.worker.lanes.shape;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.checks.CheckCalls;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** The shape of an instruction's result, from the shapes of its operands. */
final class ShapeTransfer {

  /** What LLVM is asked for once, however often a shape is looked for. */
  private record Seen(
      List<LLVMValueRef> operands, boolean hasEffect, Optional<SubGroupFunction> subGroup) {}

  private final Map<Long, Seen> instructions = new HashMap<>();
  private final LLVMTargetDataRef layout;
  private static final int INT = 32;

  private final Function<LLVMValueRef, Optional<LaneShape>> shapes;

  /**
   * @param shapes the shapes that are known so far
   */
  ShapeTransfer(LLVMTargetDataRef layout, Function<LLVMValueRef, Optional<LaneShape>> shapes) {
    this.layout = layout;
    this.shapes = shapes;
  }

  /** The shape of an instruction that is no phi; empty until its operands are known. */
  Optional<LaneShape> of(LLVMValueRef instruction) {
    if (CheckCalls.isAll(instruction)) {
      return Optional.of(LaneShape.UNIFORM);
    }
    Seen seen = instructions.computeIfAbsent(instruction.address(), a -> see(instruction));
    List<LaneShape> operands = new ArrayList<>();
    for (LLVMValueRef operand : seen.operands()) {
      Optional<LaneShape> shape = shapes.apply(operand);
      if (shape.isEmpty()) {
        return Optional.empty();
      }
      operands.add(shape.get());
    }
    if (seen.subGroup().isPresent()) {
      return Optional.of(seen.subGroup().get().shape(operands));
    }
    return Optional.of(seen.hasEffect() ? LaneShape.VARYING : of(instruction, operands));
  }

  private static Seen see(LLVMValueRef instruction) {
    List<LLVMValueRef> operands = new ArrayList<>();
    for (int i = 0; i < LLVMGetNumOperands(instruction); i++) {
      LLVMValueRef operand = LLVMGetOperand(instruction, i);
      if (LLVMValueIsBasicBlock(operand) == 0) {
        operands.add(operand);
      }
    }
    return new Seen(operands, EachLane.hasEffect(instruction), SubGroupFunction.of(instruction));
  }

  private LaneShape of(LLVMValueRef instruction, List<LaneShape> operands) {
    int opcode = LLVMGetInstructionOpcode(instruction);
    if (operands.stream().allMatch(LaneShape::isUniform)) {
      return LaneShape.UNIFORM;
    }
    return switch (opcode) {
      case LLVMAdd -> sum(instruction, operands.get(0), operands.get(1));
      case LLVMSub -> sum(instruction, operands.get(0), operands.get(1).times(-1));
      case LLVMMul -> product(instruction, operands);
      case LLVMShl -> shifted(instruction, operands.get(0));
      case LLVMAddrSpaceCast -> operands.get(0);
      case LLVMTrunc ->
          LLVMGetIntTypeWidth(LLVMTypeOf(instruction)) > 1 ? operands.get(0) : LaneShape.VARYING;
      case LLVMSExt -> extended(LLVMGetOperand(instruction, 0), operands.get(0));
      case LLVMZExt -> LLVMGetNNeg(instruction) != 0 ? operands.get(0) : LaneShape.VARYING;
      case LLVMGetElementPtr -> address(instruction, operands);
      case LLVMSelect ->
          operands.get(0).isUniform() ? operands.get(1).or(operands.get(2)) : LaneShape.VARYING;
      default -> LaneShape.VARYING;
    };
  }

  /**
   * The shape of a sum. One of 64 bits may be of numbers that were extended, of which each wraps in
   * another lane, so that a difference is not the same in all.
   */
  private static LaneShape sum(LLVMValueRef instruction, LaneShape left, LaneShape right) {
    LaneShape sum = left.plus(right);
    boolean cancels = sum.isUniform() && !left.isUniform();
    return cancels && LLVMGetIntTypeWidth(LLVMTypeOf(instruction)) > INT ? LaneShape.VARYING : sum;
  }

  /**
   * The shape of an index that is extended. An {@code int} that wraps from lane to lane is out of
   * every array, unless it comes from below; narrower numbers may wrap from one index to another.
   */
  private static LaneShape extended(LLVMValueRef index, LaneShape shape) {
    return LLVMGetIntTypeWidth(LLVMTypeOf(index)) >= INT && shape.stride() > 0
        ? shape
        : LaneShape.VARYING;
  }

  private static LaneShape product(LLVMValueRef instruction, List<LaneShape> operands) {
    for (int i = 0; i < 2; i++) {
      LLVMValueRef factor = LLVMIsAConstantInt(LLVMGetOperand(instruction, i));
      if (factor != null && isSmall(factor)) {
        return operands.get(1 - i).times(LLVMConstIntGetSExtValue(factor));
      }
    }
    return LaneShape.VARYING;
  }

  private static LaneShape shifted(LLVMValueRef instruction, LaneShape shape) {
    LLVMValueRef count = LLVMIsAConstantInt(LLVMGetOperand(instruction, 1));
    return count != null && LLVMConstIntGetZExtValue(count) < 16
        ? shape.times(1L << LLVMConstIntGetZExtValue(count))
        : LaneShape.VARYING;
  }

  private static boolean isSmall(LLVMValueRef constant) {
    long value = LLVMConstIntGetSExtValue(constant);
    return LLVMGetIntTypeWidth(LLVMTypeOf(constant)) <= 64 && Math.abs(value) < 1 << 16;
  }

  private LaneShape address(LLVMValueRef instruction, List<LaneShape> operands) {
    LaneShape shape = operands.get(0);
    LLVMTypeRef type = LLVMGetGEPSourceElementType(instruction);
    for (int i = 1; i < operands.size(); i++) {
      if (i > 1) {
        if (LLVMGetTypeKind(type) != LLVMArrayTypeKind) {
          // Of fields the index is a constant; what follows one is rare enough.
          boolean same =
              operands.subList(i, operands.size()).stream().allMatch(LaneShape::isUniform);
          return same ? shape : LaneShape.VARYING;
        }
        type = LLVMGetElementType(type);
      }
      LLVMValueRef index = LLVMGetOperand(instruction, i);
      LaneShape operand = operands.get(i);
      if (!operand.isUniform() && LLVMGetIntTypeWidth(LLVMTypeOf(index)) < 64) {
        operand = extended(index, operand);
      }
      shape = shape.plus(operand.times(LLVMABISizeOfType(layout, type)));
    }
    return shape;
  }
}
