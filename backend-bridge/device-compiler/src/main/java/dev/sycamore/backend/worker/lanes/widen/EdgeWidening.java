package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.lanes.shape.LaneShapes;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Writes what happens along edges: the masks of the blocks after them, and the values of phis. */
final class EdgeWidening {

  private final FunctionFlow flow;
  private final LaneShapes shapes;
  private final RegionForms forms;
  private final LaneBuilder builder;
  private final LaneValues values;
  private final ReachedLanes reached;
  private final PhiWidening phis;

  EdgeWidening(
      FunctionFlow flow,
      LaneShapes shapes,
      RegionForms forms,
      LaneBuilder builder,
      LaneValues values,
      ReachedLanes reached) {
    this.flow = flow;
    this.shapes = shapes;
    this.forms = forms;
    this.builder = builder;
    this.values = values;
    this.reached = reached;
    this.phis = new PhiWidening(builder, values);
  }

  /** Writes what happens along the edges of a block that these lanes run. */
  void write(int block, LaneMask mask) {
    List<Move> moves = new ArrayList<>();
    List<Move> arrivals = new ArrayList<>();
    for (int to : flow.graph().successors().get(block)) {
      boolean back = isBack(block, to);
      boolean crossedApart = forms.isCrossedApart(block, to);
      TakenBy takenBy = new TakenBy.All();
      if (crossedApart || forms.isLinear(forms.around(to))) {
        LLVMValueRef lanes = edgeMask(block, to, mask);
        arrival(block, to, lanes).ifPresent(arrivals::add);
        // Where lanes meet that have come on different ways, each keeps its own value.
        if (crossedApart && !back) {
          takenBy = isTakenTogether(block, to) ? allOrNone(block, to) : new TakenBy.Some(lanes);
        }
      }
      boolean leavesApart = shapes.isLeftApart(block, to);
      for (LLVMValueRef phi : phis(to)) {
        // With one edge, all lanes that need the value come at once.
        boolean all = !leavesApart && LLVMCountIncoming(phi) == 1;
        LLVMValueRef incoming = Llvm.incoming(phi, flow.blocks().get(block));
        moves.addAll(phis.moves(phi, incoming, all ? new TakenBy.All() : takenBy));
      }
    }
    // All values are read before one is written, as phis are.
    moves.addAll(arrivals);
    moves.forEach(move -> LLVMBuildStore(builder.ref(), move.value(), move.slot()));
  }

  /** Whether an edge leads to the next pass of the block's loop. */
  private boolean isBack(int block, int to) {
    return flow.loops().of(block).map(loop -> loop.header() == to).orElse(false);
  }

  /** Whether an edge within a region is taken by all lanes that run the region, or by none. */
  private boolean isTakenTogether(int block, int to) {
    Optional<NaturalLoop> region = flow.loops().of(block);
    return region.equals(forms.around(to))
        && !shapes.isDivergent(block)
        && shapes.arrivesTogether(block);
  }

  private TakenBy allOrNone(int block, int to) {
    return condition(block, to).<TakenBy>map(TakenBy.AllOrNone::new).orElse(new TakenBy.All());
  }

  /** Whether the lanes that run a block, which does not part them, take an edge; empty if so. */
  private Optional<LLVMValueRef> condition(int block, int to) {
    if (flow.graph().successors().get(block).size() == 1) {
      return Optional.empty();
    }
    LLVMValueRef terminator = LLVMGetBasicBlockTerminator(flow.blocks().get(block));
    LLVMValueRef condition = values.scalar(LLVMGetCondition(terminator));
    return Optional.of(isFirst(terminator, to) ? condition : builder.not(condition));
  }

  private boolean isFirst(LLVMValueRef branch, int to) {
    return flow.number(LLVMGetSuccessor(branch, 0)) == to;
  }

  /** Notes that lanes take an edge, where something asks for it. */
  private Optional<Move> arrival(int block, int to, LLVMValueRef lanes) {
    if (isBack(block, to)) {
      return flow.loops()
          .of(block)
          .filter(loop -> forms.isLinear(Optional.of(loop)))
          .map(loop -> reached.goOn(loop, lanes));
    }
    Optional<NaturalLoop> region = forms.around(to);
    if (!forms.isGuarded(region, to)) {
      return Optional.empty();
    }
    return Optional.of(
        forms.arrivesTogether(region, to)
            ? reached.more(to, isTaken(block, to, lanes))
            : reached.moreLanes(to, lanes));
  }

  /** Whether lanes go on to a block that all get to together, if any does. */
  private LLVMValueRef isTaken(int block, int to, LLVMValueRef lanes) {
    LLVMValueRef always = LLVMConstAllOnes(LLVMInt1TypeInContext(builder.context()));
    if (shapes.leadsTo(forms.around(to), block, to)) {
      return always;
    }
    return shapes.isDivergent(block) ? builder.any(lanes) : condition(block, to).orElse(always);
  }

  /** The lanes that take an edge. */
  private LLVMValueRef edgeMask(int block, int to, LaneMask mask) {
    LLVMValueRef terminator = LLVMGetBasicBlockTerminator(flow.blocks().get(block));
    if (flow.graph().successors().get(block).size() == 1) {
      return mask.value();
    }
    LLVMValueRef condition = values.vector(LLVMGetCondition(terminator));
    return builder.those(
        mask.value(), isFirst(terminator, to) ? condition : builder.not(condition));
  }

  private List<LLVMValueRef> phis(int block) {
    return Llvm.instructions(flow.blocks().get(block)).stream()
        .filter(instruction -> LLVMGetInstructionOpcode(instruction) == LLVMPHI)
        .toList();
  }
}
