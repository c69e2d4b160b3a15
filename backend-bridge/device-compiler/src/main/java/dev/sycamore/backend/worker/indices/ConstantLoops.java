package dev.sycamore.backend.worker.indices;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.LoopHints;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Predicate;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Innermost loops with a constant number of passes that are worth being unrolled as a whole. LLVM
 * itself unrolls as far as code does not grow much.
 */
final class ConstantLoops {

  /** Of a loop that is unrolled: some 100 kB of machine code. */
  private static final long MOST_INSTRUCTIONS = 10_000;

  private static final String UNROLL_FULLY = "llvm.loop.unroll.full";

  private final FunctionFlow flow;

  ConstantLoops(FunctionFlow flow) {
    this.flow = flow;
  }

  /**
   * Marks those of a function which index a private array with their counter. Unrolled, all indices
   * are constants and the elements are in registers; otherwise they are in memory, which a GPU has
   * off the chip.
   */
  void unrollPrivateArrays() {
    unroll(this::indexesPrivateArray);
  }

  /**
   * Marks those with an instruction of a kind.
   *
   * @return whether there are some
   */
  boolean unroll(Predicate<LLVMValueRef> kind) {
    boolean any = false;
    for (NaturalLoop loop : flow.loops().loops()) {
      if (loop.latches().size() == 1 && flow.loops().isInnermost(loop)) {
        List<LLVMValueRef> body =
            loop.blocks().stream()
                .mapToObj(block -> Llvm.instructions(flow.blocks().get(block)))
                .flatMap(List::stream)
                .toList();
        OptionalLong passes = passes(loop);
        if (passes.isPresent()
            && passes.getAsLong() <= MOST_INSTRUCTIONS / body.size()
            && body.stream().anyMatch(kind)) {
          LoopHints.set(List.of(latch(loop)), UNROLL_FULLY);
          any = true;
        }
      }
    }
    return any;
  }

  private LLVMBasicBlockRef latch(NaturalLoop loop) {
    return flow.blocks().get(loop.latches().get(0));
  }

  private boolean indexesPrivateArray(LLVMValueRef instruction) {
    if (LLVMGetInstructionOpcode(instruction) != LLVMGetElementPtr
        || LLVMIsAAllocaInst(LLVMGetOperand(instruction, 0)) == null) {
      return false;
    }
    for (int i = 1; i < LLVMGetNumOperands(instruction); i++) {
      if (LLVMIsAConstant(LLVMGetOperand(instruction, i)) == null) {
        return true;
      }
    }
    return false;
  }

  /** How often it runs, where a counter that starts with a constant is compared with another. */
  private OptionalLong passes(NaturalLoop loop) {
    LLVMValueRef branch = LLVMGetBasicBlockTerminator(latch(loop));
    if (LLVMGetInstructionOpcode(branch) != LLVMBr || LLVMIsConditional(branch) == 0) {
      return OptionalLong.empty();
    }
    LLVMValueRef condition = LLVMGetCondition(branch);
    LLVMValueRef limit =
        LLVMIsAICmpInst(condition) == null
            ? null
            : LLVMIsAConstantInt(LLVMGetOperand(condition, 1));
    LLVMValueRef next = limit == null ? null : LLVMGetOperand(condition, 0);
    if (next == null
        || LLVMIsAInstruction(next) == null
        || LLVMGetInstructionOpcode(next) != LLVMAdd) {
      return OptionalLong.empty();
    }
    LLVMValueRef step = LLVMIsAConstantInt(LLVMGetOperand(next, 1));
    LLVMValueRef start = step == null ? null : start(loop, LLVMGetOperand(next, 0));
    if (start == null || LLVMConstIntGetSExtValue(step) == 0) {
      return OptionalLong.empty();
    }
    long distance = LLVMConstIntGetSExtValue(limit) - LLVMConstIntGetSExtValue(start);
    return OptionalLong.of(Math.abs(distance / LLVMConstIntGetSExtValue(step)) + 1);
  }

  private LLVMValueRef start(NaturalLoop loop, LLVMValueRef counter) {
    LLVMBasicBlockRef header = flow.blocks().get(loop.header());
    if (LLVMIsAPHINode(counter) == null || !LLVMGetInstructionParent(counter).equals(header)) {
      return null;
    }
    for (int i = 0; i < LLVMCountIncoming(counter); i++) {
      if (!LLVMGetIncomingBlock(counter, i).equals(latch(loop))) {
        return LLVMIsAConstantInt(LLVMGetIncomingValue(counter, i));
      }
    }
    return null;
  }
}
