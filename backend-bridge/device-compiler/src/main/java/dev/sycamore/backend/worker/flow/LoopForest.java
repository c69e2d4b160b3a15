package dev.sycamore.backend.worker.flow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The loops of a function and how they are nested. */
public final class LoopForest {

  private final List<NaturalLoop> loops;
  private final boolean reducible;
  private final Map<Integer, NaturalLoop> innermost = new HashMap<>();
  private final Map<Integer, NaturalLoop> headers = new HashMap<>();
  private final Map<Integer, NaturalLoop> parents = new HashMap<>();

  private LoopForest(List<NaturalLoop> loops, boolean reducible) {
    this.loops = loops;
    this.reducible = reducible;
    for (NaturalLoop loop : loops) {
      headers.put(loop.header(), loop);
      loop.blocks().stream().forEach(block -> add(loop, block));
    }
  }

  /**
   * Loops come in the order of their sizes: the first that has a header of another is around it.
   */
  private void add(NaturalLoop loop, int block) {
    if (innermost.putIfAbsent(block, loop) != null
        && headers.containsKey(block)
        && block != loop.header()) {
      parents.putIfAbsent(block, loop);
    }
  }

  /** The loops of a graph. */
  public static LoopForest of(FlowGraph graph, DominatorTree dominators) {
    List<NaturalLoop> loops = new ArrayList<>();
    boolean reducible = true;
    for (int header = 0; header < graph.size(); header++) {
      List<Integer> latches = new ArrayList<>();
      for (int p : graph.predecessors().get(header)) {
        if (dominators.dominates(header, p)) {
          latches.add(p);
        } else if (p >= header) {
          reducible = false;
        }
      }
      if (!latches.isEmpty()) {
        loops.add(loop(graph, header, List.copyOf(latches)));
      }
    }
    // The innermost first: it has the fewest blocks of those that contain a block.
    loops.sort(Comparator.comparingInt(loop -> loop.blocks().cardinality()));
    return new LoopForest(List.copyOf(loops), reducible);
  }

  private static NaturalLoop loop(FlowGraph graph, int header, List<Integer> latches) {
    BitSet blocks = new BitSet();
    blocks.set(header);
    Deque<Integer> open = new ArrayDeque<>(latches);
    while (!open.isEmpty()) {
      int block = open.pop();
      if (!blocks.get(block)) {
        blocks.set(block);
        open.addAll(graph.predecessors().get(block));
      }
    }
    List<FlowEdge> exits = new ArrayList<>();
    blocks.stream()
        .forEach(
            b ->
                graph.successors().get(b).stream()
                    .filter(s -> !blocks.get(s))
                    .forEach(s -> exits.add(new FlowEdge(b, s))));
    return new NaturalLoop(header, blocks, latches, List.copyOf(exits));
  }

  /** All loops, each before those around it. */
  public List<NaturalLoop> loops() {
    return loops;
  }

  /** Whether each cycle is entered at one block only, so that all cycles are in {@link #loops}. */
  public boolean isReducible() {
    return reducible;
  }

  /** The innermost loop of a block. */
  public Optional<NaturalLoop> of(int block) {
    return Optional.ofNullable(innermost.get(block));
  }

  /** The loop directly around a loop. */
  public Optional<NaturalLoop> around(NaturalLoop inner) {
    return Optional.ofNullable(parents.get(inner.header()));
  }

  /** Whether there is no other loop in a loop. */
  public boolean isInnermost(NaturalLoop loop) {
    return loop.blocks().stream().allMatch(block -> loop.equals(innermost.get(block)));
  }

  /** The loop that has a block as its header. */
  public Optional<NaturalLoop> headedBy(int block) {
    return Optional.ofNullable(headers.get(block));
  }
}
