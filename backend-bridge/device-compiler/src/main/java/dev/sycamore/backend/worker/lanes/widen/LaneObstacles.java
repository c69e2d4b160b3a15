package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.checks.CheckCalls;
import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.lanes.shape.EachLane;
import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import dev.sycamore.backend.worker.lanes.shape.LaneShapes;
import dev.sycamore.backend.worker.llvm.DebugLocation;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Finds what keeps a function from running in lanes, so that its scalar form remains. */
final class LaneObstacles {

  private static final Set<Integer> TERMINATORS = Set.of(LLVMRet, LLVMBr, LLVMUnreachable);

  private final FunctionFlow flow;
  private final LLVMTargetDataRef layout;

  private LaneObstacles(FunctionFlow flow, LLVMTargetDataRef layout) {
    this.flow = flow;
    this.layout = layout;
  }

  /**
   * Checks a function.
   *
   * @param together whether its work-items run together in any case, so that they may not wait for
   *     each other
   * @throws LaneObstacle if it cannot run in lanes
   */
  static void check(FunctionFlow flow, LLVMTargetDataRef layout, boolean together)
      throws LaneObstacle {
    LaneObstacles obstacles = new LaneObstacles(flow, layout);
    obstacles.check();
    if (!together) {
      obstacles.checkWaits();
    }
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
  }

  private boolean isOfFixedSize(LLVMValueRef array) {
    return LLVMIsAConstantInt(LLVMGetOperand(array, 0)) != null
        && LLVMGetInstructionParent(array).equals(flow.blocks().get(0));
  }

  /** Lanes of one vector cannot wait for each other: the one that is waited for waits, too. */
  private void checkWaits() throws LaneObstacle {
    List<LLVMValueRef> seeing =
        flow.blocks().stream()
            .flatMap(block -> Llvm.instructions(block).stream())
            .filter(LaneObstacles::seesOthers)
            .toList();
    for (NaturalLoop loop : flow.loops().loops()) {
      List<LLVMValueRef> inside =
          seeing.stream()
              .filter(i -> loop.contains(flow.number(LLVMGetInstructionParent(i))))
              .toList();
      if (!inside.isEmpty() && waits(loop, seeing, inside)) {
        LLVMValueRef first =
            inside.stream()
                .filter(instruction -> waits(loop, seeing, List.of(instruction)))
                .findFirst()
                .orElse(inside.get(0));
        throw at(
            "a loop waits for the result of an atomic operation, and work-items that wait for each"
                + " other cannot share a vector",
            first);
      }
    }
  }

  /**
   * Whether the end of a loop depends on what some instructions see, by values or by branches: then
   * lanes that see different things would leave it in different passes.
   *
   * @param seeing all instructions that see what other work-items do
   * @param these those that matter
   */
  private boolean waits(NaturalLoop loop, List<LLVMValueRef> seeing, List<LLVMValueRef> these) {
    Map<LLVMValueRef, LaneShape> seen = new LinkedHashMap<>();
    seeing.forEach(instruction -> seen.put(instruction, LaneShape.UNIFORM));
    these.forEach(instruction -> seen.put(instruction, LaneShape.VARYING));
    return LaneShapes.of(flow, layout, seen).isDivergent(loop);
  }

  private static boolean seesOthers(LLVMValueRef instruction) {
    return switch (LLVMGetInstructionOpcode(instruction)) {
      case LLVMLoad ->
          LLVMGetVolatile(instruction) != 0
              || LLVMGetOrdering(instruction) != LLVMAtomicOrderingNotAtomic;
      case LLVMAtomicRMW, LLVMAtomicCmpXchg -> true;
      default -> EachLane.hasEffect(instruction) && !CheckCalls.isCheck(instruction);
    };
  }

  private static LaneObstacle at(String reason, LLVMBasicBlockRef block) {
    return at(reason, LLVMGetFirstInstruction(block));
  }

  private static LaneObstacle at(String reason, LLVMValueRef instruction) {
    return new LaneObstacle(reason, DebugLocation.of(instruction));
  }
}
