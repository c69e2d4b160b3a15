package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.LoopCopy;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.CalledFunctions;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Frees nests of counted loops of checks whose indices are made of the counters and of what is
 * known before the nest. If all of them hold in all passes, which is tested before the nest, it
 * runs without them. Otherwise a copy with all checks runs, so that the first violation is the one
 * that it always was.
 */
final class UncheckedLoops {

  /** Larger loops gain less than their copies cost the compiler. */
  private static final int MOST_INSTRUCTIONS = 600;

  private final LLVMValueRef function;
  private final LLVMBuilderRef builder;
  private final Optional<CommonDecision> common;
  private final Set<Long> done = new HashSet<>();

  private UncheckedLoops(
      LLVMValueRef function, LLVMBuilderRef builder, Optional<CommonDecision> common) {
    this.function = function;
    this.builder = builder;
    this.common = common;
  }

  /** Frees all loops of a function whose loops are in LLVM's canonical form, with LCSSA phis. */
  static void free(LLVMValueRef function, LLVMContextRef context) {
    free(function, context, Optional.empty());
  }

  /**
   * The same in the code of one work-item.
   *
   * @param common how work-items decide on loops with barriers; empty if such loops are not freed
   */
  static void free(LLVMValueRef function, LLVMContextRef context, Optional<CommonDecision> common) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
    try {
      UncheckedLoops loops = new UncheckedLoops(function, builder, common);
      boolean more = true;
      while (more) {
        more = loops.freeOne();
      }
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  /** Frees the next nest, the outermost first; whether there was one. */
  private boolean freeOne() {
    FunctionFlow flow = FunctionFlow.of(function);
    BitSet rest = RestChecks.blocks(flow);
    List<NaturalLoop> loops = new ArrayList<>(flow.loops().loops());
    Collections.reverse(loops);
    for (NaturalLoop loop : loops) {
      LLVMBasicBlockRef header = flow.blocks().get(loop.header());
      if (done.add(header.address()) && !rest.get(loop.header()) && free(flow, loop, rest)) {
        return true;
      }
    }
    return false;
  }

  private boolean free(FunctionFlow flow, NaturalLoop nest, BitSet rest) {
    List<LLVMValueRef> instructions =
        nest.blocks().stream()
            .mapToObj(b -> Llvm.instructions(flow.blocks().get(b)))
            .flatMap(List::stream)
            .toList();
    List<LLVMValueRef> checks =
        instructions.stream()
            .filter(UncheckedLoops::mayGo)
            .filter(i -> !rest.get(flow.number(LLVMGetInstructionParent(i))))
            .toList();
    Optional<CountedLoop> counted = CountedLoop.of(flow, nest);
    if (checks.isEmpty() || counted.isEmpty() || !mayBeCopied(flow, nest, instructions)) {
      return false;
    }
    LLVMValueRef entry = LLVMGetBasicBlockTerminator(counted.get().before());
    LLVMPositionBuilderBefore(builder, entry);
    NestProofs.Proof proof = new NestProofs(flow, nest, counted.get(), builder).of(checks);
    if (proof.checks().isEmpty() || !(proof.most() || flow.loops().isInnermost(nest))) {
      return false;
    }
    SavedWork saved = new SavedWork(flow, nest, instructions, proof.checks());
    if (!new FormGain(flow, nest, saved).isEnough(instructions, proof.checks())) {
      return false;
    }
    LoopCopy copy = LoopCopy.of(flow, nest);
    for (NaturalLoop inner : flow.loops().loops()) {
      // Whether more of the checks hold is asked again of the innermost loops only.
      if (nest.contains(inner.header())
          && (inner.equals(nest) || !flow.loops().isInnermost(inner))) {
        done.add(copy.ofBlock(inner.header()).address());
      }
      LLVMBasicBlockRef header = flow.blocks().get(inner.header());
      if (saved.isLeft(header)) {
        done.add(header.address());
      }
    }
    LLVMModuleRef module = LLVMGetGlobalParent(function);
    LLVMValueRef all = CheckCalls.buildAll(builder, module, decided(instructions, proof.holds()));
    LLVMBuildCondBr(builder, all, flow.blocks().get(nest.header()), copy.ofBlock(nest.header()));
    LLVMInstructionEraseFromParent(entry);
    for (LLVMValueRef check : proof.checks()) {
      if (CheckCalls.isAll(check)) {
        LLVMReplaceAllUsesWith(check, LLVMConstAllOnes(LLVMTypeOf(check)));
      }
      LLVMInstructionEraseFromParent(check);
    }
    return true;
  }

  private static boolean mayGo(LLVMValueRef instruction) {
    return CheckCalls.isCheck(instruction) || CheckCalls.isAll(instruction);
  }

  private boolean mayBeCopied(
      FunctionFlow flow, NaturalLoop nest, List<LLVMValueRef> instructions) {
    List<LLVMValueRef> convergent = instructions.stream().filter(Llvm::isConvergentCall).toList();
    return instructions.size() <= MOST_INSTRUCTIONS
        && (convergent.isEmpty()
            || (common.isPresent()
                && convergent.stream().allMatch(CalledFunctions::isBarrier)
                && BarrierLoops.leadToBarrier(flow, nest)));
  }

  /** What work-items that meet at a barrier in a nest decide together. */
  private LLVMValueRef decided(List<LLVMValueRef> instructions, LLVMValueRef holds) {
    return instructions.stream().anyMatch(CalledFunctions::isBarrier)
        ? common.orElseThrow().all(builder, holds)
        : holds;
  }
}
