package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Checks of which one is that of a vector's first index and one that of its last, which is greater
 * by a constant: where the least of the first is not negative, and the greatest of the last is
 * below the length, both hold.
 */
final class LaneEnds {

  /** An index, a length, and the conditions under which they are compared. */
  private record Compared(LLVMValueRef index, LLVMValueRef length, List<LoopGuards.Guard> guards) {}

  private final Map<LLVMValueRef, LLVMValueRef> lasts = new HashMap<>();
  private final Set<LLVMValueRef> ends = new HashSet<>();

  /**
   * @param checks with the conditions under which they run
   */
  LaneEnds(Map<LLVMValueRef, List<LoopGuards.Guard>> checks) {
    Map<Compared, LLVMValueRef> firsts = new HashMap<>();
    for (Map.Entry<LLVMValueRef, List<LoopGuards.Guard>> check : checks.entrySet()) {
      LLVMValueRef bad = LLVMGetOperand(check.getKey(), 0);
      if (CheckCalls.isCheck(check.getKey()) && isOfIndex(bad)) {
        LLVMValueRef index = LLVMGetOperand(bad, 0);
        LLVMValueRef length = LLVMGetOperand(bad, 1);
        LLVMValueRef first =
            isLater(index)
                ? firsts.get(new Compared(LLVMGetOperand(index, 0), length, check.getValue()))
                : null;
        if (first != null && !lasts.containsKey(first)) {
          lasts.put(first, check.getKey());
          ends.add(check.getKey());
        } else {
          firsts.putIfAbsent(new Compared(index, length, check.getValue()), check.getKey());
        }
      }
    }
  }

  private static boolean isOfIndex(LLVMValueRef bad) {
    return LLVMIsAICmpInst(bad) != null && LLVMGetICmpPredicate(bad) == LLVMIntUGE;
  }

  /** Whether an index is a sum with a constant above 0. */
  private static boolean isLater(LLVMValueRef index) {
    return LLVMIsABinaryOperator(index) != null
        && LLVMGetInstructionOpcode(index) == LLVMAdd
        && LLVMIsAConstantInt(LLVMGetOperand(index, 1)) != null
        && LLVMConstIntGetSExtValue(LLVMGetOperand(index, 1)) > 0;
  }

  /** Whether a check is that of a last index. */
  boolean isLast(LLVMValueRef check) {
    return ends.contains(check);
  }

  /** The check of the last index of a vector whose first one a check is of. */
  Optional<LLVMValueRef> last(LLVMValueRef check) {
    return Optional.ofNullable(lasts.get(check));
  }
}
