package dev.sycamore.backend.worker.lanes.cost;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.checks.CheckCalls;
import dev.sycamore.backend.worker.flow.FunctionFlow;
import java.util.BitSet;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The copies of loops that keep all checks. They run where a check may fail in some pass, which is
 * next to never: whatever they cost, they do not count.
 */
final class CheckedCopies {

  private final BitSet blocks = new BitSet();

  private CheckedCopies() {}

  static CheckedCopies of(FunctionFlow flow) {
    CheckedCopies copies = new CheckedCopies();
    for (int block = 0; block < flow.blocks().size(); block++) {
      int first = first(flow, block);
      for (int b = first; first >= 0 && b < flow.blocks().size(); b++) {
        copies.blocks.set(b, copies.has(b) || flow.dominators().dominates(first, b));
      }
    }
    return copies;
  }

  /** The first block of the copy of which a block decides whether it runs, or -1. */
  private static int first(FunctionFlow flow, int block) {
    LLVMValueRef end = LLVMGetBasicBlockTerminator(flow.blocks().get(block));
    if (LLVMGetInstructionOpcode(end) != LLVMBr
        || LLVMIsConditional(end) == 0
        || !CheckCalls.isAll(LLVMGetCondition(end))) {
      return -1;
    }
    LLVMBasicBlockRef otherwise = LLVMGetSuccessor(end, 1);
    int first = flow.number(otherwise);
    return flow.graph().predecessors().get(first).equals(List.of(block)) ? first : -1;
  }

  /** Whether a block is in one. */
  boolean has(int block) {
    return blocks.get(block);
  }
}
