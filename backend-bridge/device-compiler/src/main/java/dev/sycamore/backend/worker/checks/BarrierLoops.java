package dev.sycamore.backend.worker.checks;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.CalledFunctions;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/** Loops in which the work-items of a group wait for each other. */
final class BarrierLoops {

  private BarrierLoops() {}

  /**
   * Whether whoever enters a loop comes to a barrier in its first pass. So all work-items of the
   * group enter it that have not ended.
   */
  static boolean leadToBarrier(FunctionFlow flow, NaturalLoop loop) {
    BitSet seen = new BitSet();
    Deque<Integer> waiting = new ArrayDeque<>(List.of(loop.header()));
    seen.set(loop.header());
    while (!waiting.isEmpty()) {
      int block = waiting.remove();
      if (Llvm.instructions(flow.blocks().get(block)).stream()
          .anyMatch(CalledFunctions::isBarrier)) {
        continue;
      }
      for (int next : flow.graph().successors().get(block)) {
        if (!loop.contains(next) || next == loop.header()) {
          return false;
        } else if (!seen.get(next)) {
          seen.set(next);
          waiting.add(next);
        }
      }
    }
    return true;
  }
}
