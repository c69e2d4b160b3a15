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

  /** Why a function cannot run in lanes, and where; empty if it can. */
  static Optional<LaneObstacle> first(FunctionFlow flow) {
    return new LaneObstacles(flow).first();
  }

  private Optional<LaneObstacle> first() {
    if (!flow.loops().isReducible()) {
      return Optional.of(at("a loop has two entries", flow.blocks().get(0)));
    }
    for (NaturalLoop loop : flow.loops().loops()) {
      if (loop.latches().size() > 1) {
        return Optional.of(at("a loop has several jumps back", flow.blocks().get(loop.header())));
      }
    }
    return flow.blocks().stream()
        .flatMap(block -> Llvm.instructions(block).stream())
        .flatMap(instruction -> of(instruction).stream())
        .findFirst();
  }

  private Optional<LaneObstacle> of(LLVMValueRef instruction) {
    int opcode = LLVMGetInstructionOpcode(instruction);
    if (LLVMIsATerminatorInst(instruction) != null) {
      return TERMINATORS.contains(opcode)
          ? Optional.empty()
          : Optional.of(at("a jump to one of several places", instruction));
    }
    if (opcode == LLVMAlloca && !isOfFixedSize(instruction)) {
      return Optional.of(at("an array's size is computed", instruction));
    }
    return isWaitedFor(instruction)
        ? Optional.of(
            at(
                "a loop goes on until an atomic operation has a result: work-items that wait for"
                    + " each other cannot share a vector",
                instruction))
        : Optional.empty();
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
