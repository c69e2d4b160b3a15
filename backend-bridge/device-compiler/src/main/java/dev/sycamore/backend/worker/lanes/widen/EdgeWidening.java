package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.flow.FunctionFlow;
import dev.sycamore.backend.worker.lanes.flow.NaturalLoop;
import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import dev.sycamore.backend.worker.lanes.shape.LaneShapes;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Writes what happens along edges: the masks of the blocks after them, and the values of phis. */
final class EdgeWidening {

  /** A value on its way to a phi's slot. */
  private record Move(LLVMValueRef value, LLVMValueRef slot) {}

  private final FunctionFlow flow;
  private final LaneShapes shapes;
  private final RegionForms forms;
  private final LaneBuilder builder;
  private final LaneValues values;
  private final Map<Integer, LLVMValueRef> masks = new HashMap<>();
  private final Map<Integer, LLVMValueRef> reached = new HashMap<>();
  private final Map<Integer, LLVMValueRef> lives = new HashMap<>();

  EdgeWidening(
      FunctionFlow flow,
      LaneShapes shapes,
      RegionForms forms,
      LaneBuilder builder,
      LaneValues values) {
    this.flow = flow;
    this.shapes = shapes;
    this.forms = forms;
    this.builder = builder;
    this.values = values;
  }

  boolean isLeftApart(NaturalLoop loop) {
    return shapes.isDivergent(loop);
  }

  /** No lane is on its way to a node of a region. */
  void clear(Optional<NaturalLoop> region, int node) {
    if (forms.arrivesTogether(region, node)) {
      LLVMBuildStore(builder.ref(), LLVMConstNull(bit()), reachedSlot(node));
    } else {
      LLVMBuildStore(builder.ref(), builder.noLane(), maskSlot(node));
    }
  }

  /** Whether lanes are on their way to a node that all get to together. */
  LLVMValueRef isReached(int node) {
    return LLVMBuildLoad2(builder.ref(), bit(), reachedSlot(node), "");
  }

  private LLVMValueRef reachedSlot(int node) {
    return reached.computeIfAbsent(node, n -> values.slot(bit()));
  }

  private LLVMTypeRef bit() {
    return LLVMInt1TypeInContext(builder.context());
  }

  /** The lanes that are on their way to a node. */
  LLVMValueRef mask(int node) {
    return LLVMBuildLoad2(builder.ref(), builder.maskType(), maskSlot(node), "");
  }

  private LLVMValueRef maskSlot(int node) {
    return masks.computeIfAbsent(node, n -> values.slot(builder.maskType()));
  }

  /** No lane begins the next pass of a loop. */
  void clearLive(NaturalLoop loop) {
    LLVMBuildStore(builder.ref(), builder.noLane(), liveSlot(loop));
  }

  /** The lanes that begin the next pass of a loop. */
  LLVMValueRef live(NaturalLoop loop) {
    return LLVMBuildLoad2(builder.ref(), builder.maskType(), liveSlot(loop), "");
  }

  private LLVMValueRef liveSlot(NaturalLoop loop) {
    return lives.computeIfAbsent(loop.header(), h -> values.slot(builder.maskType()));
  }

  /** Writes what happens along the edges of a block that these lanes run. */
  void write(int block, LaneMask mask) {
    List<Move> moves = new ArrayList<>();
    List<Move> arrivals = new ArrayList<>();
    for (int to : flow.graph().successors().get(block)) {
      Optional<NaturalLoop> from = flow.loops().of(block);
      boolean back = from.isPresent() && from.get().header() == to;
      boolean parted = forms.isCrossedApart(block, to);
      Optional<LLVMValueRef> lanes =
          parted || forms.isLinear(forms.around(to))
              ? Optional.of(edgeMask(block, to, mask))
              : Optional.empty();
      lanes.ifPresent(l -> arrive(block, to, back, l, arrivals));
      // Where lanes meet that have come on different ways, each keeps its own value.
      Optional<LLVMValueRef> blended = back || !parted ? Optional.empty() : lanes;
      if (blended.isPresent() && isTakenTogether(block, to)) {
        blended = condition(block, to);
      }
      boolean apart = isLeftApart(block, to);
      for (LLVMValueRef phi : phis(to)) {
        // All lanes that need the value come at once.
        boolean together = !apart && LLVMCountIncoming(phi) == 1;
        move(phi, block, together ? Optional.empty() : blended, moves);
      }
    }
    // All values are read before one is written, as phis are.
    moves.forEach(move -> LLVMBuildStore(builder.ref(), move.value(), move.slot()));
    arrivals.forEach(move -> LLVMBuildStore(builder.ref(), move.value(), move.slot()));
  }

