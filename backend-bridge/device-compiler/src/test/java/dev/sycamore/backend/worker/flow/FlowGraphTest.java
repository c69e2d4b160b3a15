package dev.sycamore.backend.worker.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Dominators, post-dominators and loops of graphs. */
class FlowGraphTest {

  /** 0 to 1 or 2, then 3; 4 is an inner and 3 the outer loop's header, 6 the end. */
  private static final FlowGraph NESTED =
      FlowGraph.of(
          List.of(
              List.of(1, 2),
              List.of(3),
              List.of(3),
              List.of(4, 6),
              List.of(4, 5),
              List.of(3),
              List.of()));

  @Test
  void joinsAreDominatedByTheBranch() {
    DominatorTree dominators = DominatorTree.of(NESTED);
    assertThat(IntStream.range(0, 7).map(dominators::immediate))
        .containsExactly(0, 0, 0, 0, 3, 4, 3);
    assertThat(dominators.dominates(1, 3)).isFalse();
    assertThat(dominators.dominates(3, 5)).isTrue();
  }

  @Test
  void loopsKnowTheirLatchesAndExits() {
    LoopForest loops = LoopForest.of(NESTED, DominatorTree.of(NESTED));
    NaturalLoop inner = loops.of(4).orElseThrow();
    NaturalLoop outer = loops.of(5).orElseThrow();
    assertThat(inner.latches()).containsExactly(4);
    assertThat(inner.exits()).containsExactly(new FlowEdge(4, 5));
    assertThat(outer.latches()).containsExactly(5);
    assertThat(outer.exitBlocks()).containsExactly(6);
    assertThat(loops.around(inner)).contains(outer);
    assertThat(loops.of(6)).isEmpty();
    assertThat(loops.isReducible()).isTrue();
  }

  @Test
  void aCycleWithTwoEntriesIsNotReducible() {
    FlowGraph graph = FlowGraph.of(List.of(List.of(1, 2), List.of(2), List.of(1)));
    assertThat(LoopForest.of(graph, DominatorTree.of(graph)).isReducible()).isFalse();
  }

  @Test
  void aPassEndsWhereTheNextBegins() {
    NaturalLoop outer = LoopForest.of(NESTED, DominatorTree.of(NESTED)).of(5).orElseThrow();
    PostDominators function = PostDominators.ofFunction(NESTED);
    PostDominators pass = PostDominators.ofLoop(NESTED, outer);
    assertThat(function.postDominates(3, 0)).isTrue();
    assertThat(function.postDominates(1, 0)).isFalse();
    assertThat(function.postDominates(5, 3)).isFalse();
    assertThat(pass.postDominates(5, 4)).isTrue();
    assertThat(pass.postDominates(4, 3)).isFalse();
    assertThat(pass.postDominates(3, 5)).isFalse();
  }

  /** On random graphs: a block dominates what cannot be reached without it. */
  @Test
  void dominatorsAreWhatPathsCannotAvoid() {
    Random random = new Random(4);
    for (int round = 0; round < 300; round++) {
      FlowGraph graph = randomAcyclicGraph(random);
      DominatorTree dominators = DominatorTree.of(graph);
      for (int a = 0; a < graph.size(); a++) {
        BitSet reached = reachedWithout(graph, a);
        for (int b = 0; b < graph.size(); b++) {
          assertThat(dominators.dominates(a, b)).isEqualTo(a == b || !reached.get(b));
        }
      }
    }
  }

  private static FlowGraph randomAcyclicGraph(Random random) {
    int size = 2 + random.nextInt(10);
    List<List<Integer>> successors = new ArrayList<>();
    for (int b = 0; b < size; b++) {
      List<Integer> next = new ArrayList<>();
      if (b + 1 < size) {
        next.add(b + 1);
        next.add(b + 1 + random.nextInt(size - b - 1));
      }
      successors.add(next);
    }
    return FlowGraph.of(successors);
  }

  private static BitSet reachedWithout(FlowGraph graph, int avoided) {
    BitSet reached = new BitSet();
    if (avoided != 0) {
      reached.set(0);
    }
    for (int b = 0; b < graph.size(); b++) {
      if (reached.get(b)) {
        graph.successors().get(b).stream().filter(s -> s != avoided).forEach(reached::set);
      }
    }
    return reached;
  }
}
