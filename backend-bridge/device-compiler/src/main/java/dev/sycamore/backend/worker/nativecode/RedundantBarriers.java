package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.LLVMInstructionEraseFromParent;

import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.CalledFunctions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Barriers that keep nothing apart: what work-items do from the barriers before up to this one, and
 * what they do from this one up to the next, may happen in any order. So it is with the last
 * barrier of most group operations, which protects their scratch memory from what the kernel does
 * next. One thread runs a group, so that each barrier costs a loop over its work-items, and each
 * value that outlives it a place in memory.
 */
final class RedundantBarriers {

  /** Instructions from the start of a block, or from a barrier, to the next barrier or the end. */
  private static final class Stretch {
    final MemoryUses uses = new MemoryUses();
    final List<Stretch> before = new ArrayList<>();
    final List<Stretch> after = new ArrayList<>();
  }

  /** A barrier between two stretches. */
  private record Barrier(LLVMValueRef call, Stretch before, Stretch after) {}

  private final List<Barrier> barriers = new ArrayList<>();

  private RedundantBarriers(LLVMValueRef function) {
    Map<Long, Stretch> first = new HashMap<>();
    Map<Long, Stretch> last = new HashMap<>();
    List<LLVMBasicBlockRef> blocks = Llvm.blocks(function);
    for (LLVMBasicBlockRef block : blocks) {
      Stretch stretch = new Stretch();
      first.put(block.address(), stretch);
      for (LLVMValueRef instruction : Llvm.instructions(block)) {
        if (CalledFunctions.isBarrier(instruction)) {
          Stretch next = new Stretch();
          barriers.add(new Barrier(instruction, stretch, next));
          stretch = next;
        } else {
          stretch.uses.add(instruction);
        }
      }
      last.put(block.address(), stretch);
    }
    for (LLVMBasicBlockRef block : blocks) {
      Llvm.successors(block)
          .forEach(next -> connect(last.get(block.address()), first.get(next.address())));
    }
  }

  private static void connect(Stretch before, Stretch after) {
    before.after.add(after);
    after.before.add(before);
  }

  /** Takes such barriers out of the body of a kernel. */
  static void remove(LLVMValueRef function) {
    new RedundantBarriers(function).remove();
  }

  private void remove() {
    for (Barrier barrier : barriers) {
      MemoryUses before = reached(barrier.before(), true);
      if (!before.conflictWith(reached(barrier.after(), false))) {
        LLVMInstructionEraseFromParent(barrier.call());
        connect(barrier.before(), barrier.after());
      }
    }
  }

  /** What is done in a stretch and in all others to which there is a way without a barrier. */
  private static MemoryUses reached(Stretch start, boolean back) {
    MemoryUses uses = new MemoryUses();
    Set<Stretch> seen = new HashSet<>(Set.of(start));
    Deque<Stretch> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      Stretch stretch = open.pop();
      uses.addAll(stretch.uses);
      for (Stretch next : back ? stretch.before : stretch.after) {
        if (seen.add(next)) {
          open.push(next);
        }
      }
    }
    return uses;
  }
}
