package dev.sycamore.backend.worker.lanes.cost;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FlowEdge;
import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.lanes.shape.LaneShapes;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * How often blocks run, guessed from the flow: each way of a branch half of the time, each loop
 * eight passes. Lanes that part run both ways, and a loop goes on until the last lane leaves it.
 * Copies of loops with all checks do not run.
 */
final class BlockFrequencies {

  private static final double PASSES = 8;

  /** How many more passes the slowest of several lanes needs than one of them. */
  private static final double SLOWEST = 1.5;

  /**
   * The same of a search in a loop that lanes leave apart: in each pass of that one they are at
   * different places of their work, and one of them searches for long.
   */
  private static final double SLOWEST_SEARCH = 3.5;

  /** How often any lane takes a way that half of all take: neighbours are much alike. */
  private static final double ANY_LANE = 0.65;

  /** The same in a loop with such a search, where neighbours are not alike. */
  private static final double ANY_LANE_APART = 0.95;

  /** So far the condition of an exit is followed. */
  private static final int DEPTH = 8;

  private final FunctionFlow flow;
  private final LaneShapes shapes;
  private final boolean inLanes;
  private final CheckedCopies copies;
  private final double[] runs;

  /** The blocks of loops in which lanes search apart. */
  private final BitSet apart = new BitSet();

  private BlockFrequencies(FunctionFlow flow, LaneShapes shapes, boolean inLanes) {
    this.flow = flow;
    this.shapes = shapes;
    this.inLanes = inLanes;
    this.copies = CheckedCopies.of(flow);
    this.runs = new double[flow.graph().size()];
    if (inLanes) {
      flow.loops().loops().stream()
          .filter(shapes::isDivergent)
          .filter(this::isSearchApart)
          .forEach(search -> partedAround(search).ifPresent(loop -> apart.or(loop.blocks())));
    }
  }

  /** For one work-item. */
  static double[] ofScalar(FunctionFlow flow, LaneShapes shapes) {
    return new BlockFrequencies(flow, shapes, false).find();
  }

  /** For several at once. */
  static double[] ofLanes(FunctionFlow flow, LaneShapes shapes) {
    return new BlockFrequencies(flow, shapes, true).find();
  }

  private double[] find() {
    for (int block = 0; block < runs.length; block++) {
      double entries = block == 0 ? 1 : 0;
      boolean parted = false;
      for (int p : flow.graph().predecessors().get(block)) {
        if (p < block) {
          double more = onEdge(p, block);
          // Where parted lanes meet, they go on together.
          parted |= inLanes && isParted(p, block);
          entries = parted ? Math.max(entries, more) : entries + more;
        }
      }
      Optional<NaturalLoop> loop = flow.loops().headedBy(block);
      runs[block] = loop.isPresent() ? entries * passes(loop.get()) : entries;
    }
    return runs;
  }

  private double passes(NaturalLoop loop) {
    if (!inLanes || !shapes.isDivergent(loop)) {
      return PASSES;
    }
    return PASSES * (isSearchApart(loop) ? SLOWEST_SEARCH : SLOWEST);
  }

  /** Whether lanes that are apart anyway leave a loop when they have found something. */
  private boolean isSearchApart(NaturalLoop loop) {
    return partedAround(loop).isPresent()
        && loop.exits().stream().anyMatch(exit -> isByLoad(loop, exit));
  }

  /** The next loop around one that lanes leave apart. */
  private Optional<NaturalLoop> partedAround(NaturalLoop loop) {
    Optional<NaturalLoop> around = flow.loops().around(loop);
    while (around.isPresent() && !shapes.isDivergent(around.get())) {
      around = flow.loops().around(around.get());
    }
    return around;
  }

  /** Whether a loop is left because of what each lane finds in memory. */
  private boolean isByLoad(NaturalLoop loop, FlowEdge exit) {
    LLVMValueRef jump = LLVMGetBasicBlockTerminator(flow.blocks().get(exit.from()));
    return shapes.isDivergent(exit.from())
        && LLVMGetInstructionOpcode(jump) == LLVMBr
        && LLVMIsConditional(jump) != 0
        && isLoaded(loop, LLVMGetCondition(jump), DEPTH);
  }

  private boolean isLoaded(NaturalLoop loop, LLVMValueRef value, int depth) {
    if (depth == 0 || LLVMIsAInstruction(value) == null) {
      return false;
    }
    int block = flow.number(LLVMGetInstructionParent(value));
    boolean phi = LLVMIsAPHINode(value) != null;
    // What the header's hold is of the pass before; others join the values of `a || b`.
    if (!loop.contains(block) || (phi && block == loop.header())) {
      return false;
    }
    if (LLVMGetInstructionOpcode(value) == LLVMLoad) {
      return shapes.of(value).isVarying();
    }
    int operands = phi ? LLVMCountIncoming(value) : LLVMGetNumOperands(value);
    for (int i = 0; i < operands; i++) {
      LLVMValueRef operand = phi ? LLVMGetIncomingValue(value, i) : LLVMGetOperand(value, i);
      if (isLoaded(loop, operand, depth - 1)) {
        return true;
      }
    }
    return false;
  }

  private boolean isParted(int from, int to) {
    return shapes.isDivergent(from)
        || flow.loops().of(from).filter(l -> !l.contains(to) && shapes.isDivergent(l)).isPresent()
        || flow.graph().predecessors().get(to).stream().anyMatch(shapes::isDivergent)
        || !shapes.runsAlways(from);
  }

  private double onEdge(int from, int to) {
    if (copies.has(to)) {
      return 0;
    }
    Optional<NaturalLoop> loop = flow.loops().of(from);
    if (loop.isPresent() && !loop.get().contains(to)) {
      List<FlowEdge> exits = loop.get().exits();
      double entries = runs[loop.get().header()] / passes(loop.get());
      return inLanes && shapes.isDivergent(loop.get()) ? entries : entries / exits.size();
    }
    long staying =
        flow.graph().successors().get(from).stream()
            .filter(s -> !copies.has(s) && (loop.isEmpty() || loop.get().contains(s)))
            .count();
    boolean parting = inLanes && staying > 1 && shapes.isDivergent(from);
    double any = apart.get(from) ? ANY_LANE_APART : ANY_LANE;
    return parting ? runs[from] * any : runs[from] / staying;
  }
}
