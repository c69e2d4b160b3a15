package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.LoopHints;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Loops with checks of indices from memory, such as {@code sum += x[columns[k]]}. Each check is a
 * branch that waits for its index, and keeps the next pass from loading its own. So several passes
 * make their checks together, before all else that they do. If one fails, the loop itself goes on
 * where these passes began, and finds which.
 */
final class BatchedChecks {

  /** Larger bodies have more loads of their own to wait for. */
  private static final int MOST_INSTRUCTIONS = 40;

  /** With larger steps several of them are no {@code int}. */
  private static final long MOST_STEP = 1 << 20;

  private static final Set<Integer> PURE =
      Set.of(
          LLVMAdd,
          LLVMSub,
          LLVMMul,
          LLVMAnd,
          LLVMOr,
          LLVMXor,
          LLVMShl,
          LLVMLShr,
          LLVMAShr,
          LLVMBitCast,
          LLVMTrunc,
          LLVMSExt,
          LLVMZExt,
          LLVMICmp,
          LLVMSelect,
          LLVMFreeze,
          LLVMPHI,
          LLVMGetElementPtr,
          LLVMFAdd,
          LLVMFSub,
          LLVMFMul,
          LLVMFNeg,
          LLVMFCmp,
          LLVMFPExt,
          LLVMFPTrunc,
          LLVMSIToFP);

  private BatchedChecks() {}

  /**
   * Writes such passes before all loops of a function that have a use for them.
   *
   * @param bounded whether it is written down that their counters do not wrap
   */
  static void write(LLVMValueRef function, LLVMContextRef context, boolean bounded) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
    try {
      FunctionFlow flow = FunctionFlow.of(function);
      for (NaturalLoop loop : flow.loops().loops()) {
        // What is left of whole vectors of work-items stays short.
        if (loop.blocks().cardinality() == 1
            && !LoopHints.has(flow.blocks().get(loop.header()), LoopHints.NO_UNROLLING)) {
          write(flow, loop, builder, bounded);
        }
      }
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  private static void write(
      FunctionFlow flow, NaturalLoop loop, LLVMBuilderRef builder, boolean bounded) {
    LLVMBasicBlockRef body = flow.blocks().get(loop.header());
    List<LLVMValueRef> instructions = Llvm.instructions(body);
    List<LLVMValueRef> checks = instructions.stream().filter(CheckCalls::isCheck).toList();
    Optional<CountedLoop> counted = CountedLoop.of(flow, loop);
    if (checks.isEmpty()
        || counted.isEmpty()
        || Math.abs(counted.get().step()) > MOST_STEP
        || instructions.size() > MOST_INSTRUCTIONS
        || !instructions.stream().allMatch(BatchedChecks::mayBeRepeated)) {
      return;
    }
    CheckSlices slices = new CheckSlices(body, checks);
    Set<LLVMValueRef> early = slices.needed();
    if (slices.areOfLoads()
        && early.stream()
            .filter(value -> LLVMIsALoadInst(value) != null)
            .allMatch(slices::isUnguarded)) {
      new BatchedPasses(body, counted.get(), early, bounded, builder).write();
    }
  }

  /** Whether an instruction has no effect, and none on what was checked before. */
  private static boolean mayBeRepeated(LLVMValueRef instruction) {
    int opcode = LLVMGetInstructionOpcode(instruction);
    if (opcode == LLVMLoad) {
      return LLVMGetVolatile(instruction) == 0
          && LLVMGetOrdering(instruction) == LLVMAtomicOrderingNotAtomic;
    }
    return PURE.contains(opcode)
        || LLVMIsATerminatorInst(instruction) != null
        || CheckCalls.isCheck(instruction);
  }
}
