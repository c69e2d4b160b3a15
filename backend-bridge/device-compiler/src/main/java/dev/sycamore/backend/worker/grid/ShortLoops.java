package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.LoopHints;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * By how much the loops of a kernel for PTX are unrolled whose number of passes is not known. What
 * is not said here, LLVM unrolls by its own measure and the assembler by four again. In a loop
 * within a loop, which is mostly short, that only makes more of its passes run one by one; and of
 * larger bodies LLVM takes two. The limits are those at which kernels of {@code benchmarks/gpu} are
 * fastest.
 */
final class ShortLoops {

  private static final int SMALL_BODY = 18;
  private static final int LARGE_BODY = 28;
  private static final int MOST_INSTRUCTIONS = 60;

  private static final String COUNT = "llvm.loop.unroll.count";

  private final FunctionFlow flow;

  private ShortLoops(FunctionFlow flow) {
    this.flow = flow;
  }

  /** Sets it for the loops of a function that test at their end. */
  static void unroll(LLVMValueRef function) {
    FunctionFlow flow = FunctionFlow.of(function);
    ShortLoops loops = new ShortLoops(flow);
    flow.loops().loops().stream()
        .filter(loop -> flow.loops().isInnermost(loop) && loops.isCounted(loop))
        .forEach(loops::unroll);
  }

  private void unroll(NaturalLoop loop) {
    int body =
        loop.blocks().stream()
            .map(block -> Llvm.instructions(flow.blocks().get(block)).size())
            .sum();
    boolean within = flow.loops().around(loop).isPresent();
    if (body > MOST_INSTRUCTIONS || (!within && body < LARGE_BODY)) {
      return;
    }
    LoopHints.set(List.of(latch(loop)), COUNT, within && body <= SMALL_BODY ? 8 : 4);
  }

  /** Whether it is left at its end only, by a comparison of integers with a variable limit. */
  private boolean isCounted(NaturalLoop loop) {
    if (loop.latches().size() != 1 || loop.exits().size() != 1) {
      return false;
    }
    LLVMValueRef branch = LLVMGetBasicBlockTerminator(latch(loop));
    if (LLVMGetInstructionOpcode(branch) != LLVMBr || LLVMIsConditional(branch) == 0) {
      return false;
    }
    LLVMValueRef condition = LLVMGetCondition(branch);
    return LLVMIsAICmpInst(condition) != null
        && LLVMIsAConstant(LLVMGetOperand(condition, 1)) == null
        && loop.blocks().stream()
            .mapToObj(block -> Llvm.instructions(flow.blocks().get(block)))
            .flatMap(List::stream)
            .noneMatch(Llvm::isConvergentCall);
  }

  private LLVMBasicBlockRef latch(NaturalLoop loop) {
    return flow.blocks().get(loop.latches().get(0));
  }
}
