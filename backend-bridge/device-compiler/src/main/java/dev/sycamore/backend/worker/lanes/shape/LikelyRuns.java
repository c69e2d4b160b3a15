package dev.sycamore.backend.worker.lanes.shape;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.Optional;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Finds the accesses whose lanes differ by no stride that is known, but are likely to be next to
 * each other: their index is computed from the work-item's place by steps that often change
 * nothing, as a coordinate that is kept within an image is.
 */
public final class LikelyRuns {

  private static final int DEPTH = 8;

  private static final Set<Integer> LINKS =
      Set.of(LLVMAdd, LLVMSub, LLVMAnd, LLVMOr, LLVMSExt, LLVMZExt, LLVMTrunc, LLVMFreeze);

  private static final Set<Integer> REMAINDERS = Set.of(LLVMURem, LLVMSRem);

  private static final String LIMITS = "llvm\\.[su](min|max)\\..*";

  private final LaneShapes shapes;
  private final LLVMTargetDataRef layout;

  public LikelyRuns(LaneShapes shapes, LLVMTargetDataRef layout) {
    this.shapes = shapes;
    this.layout = layout;
  }

  /**
   * The index that is likely to be one more from lane to lane, if the elements at an address of
   * varying shape are likely to be next to each other. It is the last of the address, without
   * extensions.
   *
   * @param pointer the address of an access
   * @param type what is accessed
   */
  public Optional<LLVMValueRef> index(LLVMValueRef pointer, LLVMTypeRef type) {
    if (!shapes.of(pointer).isVarying()
        || LLVMIsAInstruction(pointer) == null
        || LLVMGetInstructionOpcode(pointer) != LLVMGetElementPtr) {
      return Optional.empty();
    }
    int last = LLVMGetNumOperands(pointer) - 1;
    for (int i = 0; i < last; i++) {
      if (!shapes.of(LLVMGetOperand(pointer, i)).isUniform()) {
        return Optional.empty();
      }
    }
    LLVMValueRef index = LLVMGetOperand(pointer, last);
    return last == 1
            && LLVMABISizeOfType(layout, LLVMGetGEPSourceElementType(pointer))
                == LLVMABISizeOfType(layout, type)
            && isLikely(index, DEPTH)
        ? Optional.of(withoutExtension(index))
        : Optional.empty();
  }

  /** What an index was before it became as wide as an address. */
  private static LLVMValueRef withoutExtension(LLVMValueRef index) {
    int opcode = LLVMGetInstructionOpcode(index);
    return opcode == LLVMSExt || opcode == LLVMZExt ? LLVMGetOperand(index, 0) : index;
  }

  private boolean isLikely(LLVMValueRef value, int depth) {
    LaneShape shape = shapes.of(value);
    if (!shape.isVarying()) {
      return shape.stride() >= 0 && shape.stride() <= 2;
    }
    if (depth == 0 || LLVMIsAInstruction(value) == null) {
      return false;
    }
    int opcode = LLVMGetInstructionOpcode(value);
    if (LINKS.contains(opcode) || isLimit(value, opcode)) {
      return areLikely(value, 0, opcode == LLVMCall ? 2 : LLVMGetNumOperands(value), depth);
    }
    if (opcode == LLVMSelect) {
      return areLikely(value, 1, 3, depth);
    }
    return REMAINDERS.contains(opcode)
        && shapes.of(LLVMGetOperand(value, 1)).isUniform()
        && isLikely(LLVMGetOperand(value, 0), depth - 1);
  }

  private boolean areLikely(LLVMValueRef value, int from, int to, int depth) {
    for (int i = from; i < to; i++) {
      if (!isLikely(LLVMGetOperand(value, i), depth - 1)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isLimit(LLVMValueRef value, int opcode) {
    LLVMValueRef callee = opcode == LLVMCall ? Llvm.callee(value) : null;
    return callee != null && Llvm.name(callee).matches(LIMITS);
  }
}
