package dev.sycamore.backend.worker.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A control flow graph whose blocks are numbered in reverse post-order: 0 is the entry, and along
 * each edge that closes no loop the numbers grow.
 *
 * @param successors for each block those after it, each once
 * @param predecessors for each block those before it, in the order of their numbers
 */
public record FlowGraph(List<List<Integer>> successors, List<List<Integer>> predecessors) {

  /** The graph with these successors; every block is reachable from block 0. */
  public static FlowGraph of(List<List<Integer>> successors) {
    List<List<Integer>> distinct = successors.stream().map(FlowGraph::distinct).toList();
    List<List<Integer>> predecessors = new ArrayList<>();
    for (int b = 0; b < successors.size(); b++) {
      predecessors.add(new ArrayList<>());
    }
    for (int b = 0; b < distinct.size(); b++) {
      for (int s : distinct.get(b)) {
        predecessors.get(s).add(b);
      }
    }
    return new FlowGraph(distinct, predecessors.stream().map(List::copyOf).toList());
  }

  private static List<Integer> distinct(List<Integer> blocks) {
    return blocks.stream().distinct().toList();
  }

  public int size() {
    return successors.size();
  }

  public IntStream blocks() {
    return IntStream.range(0, size());
  }
}