  /** Whether an edge leaves a loop that lanes leave in different passes. */
  private boolean isLeftApart(int from, int to) {
    return flow.loops().loops().stream()
        .anyMatch(loop -> isLeftApart(loop) && loop.contains(from) && !loop.contains(to));
  }

  /** Whether an edge within a region is taken by all lanes that run the region, or by none. */
  private boolean isTakenTogether(int block, int to) {
    Optional<NaturalLoop> region = flow.loops().of(block);
    return region.equals(forms.around(to))
        && !shapes.isDivergent(block)
        && shapes.arrivesTogether(block);
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

  /** Whether lanes go on to a block that all get to together, if any does. */
  private LLVMValueRef isTaken(int block, int to, LLVMValueRef lanes) {
    if (shapes.leadsTo(forms.around(to), block, to)) {
      return LLVMConstAllOnes(bit());
    }
    return shapes.isDivergent(block)
        ? builder.any(lanes)
        : condition(block, to).orElse(LLVMConstAllOnes(bit()));
  }

  private boolean isFirst(LLVMValueRef branch, int to) {
    return flow.number(LLVMGetSuccessor(branch, 0)) == to;
  }

  private void arrive(int block, int to, boolean back, LLVMValueRef lanes, List<Move> arrivals) {
    if (back) {
      Optional<NaturalLoop> loop = flow.loops().of(block);
      if (forms.isLinear(loop)) {
        arrivals.add(new Move(lanes, liveSlot(loop.get())));
      }
    } else if (forms.isGuarded(forms.around(to), to)) {
      if (forms.arrivesTogether(forms.around(to), to)) {
        LLVMValueRef any = LLVMBuildOr(builder.ref(), isReached(to), isTaken(block, to, lanes), "");
        arrivals.add(new Move(any, reachedSlot(to)));
      } else {
        arrivals.add(new Move(LLVMBuildOr(builder.ref(), mask(to), lanes, ""), maskSlot(to)));
      }
    }
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

  /**
   * Moves what a phi has from a block.
   *
   * @param lanes those that keep their old value are not in this mask; or one bit for all; or empty
   */
  private void move(LLVMValueRef phi, int from, Optional<LLVMValueRef> lanes, List<Move> moves) {
    LLVMValueRef incoming = Llvm.incoming(phi, flow.blocks().get(from));
    LaneShape shape = values.shape(phi);
    if (!shape.isVarying()) {
      moves.add(new Move(values.scalar(incoming), values.scalarSlot(phi)));
    }
    if (shape.isUniform()) {
      return;
    }
    if (!LaneForms.isElement(LLVMTypeOf(phi))) {
      moveLanes(phi, incoming, lanes, moves);
      return;
    }
    LLVMValueRef slot = values.vectorSlot(phi);
    LLVMValueRef value = values.vector(incoming);
    boolean blended = shape.isVarying() && lanes.isPresent();
    moves.add(new Move(blended ? blend(lanes.get(), value, slot) : value, slot));
  }

  private void moveLanes(
      LLVMValueRef phi, LLVMValueRef incoming, Optional<LLVMValueRef> lanes, List<Move> moves) {
    List<LLVMValueRef> all = values.lanes(incoming);
    List<LLVMValueRef> slots = values.laneSlots(phi);
    for (int i = 0; i < all.size(); i++) {
      LLVMValueRef value = all.get(i);
      LLVMValueRef slot = slots.get(i);
      if (lanes.isPresent()) {
        boolean together = LLVMGetTypeKind(LLVMTypeOf(lanes.get())) != LLVMVectorTypeKind;
        value = blend(together ? lanes.get() : builder.lane(lanes.get(), i), value, slot);
      }
      moves.add(new Move(value, slot));
    }
  }

  private LLVMValueRef blend(LLVMValueRef lanes, LLVMValueRef value, LLVMValueRef slot) {
    LLVMValueRef old = LLVMBuildLoad2(builder.ref(), LLVMTypeOf(value), slot, "");
    return LLVMBuildSelect(builder.ref(), lanes, value, old, "");
  }
}
