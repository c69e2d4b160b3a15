package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Whether a place is computed of sizes, places of work-items and counters of loops alone: then it
 * is mostly a multiple of what the program's sizes are multiples of. One that was read from memory
 * is as good as random.
 */
record PlainStart(FunctionFlow flow) {

  private static final int MOST_DEPTH = 10;

  boolean is(LLVMValueRef value) {
    return isPlain(value, MOST_DEPTH);
  }

  private boolean isPlain(LLVMValueRef value, int depth) {
    if (LLVMIsAInstruction(value) == null) {
      return true;
    }
    if (depth == 0) {
      return false;
    }
    return switch (LLVMGetInstructionOpcode(value)) {
      case LLVMAdd, LLVMSub, LLVMMul, LLVMShl, LLVMSExt, LLVMZExt, LLVMTrunc, LLVMGetElementPtr -> {
        boolean plain = true;
        for (int i = 0; i < LLVMGetNumOperands(value) && plain; i++) {
          plain = isPlain(LLVMGetOperand(value, i), depth - 1);
        }
        yield plain;
      }
      case LLVMPHI -> isCounter(value, depth);
      default -> false;
    };
  }

  /** A phi of a loop's header, to which a constant is added in each pass. */
  private boolean isCounter(LLVMValueRef phi, int depth) {
    LLVMBasicBlockRef block = LLVMGetInstructionParent(phi);
    Optional<NaturalLoop> loop = flow.loops().headedBy(flow.number(block));
    if (loop.isEmpty()) {
      return false;
    }
    for (int i = 0; i < LLVMCountIncoming(phi); i++) {
      LLVMValueRef value = LLVMGetIncomingValue(phi, i);
      if (!flow.isReached(LLVMGetIncomingBlock(phi, i))) {
        // Of a loop that was copied since.
        return false;
      }
      boolean within = loop.get().contains(flow.number(LLVMGetIncomingBlock(phi, i)));
      boolean plain = within ? isStepOf(value, phi) : isPlain(value, depth - 1);
      if (!plain) {
        return false;
      }
    }
    return true;
  }

  private static boolean isStepOf(LLVMValueRef value, LLVMValueRef phi) {
    return LLVMIsAInstruction(value) != null
        && LLVMGetInstructionOpcode(value) == LLVMAdd
        && LLVMGetOperand(value, 0).equals(phi)
        && LLVMIsAConstantInt(LLVMGetOperand(value, 1)) != null;
  }
}
