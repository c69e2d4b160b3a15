package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.LoopHints;
import java.util.BitSet;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The loops over the work-items that are left of whole vectors. They are few: one form with all
 * checks is enough for them, and half of the code.
 */
final class RestChecks {

  private RestChecks() {}

  /** The blocks of these loops in an entry point. */
  static BitSet blocks(FunctionFlow flow) {
    BitSet rest = new BitSet();
    for (NaturalLoop loop : flow.loops().loops()) {
      if (loop.latches().stream()
          .allMatch(latch -> LoopHints.has(flow.blocks().get(latch), LoopHints.NO_UNROLLING))) {
        rest.or(loop.blocks());
      }
    }
    return rest;
  }

  /** Chooses the form with checks wherever these loops could choose. */
  static void keep(LLVMValueRef entry) {
    FunctionFlow flow = FunctionFlow.of(entry);
    BitSet rest = blocks(flow);
    rest.stream().forEach(block -> keep(flow.blocks().get(block)));
  }

  private static void keep(LLVMBasicBlockRef block) {
    for (LLVMValueRef instruction : Llvm.instructions(block)) {
      if (CheckCalls.isAll(instruction)) {
        LLVMReplaceAllUsesWith(instruction, LLVMConstNull(LLVMTypeOf(instruction)));
        LLVMInstructionEraseFromParent(instruction);
      }
    }
  }
}
