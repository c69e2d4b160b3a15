package dev.sycamore.backend.worker.lanes.shape;

import dev.sycamore.backend.worker.flow.FlowEdge;
import dev.sycamore.backend.worker.flow.FlowGraph;
import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.flow.PostDominators;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What follows of the branches at which lanes go different ways: where they meet again, which loops
 * they leave in different passes.
 */
final class ControlDivergence {

  private static final int NONE = -1;

  private final FunctionFlow flow;
  private final Map<Optional<NaturalLoop>, PostDominators> postDominators = new HashMap<>();
  private final List<BitSet> reached = new ArrayList<>();

  ControlDivergence(FunctionFlow flow) {
    this.flow = flow;
    findReached();
  }

  /** For each block those that follow it before any loop begins its next pass. */
  private void findReached() {
    FlowGraph graph = flow.graph();
    graph.blocks().forEach(b -> reached.add(new BitSet()));
    for (int b = graph.size() - 1; b >= 0; b--) {
      for (int s : graph.successors().get(b)) {
        if (s > b) {
          reached.get(b).set(s);
          reached.get(b).or(reached.get(s));
        }
      }
    }
  }

  /**
   * Whether a block is on every path from another one to the end of a loop's pass.
   *
   * @param region the loop, or empty for the whole function
   */
  boolean postDominates(Optional<NaturalLoop> region, int block, int other) {
    return postDominators
        .computeIfAbsent(
            region,
            r ->
                r.map(loop -> PostDominators.ofLoop(flow.graph(), loop))
                    .orElseGet(() -> PostDominators.ofFunction(flow.graph())))
        .postDominates(block, other);
  }

  /** Whether lanes leave a loop in different passes, if they part there. */
  boolean isLeftApart(NaturalLoop loop, Partings partings) {
    Optional<NaturalLoop> region = Optional.of(loop);
    return loop.exits().stream()
        .mapToInt(FlowEdge::from)
        .anyMatch(
            from ->
                partings.in(region).anyMatch(at -> at == from)
                    || !arrivesTogether(region, from, partings)
                    || isLeftFromInner(loop, from, partings));
  }

  /**
   * Whether a block from which a loop is left is in an inner one that lanes leave in different
   * passes, and from which other lanes go on in the loop.
   */
  private boolean isLeftFromInner(NaturalLoop loop, int block, Partings partings) {
    return flow.loops().loops().stream()
        .filter(inner -> inner.header() != loop.header() && loop.contains(inner.header()))
        .filter(inner -> inner.contains(block) && partings.areAtLoop(inner))
        .anyMatch(inner -> inner.exitBlocks().stream().anyMatch(loop::contains));
  }

  /**
   * Whether all lanes that run a region get to a block of it, or none does, in each of its passes.
   *
   * @param region a loop, or empty for the whole function
   */
  boolean arrivesTogether(Optional<NaturalLoop> region, int block, Partings partings) {
    return partings.in(region).noneMatch(at -> isAvoidable(region, block, at));
  }

  /** Whether paths from one block of a region lead to another one, and others do not. */
  private boolean isAvoidable(Optional<NaturalLoop> region, int block, int from) {
    return reached.get(from).get(block) && !postDominates(region, block, from);
  }

  /** The blocks that lanes get to on different paths, after they part at a block. */
  Set<Integer> joinsOfBranch(int block) {
    return joins(flow.graph().successors().get(block).stream().filter(s -> s > block).toList());
  }

  /** The blocks that lanes get to on different paths, after they leave a loop apart. */
  Set<Integer> joinsOfLoop(NaturalLoop loop) {
    Set<Integer> joins = joins(loop.exitBlocks());
    // A block behind several exits, which lanes take in different passes.
    loop.exitBlocks().stream()
        .filter(to -> loop.exits().stream().filter(exit -> exit.to() == to).count() > 1)
        .forEach(joins::add);
    return joins;
  }

  /** Each start is a label that its paths carry on; a block that gets two is a join. */
  private Set<Integer> joins(List<Integer> starts) {
    int[] label = new int[flow.graph().size()];
    Arrays.fill(label, NONE);
    Set<Integer> joins = new TreeSet<>();
    for (int start : starts) {
      label[start] = start;
    }
    for (int b = 0; b < label.length; b++) {
      if (label[b] == NONE) {
        continue;
      }
      for (int s : flow.graph().successors().get(b)) {
        if (s <= b || label[s] == label[b]) {
          continue;
        }
        if (label[s] == NONE) {
          label[s] = label[b];
        } else {
          joins.add(s);
          label[s] = s;
        }
      }
    }
    return joins;
  }
}
