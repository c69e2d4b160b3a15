package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMUseRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** What a nest of loops has no more to do if it goes without some of its checks. */
final class SavedWork {

  /** Bits of a vector that is computed at once. */
  private static final int REGISTER = 256;

  private final FunctionFlow flow;
  private final BitSet left = new BitSet();
  private final Set<LLVMValueRef> unused;

  /**
   * @param instructions all of the nest
   * @param free the checks that go
   */
  SavedWork(
      FunctionFlow flow,
      NaturalLoop nest,
      List<LLVMValueRef> instructions,
      Collection<LLVMValueRef> free) {
    this.flow = flow;
    for (LLVMValueRef check : free) {
      if (CheckCalls.isAll(check)) {
        leave(check, nest);
      }
    }
    this.unused = new HashSet<>(free);
    for (int i = instructions.size() - 1; i >= 0; i--) {
      LLVMValueRef instruction = instructions.get(i);
      if (isWithoutEffect(instruction) && isUnused(instruction)) {
        unused.add(instruction);
      }
    }
  }

  /** Notes the blocks of a form with checks, which runs where the answer to a question is no. */
  private void leave(LLVMValueRef question, NaturalLoop nest) {
    for (LLVMValueRef user : users(question)) {
      if (LLVMGetInstructionOpcode(user) != LLVMBr) {
        continue;
      }
      int from = flow.number(LLVMGetInstructionParent(user));
      int checked = flow.number(LLVMGetSuccessor(user, 1));
      if (flow.graph().predecessors().get(checked).equals(List.of(from))) {
        nest.blocks().stream()
            .filter(block -> flow.dominators().dominates(checked, block))
            .forEach(left::set);
      }
    }
  }

  private static List<LLVMValueRef> users(LLVMValueRef value) {
    List<LLVMValueRef> users = new ArrayList<>();
    for (LLVMUseRef use = LLVMGetFirstUse(value); use != null; use = LLVMGetNextUse(use)) {
      users.add(LLVMGetUser(use));
    }
    return users;
  }

  private static boolean isWithoutEffect(LLVMValueRef instruction) {
    return switch (LLVMGetInstructionOpcode(instruction)) {
      case LLVMStore, LLVMCall, LLVMPHI, LLVMFence, LLVMAtomicRMW, LLVMAtomicCmpXchg -> false;
      default -> LLVMIsATerminatorInst(instruction) == null;
    };
  }

  private boolean isUnused(LLVMValueRef value) {
    return users(value).stream()
        .allMatch(user -> unused.contains(user) || isLeft(LLVMGetInstructionParent(user)));
  }

  /** Whether nothing leads to a block any more, once the checks are gone. */
  boolean isLeft(LLVMBasicBlockRef block) {
    return flow.isReached(block) && left.get(flow.number(block));
  }

  /** How many registers the bit of a check takes to compute, if nothing else needs them. */
  int of(LLVMValueRef check) {
    Set<LLVMValueRef> read = new HashSet<>();
    Deque<LLVMValueRef> waiting = new ArrayDeque<>(List.of(LLVMGetOperand(check, 0)));
    int work = 0;
    while (!waiting.isEmpty()) {
      LLVMValueRef value = waiting.remove();
      if (unused.contains(value) && read.add(value)) {
        work += registers(value);
        for (int i = 0; i < LLVMGetNumOperands(value); i++) {
          waiting.add(LLVMGetOperand(value, i));
        }
      }
    }
    return work;
  }

  /** How many registers an instruction computes, or reads. */
  static int registers(LLVMValueRef instruction) {
    int most = ofValue(instruction);
    for (int i = 0; i < LLVMGetNumOperands(instruction); i++) {
      most = Math.max(most, ofValue(LLVMGetOperand(instruction, i)));
    }
    return most;
  }

  private static int ofValue(LLVMValueRef value) {
    int lanes = LaneVectors.isVector(value) ? LLVMGetVectorSize(LLVMTypeOf(value)) : 1;
    return Math.max(1, lanes * LaneVectors.width(value) / REGISTER);
  }
}
