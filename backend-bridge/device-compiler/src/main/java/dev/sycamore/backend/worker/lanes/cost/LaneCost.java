package dev.sycamore.backend.worker.lanes.cost;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.lanes.shape.LaneShapes;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.Optional;
import java.util.function.Predicate;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** An estimate of what a function costs per work-item, of one and in lanes. */
public final class LaneCost {

  /** A branch that goes different ways for neighbours is often predicted wrongly. */
  private static final double DIVERGENT_BRANCH = 6;

  private static final double BRANCH = 1;

  /** The masks of a branch's ways, and the test whether any lane takes one. */
  private static final double MASKS = 5;

  private final FunctionFlow flow;
  private final LaneShapes shapes;
  private final VectorUnit unit;
  private final InstructionCost instructions;
  private final LoopWaits waits;

  /**
   * @param widened whether an instruction has a form for vectors
   */
  public LaneCost(
      FunctionFlow flow,
      LaneShapes shapes,
      LLVMTargetDataRef layout,
      VectorUnit unit,
      Predicate<LLVMValueRef> widened) {
    this.flow = flow;
    this.shapes = shapes;
    this.unit = unit;
    this.instructions = new InstructionCost(unit, layout, shapes, widened);
    this.waits = new LoopWaits(flow, shapes, layout, unit, widened);
  }

  /** The cost of one work-item by scalar code. */
  public double ofScalar() {
    double[] runs = BlockFrequencies.ofScalar(flow, shapes);
    double cost = 0;
    for (int b = 0; b < runs.length; b++) {
      double each = shapes.isDivergent(b) ? DIVERGENT_BRANCH : BRANCH;
      for (LLVMValueRef instruction : Llvm.instructions(flow.blocks().get(b))) {
        if (LLVMIsATerminatorInst(instruction) == null) {
          each += instructions.ofScalar(instruction);
        }
      }
      cost += runs[b] * each / LlvmLoops.speedup(flow, shapes, unit, b);
    }
    return cost;
  }

  /** The cost of one of several work-items in lanes. */
  public double ofLanes(int width) {
    return ofVector(width, true) / width;
  }

  /** How many times as fast loops that wait for their own results are with more lanes. */
  double gain(int fewer, int more) {
    return waits.gain(fewer, more);
  }

  /** The cost of a vector in which some lanes have no work-item. */
  public double ofRest(int width) {
    return ofVector(width, false);
  }

  private double ofVector(int width, boolean whole) {
    double[] runs = BlockFrequencies.ofLanes(flow, shapes);
    double cost = 0;
    for (int b = 0; b < runs.length; b++) {
      boolean full = whole && isAlwaysFull(b);
      double each = shapes.isDivergent(b) ? MASKS : BRANCH;
      each += full ? 0 : MASKS;
      for (LLVMValueRef instruction : Llvm.instructions(flow.blocks().get(b))) {
        if (LLVMIsATerminatorInst(instruction) == null) {
          each += instructions.ofLanes(instruction, width, full);
        }
      }
      cost += runs[b] * each;
    }
    return cost;
  }

  /** Whether all lanes run a block whenever one of them does. */
  private boolean isAlwaysFull(int block) {
    if (!shapes.arrivesTogether(block)) {
      return false;
    }
    Optional<NaturalLoop> loop = flow.loops().of(block);
    while (loop.isPresent()) {
      if (shapes.isDivergent(loop.get()) || !shapes.arrivesTogether(loop.get())) {
        return false;
      }
      loop = flow.loops().around(loop.get());
    }
    return true;
  }
}
