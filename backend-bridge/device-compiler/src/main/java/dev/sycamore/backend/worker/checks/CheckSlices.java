package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** What the checks in a loop of one block are computed from. */
final class CheckSlices {

  private final LLVMBasicBlockRef body;
  private final List<LLVMValueRef> checks;

  CheckSlices(LLVMBasicBlockRef body, List<LLVMValueRef> checks) {
    this.body = body;
    this.checks = checks;
  }

  /** All instructions of the loop that the bits of the checks need, in this pass or earlier. */
  Set<LLVMValueRef> needed() {
    Set<LLVMValueRef> needed = new HashSet<>();
    checks.forEach(check -> needed.addAll(all(LLVMGetOperand(check, 0), false)));
    return needed;
  }

  /** Whether all checks are of numbers from memory. */
  boolean areOfLoads() {
    return checks.stream()
        .allMatch(
            check ->
                all(LLVMGetOperand(check, 0), true).stream()
                    .anyMatch(value -> LLVMIsALoadInst(value) != null));
  }

  /**
   * Whether a load reads an element whatever the checks say: none of them is one of its index. Each
   * access has a check of its own index, from which its address is made too, unless a test before
   * the loop decided it for all passes.
   */
  boolean isUnguarded(LLVMValueRef load) {
    Set<LLVMValueRef> address = all(LLVMGetOperand(load, 0), false);
    for (LLVMValueRef check : checks) {
      Set<LLVMValueRef> index = all(LLVMGetOperand(check, 0), true);
      boolean varies =
          index.stream().anyMatch(v -> LLVMIsALoadInst(v) != null || LLVMIsAPHINode(v) != null);
      if (!varies || !Collections.disjoint(index, address)) {
        return false;
      }
    }
    return true;
  }

  /**
   * The instructions of the loop that a value is computed from.
   *
   * @param toMemory whether not to look further than to what is loaded, or left by the last pass
   */
  private Set<LLVMValueRef> all(LLVMValueRef value, boolean toMemory) {
    Set<LLVMValueRef> found = new HashSet<>();
    Deque<LLVMValueRef> waiting = new ArrayDeque<>(List.of(value));
    while (!waiting.isEmpty()) {
      LLVMValueRef next = waiting.remove();
      if (isInside(next) && found.add(next)) {
        waiting.addAll(operands(next, toMemory));
      }
    }
    return found;
  }

  private List<LLVMValueRef> operands(LLVMValueRef value, boolean toMemory) {
    boolean phi = LLVMIsAPHINode(value) != null;
    if (toMemory && (phi || LLVMIsALoadInst(value) != null)) {
      return List.of();
    } else if (phi) {
      return List.of(Llvm.incoming(value, body));
    }
    return IntStream.range(0, LLVMGetNumOperands(value))
        .mapToObj(i -> LLVMGetOperand(value, i))
        .toList();
  }

  private boolean isInside(LLVMValueRef value) {
    return LLVMIsAInstruction(value) != null && LLVMGetInstructionParent(value).equals(body);
  }
}
