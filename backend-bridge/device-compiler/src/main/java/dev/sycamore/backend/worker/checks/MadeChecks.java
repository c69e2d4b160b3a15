package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The checks that work-items make if the answer to each question before a loop is that it needs
 * none. The few work-items that are left of whole vectors do not count.
 */
final class MadeChecks {

  private MadeChecks() {}

  /** The numbers of their places, in an entry point whose checks are no branches yet. */
  static Set<Long> sites(LLVMValueRef entry) {
    FunctionFlow flow = FunctionFlow.of(entry);
    BitSet rest = RestChecks.blocks(flow);
    Set<Long> sites = new HashSet<>();
    Set<Integer> reached = new HashSet<>(Set.of(0));
    Deque<Integer> waiting = new ArrayDeque<>(reached);
    while (!waiting.isEmpty()) {
      int block = waiting.remove();
      if (!rest.get(block)) {
        Llvm.instructions(flow.blocks().get(block)).stream()
            .filter(CheckCalls::isCheck)
            .flatMap(check -> CheckCalls.site(check).stream())
            .forEach(sites::add);
      }
      next(flow, block).stream().filter(reached::add).forEach(waiting::add);
    }
    return sites;
  }

  private static List<Integer> next(FunctionFlow flow, int block) {
    LLVMBasicBlockRef from = flow.blocks().get(block);
    LLVMValueRef end = LLVMGetBasicBlockTerminator(from);
    boolean asks =
        LLVMGetInstructionOpcode(end) == LLVMBr
            && LLVMIsConditional(end) != 0
            && CheckCalls.isAll(LLVMGetCondition(end));
    return asks
        ? List.of(flow.number(LLVMGetSuccessor(end, 0)))
        : flow.graph().successors().get(block);
  }
}
