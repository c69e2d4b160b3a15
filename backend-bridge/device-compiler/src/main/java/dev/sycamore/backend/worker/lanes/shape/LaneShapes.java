package dev.sycamore.backend.worker.lanes.shape;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The shapes of a function's values, as Karrenberg and Hack have it ("Whole-function
 * vectorization", CGO 2011): from the parameters that differ between lanes, through operands and
 * through the joins of branches at which lanes part, until nothing changes.
 */
public final class LaneShapes {

  private final FunctionFlow flow;
  private final ShapeTransfer transfer;
  private final ControlDivergence control;
  private final List<List<LLVMValueRef>> instructions;
  private final Map<Long, LaneShape> shapes = new HashMap<>();
  private final Set<Long> known = new HashSet<>();
  private final Partings partings = new Partings();
  private final BitSet joins = new BitSet();

  private LaneShapes(FunctionFlow flow, LLVMTargetDataRef layout) {
    this.flow = flow;
    this.transfer = new ShapeTransfer(layout, this::ofKnown);
    this.control = new ControlDivergence(flow);
    this.instructions = flow.blocks().stream().map(Llvm::instructions).toList();
  }

  /**
   * The shapes in a function.
   *
   * @param known the shapes of parameters that differ between lanes, and of instructions for which
   *     more is known than what follows of their operands
   */
  public static LaneShapes of(
      FunctionFlow flow, LLVMTargetDataRef layout, Map<LLVMValueRef, LaneShape> known) {
    LaneShapes shapes = new LaneShapes(flow, layout);
    known.forEach(
        (value, shape) -> {
          shapes.shapes.put(value.address(), shape);
          shapes.known.add(value.address());
        });
    shapes.findAll();
    return shapes;
  }

  private void findAll() {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int b = 0; b < flow.blocks().size(); b++) {
        for (LLVMValueRef instruction : instructions.get(b)) {
          changed |= update(b, instruction);
        }
        changed |= updateBranch(b);
      }
      for (NaturalLoop loop : flow.loops().loops()) {
        changed |= updateLoop(loop);
      }
    }
  }

  private boolean update(int block, LLVMValueRef instruction) {
    if (known.contains(instruction.address())) {
      return false;
    }
    LaneShape old = shapes.get(instruction.address());
    if (LaneShape.VARYING.equals(old)) {
      return false;
    }
    Optional<LaneShape> found =
        LLVMGetInstructionOpcode(instruction) == LLVMPHI
            ? ofPhi(block, instruction)
            : transfer.of(instruction);
    // Shapes only get worse, so that the end is reached.
    Optional<LaneShape> next = found.map(shape -> old == null ? shape : old.or(shape));
    if (next.isEmpty() || next.get().equals(old)) {
      return false;
    }
    shapes.put(instruction.address(), next.get());
    return true;
  }

  private Optional<LaneShape> ofPhi(int block, LLVMValueRef phi) {
    Optional<LaneShape> shape = Optional.empty();
    for (int i = 0; i < LLVMCountIncoming(phi); i++) {
      if (!flow.isReached(LLVMGetIncomingBlock(phi, i))) {
        continue;
      }
      LLVMValueRef value = LLVMGetIncomingValue(phi, i);
      int from = flow.number(LLVMGetIncomingBlock(phi, i));
      Optional<LaneShape> incoming =
          isLeftApart(from, block) && isDefinedIn(from, value)
              ? Optional.of(LaneShape.VARYING)
              : ofKnown(value);
      if (incoming.isPresent()) {
        shape = Optional.of(shape.map(incoming.get()::or).orElse(incoming.get()));
      }
    }
    boolean parted = joins.get(block) && !hasOneValue(phi);
    return parted ? Optional.of(LaneShape.VARYING) : shape;
  }

  private static boolean hasOneValue(LLVMValueRef phi) {
    for (int i = 1; i < LLVMCountIncoming(phi); i++) {
      if (!LLVMGetIncomingValue(phi, i).equals(LLVMGetIncomingValue(phi, 0))) {
        return false;
      }
    }
    return true;
  }

  /** Whether an edge leaves a loop that lanes leave in different passes. */
  public boolean isLeftApart(int from, int to) {
    return flow.loops().loops().stream()
        .anyMatch(loop -> isDivergent(loop) && loop.contains(from) && !loop.contains(to));
  }

  /** Whether a value is computed in the loop of a block, so that each pass has its own. */
  private boolean isDefinedIn(int from, LLVMValueRef value) {
    return LLVMIsAInstruction(value) != null
        && flow.loops().loops().stream()
            .anyMatch(
                loop ->
                    isDivergent(loop)
                        && loop.contains(from)
                        && loop.contains(flow.number(LLVMGetInstructionParent(value))));
  }

  private boolean updateBranch(int block) {
    LLVMValueRef terminator = LLVMGetBasicBlockTerminator(flow.blocks().get(block));
    if (isDivergent(block)
        || flow.graph().successors().get(block).size() < 2
        || ofKnown(LLVMGetOperand(terminator, 0)).map(LaneShape::isUniform).orElse(true)) {
      return false;
    }
    partings.addBranch(block);
    control.joinsOfBranch(block).forEach(joins::set);
    return true;
  }

  private boolean updateLoop(NaturalLoop loop) {
    if (isDivergent(loop) || !control.isLeftApart(loop, partings)) {
      return false;
    }
    partings.addLoop(loop);
    control.joinsOfLoop(loop).forEach(joins::set);
    return true;
  }

  private Optional<LaneShape> ofKnown(LLVMValueRef value) {
    LaneShape known = shapes.get(value.address());
    if (known != null) {
      return Optional.of(known);
    }
    return LLVMIsAInstruction(value) == null ? Optional.of(LaneShape.UNIFORM) : Optional.empty();
  }

  /** The shape of a value of the function; of what is never computed, uniform. */
  public LaneShape of(LLVMValueRef value) {
    return ofKnown(value).orElse(LaneShape.UNIFORM);
  }

  /** Whether lanes go different ways at the end of a block. */
  public boolean isDivergent(int block) {
    return partings.areAtBranch(block);
  }

  /** Whether lanes leave a loop in different passes. */
  public boolean isDivergent(NaturalLoop loop) {
    return partings.areAtLoop(loop);
  }

  /**
   * Whether all lanes get to a block together, or none does: of those that run its innermost loop,
   * or the function, in a pass.
   */
  public boolean arrivesTogether(int block) {
    return control.arrivesTogether(flow.loops().of(block), block, partings);
  }

  /** The same for a block that is a loop's header, when the loop is entered. */
  public boolean arrivesTogether(NaturalLoop inner) {
    return control.arrivesTogether(flow.loops().around(inner), inner.header(), partings);
  }

  /** Whether all paths from a block of a region lead to another one, in the same pass. */
  public boolean leadsTo(Optional<NaturalLoop> region, int from, int block) {
    return control.postDominates(region, block, from);
  }

  /** Whether a block runs in every pass through its innermost loop, or run of the function. */
  public boolean runsAlways(int block) {
    Optional<NaturalLoop> loop = flow.loops().of(block);
    return control.postDominates(loop, block, loop.map(NaturalLoop::header).orElse(0));
  }

  /** Whether a block that is a loop's header runs in every pass through the loop around it. */
  public boolean runsAlways(NaturalLoop inner) {
    Optional<NaturalLoop> around = flow.loops().around(inner);
    return control.postDominates(around, inner.header(), around.map(NaturalLoop::header).orElse(0));
  }
}
