package dev.sycamore.backend.worker.lanes.shape;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.Optional;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Finds the loads whose lanes differ by no stride that is known, but are likely to have the same
 * address: their index is a quotient of the work-item's place, as that of a row is.
 */
public final class LikelySame {

  private static final int DEPTH = 8;

  private static final Set<Integer> QUOTIENTS = Set.of(LLVMUDiv, LLVMSDiv, LLVMLShr, LLVMAShr);

  private static final Set<Integer> LINKS =
      Set.of(LLVMAdd, LLVMSub, LLVMMul, LLVMShl, LLVMSExt, LLVMZExt, LLVMTrunc, LLVMFreeze);

  private final LaneShapes shapes;

  public LikelySame(LaneShapes shapes) {
    this.shapes = shapes;
  }

  /**
   * The index that is likely to be the same in all lanes, the last of an address of varying shape.
   */
  public Optional<LLVMValueRef> index(LLVMValueRef pointer) {
    if (!shapes.of(pointer).isVarying()
        || LLVMIsAInstruction(pointer) == null
        || LLVMGetInstructionOpcode(pointer) != LLVMGetElementPtr
        || LLVMGetNumOperands(pointer) != 2
        || !shapes.of(LLVMGetOperand(pointer, 0)).isUniform()) {
      return Optional.empty();
    }
    LLVMValueRef index = LLVMGetOperand(pointer, 1);
    return isLikely(index, DEPTH) ? Optional.of(index) : Optional.empty();
  }

  private boolean isLikely(LLVMValueRef value, int depth) {
    if (shapes.of(value).isUniform()) {
      return true;
    }
    if (depth == 0 || LLVMIsAInstruction(value) == null || !shapes.of(value).isVarying()) {
      return false;
    }
    int opcode = LLVMGetInstructionOpcode(value);
    if (QUOTIENTS.contains(opcode)) {
      return shapes.of(LLVMGetOperand(value, 1)).isUniform()
          && shapes.of(LLVMGetOperand(value, 0)).isStrided();
    }
    if (!LINKS.contains(opcode)) {
      return false;
    }
    for (int i = 0; i < LLVMGetNumOperands(value); i++) {
      if (!isLikely(LLVMGetOperand(value, i), depth - 1)) {
        return false;
      }
    }
    return true;
  }
}
