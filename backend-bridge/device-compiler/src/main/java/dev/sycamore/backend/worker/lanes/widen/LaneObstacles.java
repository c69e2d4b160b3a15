package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.flow.FunctionFlow;
import dev.sycamore.backend.worker.lanes.flow.NaturalLoop;
import dev.sycamore.backend.worker.lanes.shape.EachLane;
import dev.sycamore.backend.worker.llvm.DebugLocation;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Finds what keeps a function from running in lanes, so that its scalar form remains. */
final class LaneObstacles {

  private static final Set<Integer> TERMINATORS = Set.of(LLVMRet, LLVMBr, LLVMUnreachable);

  private final FunctionFlow flow;

  private LaneObstacles(FunctionFlow flow) {
    this.flow = flow;
  }

  /**
   * Checks a function.
   *
   * @throws LaneObstacle if it cannot run in lanes
   */
  static void check(FunctionFlow flow) throws LaneObstacle {
    new LaneObstacles(flow).check();
  }

  private void check() throws LaneObstacle {
    if (!flow.loops().isReducible()) {
      throw at("a loop has two entries", flow.blocks().get(0));
    }
    for (NaturalLoop loop : flow.loops().loops()) {
      if (loop.latches().size() > 1) {
        throw at("a loop has several jumps back", flow.blocks().get(loop.header()));
      }
    }
    for (LLVMBasicBlockRef block : flow.blocks()) {
      for (LLVMValueRef instruction : Llvm.instructions(block)) {
        check(instruction);
      }
    }
  }

  private void check(LLVMValueRef instruction) throws LaneObstacle {
    int opcode = LLVMGetInstructionOpcode(instruction);
    if (LLVMIsATerminatorInst(instruction) != null && !TERMINATORS.contains(opcode)) {
      throw at("a jump goes to one of several places", instruction);
    }
    if (opcode == LLVMAlloca && !isOfFixedSize(instruction)) {
      throw at("an array's size is computed", instruction);
    }
    if (isWaitedFor(instruction)) {
      throw at(
          "a loop goes on until an atomic operation has a result: work-items that wait for each"
              + " other cannot share a vector",
          instruction);
    }
  }

  private boolean isOfFixedSize(LLVMValueRef array) {
    return LLVMIsAConstantInt(LLVMGetOperand(array, 0)) != null
        && LLVMGetInstructionParent(array).equals(flow.blocks().get(0));
  }

  /** Whether a loop around an instruction that sees what other work-items do depends on it. */
  private boolean isWaitedFor(LLVMValueRef instruction) {
    if (!seesOthers(instruction)) {
      return false;
    }
    Optional<NaturalLoop> loop =
        flow.loops().of(flow.number(LLVMGetInstructionParent(instruction)));
    return loop.isPresent() && reachesBranch(instruction, loop.get());
  }

  private static boolean seesOthers(LLVMValueRef instruction) {
    return switch (LLVMGetInstructionOpcode(instruction)) {
      case LLVMLoad ->
          LLVMGetVolatile(instruction) != 0
              || LLVMGetOrdering(instruction) != LLVMAtomicOrderingNotAtomic;
      case LLVMAtomicRMW, LLVMAtomicCmpXchg -> true;
      default -> EachLane.hasEffect(instruction);
    };
  }

  /** Whether a branch in a loop, or in one around it, depends on a value. */
  private boolean reachesBranch(LLVMValueRef start, NaturalLoop loop) {
    Set<Long> seen = new HashSet<>();
    Deque<LLVMValueRef> open = new ArrayDeque<>();
    open.push(start);
    while (!open.isEmpty()) {
      LLVMValueRef value = open.pop();
      for (var use = LLVMGetFirstUse(value); use != null; use = LLVMGetNextUse(use)) {
        LLVMValueRef user = LLVMGetUser(use);
        if (LLVMGetInstructionOpcode(user) == LLVMBr
            && loop.contains(flow.number(LLVMGetInstructionParent(user)))) {
          return true;
        }
        if (seen.add(user.address())) {
          open.push(user);
        }
      }
    }
    return false;
  }

  private static LaneObstacle at(String reason, LLVMBasicBlockRef block) {
    return at(reason, LLVMGetFirstInstruction(block));
  }

  private static LaneObstacle at(String reason, LLVMValueRef instruction) {
    return new LaneObstacle(reason, DebugLocation.of(instruction));
  }
}
