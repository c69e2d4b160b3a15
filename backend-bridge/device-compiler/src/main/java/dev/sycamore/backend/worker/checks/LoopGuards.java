package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Under which conditions the blocks of a nest of loops run. */
final class LoopGuards {

  /**
   * A condition that is known before the nest.
   *
   * @param bit the condition
   * @param set which value it has where the block runs
   */
  record Guard(LLVMValueRef bit, boolean set) {}

  private final FunctionFlow flow;
  private final NaturalLoop nest;
  private final Predicate<LLVMValueRef> outside;

  /**
   * @param flow of the function
   * @param nest the outermost loop
   * @param outside whether a value is known before the nest
   */
  LoopGuards(FunctionFlow flow, NaturalLoop nest, Predicate<LLVMValueRef> outside) {
    this.flow = flow;
    this.nest = nest;
    this.outside = outside;
  }

  /**
   * The conditions under which each full pass runs a block; empty if there are others, which are
   * not known before the nest.
   */
  Optional<List<Guard>> of(int block) {
    List<Guard> guards = new ArrayList<>();
    int at = block;
    while (at != nest.header()) {
      int before = flow.dominators().immediate(at);
      Optional<LLVMValueRef> branch = choice(before, at);
      if (branch.isPresent()) {
        if (LLVMGetInstructionOpcode(branch.get()) != LLVMBr
            || !outside.test(LLVMGetCondition(branch.get()))) {
          return Optional.empty();
        }
        LLVMBasicBlockRef first = LLVMGetSuccessor(branch.get(), 0);
        boolean set = flow.dominators().dominates(flow.number(first), at);
        guards.add(new Guard(LLVMGetCondition(branch.get()), set));
      }
      at = before;
    }
    return Optional.of(guards);
  }

  /**
   * The end of a block if it decides whether another one runs: not if both ways lead there, nor if
   * one of them leaves a loop.
   */
  private Optional<LLVMValueRef> choice(int block, int next) {
    List<Integer> successors = flow.graph().successors().get(block);
    NaturalLoop loop = flow.loops().of(block).orElseThrow();
    boolean decides =
        successors.size() > 1
            && successors.stream().anyMatch(s -> !flow.dominators().dominates(s, next))
            && successors.stream().anyMatch(s -> leadsOnlyTo(block, s, next))
            && successors.stream().allMatch(loop::contains);
    return decides
        ? Optional.of(LLVMGetBasicBlockTerminator(flow.blocks().get(block)))
        : Optional.empty();
  }

  private boolean leadsOnlyTo(int from, int successor, int next) {
    return flow.dominators().dominates(successor, next)
        && flow.graph().predecessors().get(successor).equals(List.of(from));
  }
}
