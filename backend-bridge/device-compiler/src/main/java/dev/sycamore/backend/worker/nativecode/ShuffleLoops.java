package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.LoopHints;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Loops over shuffles of a sub-group: reductions and scans, of at most four passes. Each pass has
 * constant indices once the loop is unrolled. Without an instruction that permutes lanes by any
 * index, one by one is so much code that LLVM would not unroll it.
 */
final class ShuffleLoops {

  /** The binary logarithm of the largest size. */
  private static final int PASSES = 4;

  private ShuffleLoops() {}

  /** Has LLVM unroll such loops of the code of a whole sub-group. */
  static void unroll(LLVMValueRef function) {
    FunctionFlow flow = FunctionFlow.of(function);
    for (NaturalLoop loop : flow.loops().loops()) {
      boolean shuffles =
          loop.blocks().stream()
              .mapToObj(block -> Llvm.instructions(flow.blocks().get(block)))
              .anyMatch(all -> all.stream().anyMatch(ShuffleLoops::isOfAnyLane));
      if (shuffles && flow.loops().isInnermost(loop)) {
        LoopHints.set(
            loop.latches().stream().map(latch -> flow.blocks().get(latch)).toList(),
            LoopHints.PASSES_AT_ONCE,
            PASSES);
      }
    }
  }

  private static boolean isOfAnyLane(LLVMValueRef instruction) {
    return LLVMGetInstructionOpcode(instruction) == LLVMExtractElement
        && LLVMIsAConstantInt(LLVMGetOperand(instruction, 1)) == null;
  }
}
