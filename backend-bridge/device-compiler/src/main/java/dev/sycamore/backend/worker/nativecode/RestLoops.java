package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.LLVMIsAAllocaInst;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.LoopHints;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The loops of a body that only runs what is left of whole vectors. LLVM would unroll them and put
 * what they compute into vectors: often more than half of the time that a kernel takes to compile,
 * and of its code, for a few work-items.
 */
final class RestLoops {

  private RestLoops() {}

  /**
   * Keeps LLVM from unrolling the loops of a function. A function with private arrays is left as it
   * is: unrolled loops may have their elements in registers.
   */
  static void keepRolled(LLVMValueRef function) {
    if (Llvm.instructions(function).stream().anyMatch(i -> LLVMIsAAllocaInst(i) != null)) {
      return;
    }
    FunctionFlow flow = FunctionFlow.of(function);
    for (NaturalLoop loop : flow.loops().loops()) {
      LoopHints.set(
          loop.latches().stream().map(latch -> flow.blocks().get(latch)).toList(),
          LoopHints.NO_UNROLLING);
    }
  }
}
