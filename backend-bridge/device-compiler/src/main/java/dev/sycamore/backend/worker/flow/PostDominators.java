package dev.sycamore.backend.worker.flow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

/**
 * Which blocks are on every path from a block to the end of its region. A region is a function, or
 * one pass through a loop's body: its end is where the loop is left or the next pass begins.
 */
public final class PostDominators {

  private final int[] node;
  private final DominatorTree tree;

  private PostDominators(int[] node, DominatorTree tree) {
    this.node = node;
    this.tree = tree;
  }

  /** Those of a whole function. */
  public static PostDominators ofFunction(FlowGraph graph) {
    BitSet all = new BitSet();
    all.set(0, graph.size());
    return of(graph, all, -1);
  }

  /** Those of one pass through a loop's body. */
  public static PostDominators ofLoop(FlowGraph graph, NaturalLoop loop) {
    return of(graph, loop.blocks(), loop.header());
  }

  private static PostDominators of(FlowGraph graph, BitSet region, int header) {
    // The reversed graph: node 0 is the end, behind all edges that leave the region.
    List<Integer> order = reversePostOrderFromEnd(graph, region, header);
    int[] node = new int[graph.size()];
    Arrays.fill(node, -1);
    for (int i = 0; i < order.size(); i++) {
      node[order.get(i)] = i + 1;
    }
    List<List<Integer>> before = new ArrayList<>();
    before.add(List.of());
    for (int block : order) {
      List<Integer> next = new ArrayList<>();
      for (int s : graph.successors().get(block)) {
        next.add(region.get(s) && s != header ? node[s] : 0);
      }
      if (next.isEmpty()) {
        next.add(0);
      }
      // Of a block that never gets to the end, nothing is known.
      next.removeIf(n -> n < 0);
      before.add(next);
    }
    return new PostDominators(node, DominatorTree.of(before));
  }

  private static List<Integer> reversePostOrderFromEnd(FlowGraph graph, BitSet region, int header) {
    BitSet seen = new BitSet();
    List<Integer> postOrder = new ArrayList<>();
    region.stream()
        .filter(b -> isLast(graph, region, header, b))
        .forEach(b -> visit(graph, region, header, b, seen, postOrder));
    Collections.reverse(postOrder);
    return postOrder;
  }

  private static boolean isLast(FlowGraph graph, BitSet region, int header, int block) {
    List<Integer> next = graph.successors().get(block);
    return next.isEmpty() || next.stream().anyMatch(s -> !region.get(s) || s == header);
  }

  /** A path may be as long as the function: no recursion. */
  private static void visit(
      FlowGraph graph, BitSet region, int header, int last, BitSet seen, List<Integer> order) {
    Deque<Integer> path = new ArrayDeque<>();
    Deque<Iterator<Integer>> open = new ArrayDeque<>();
    if (!seen.get(last)) {
      seen.set(last);
      path.push(last);
      open.push(before(graph, region, header, last));
    }
    while (!path.isEmpty()) {
      if (!open.peek().hasNext()) {
        open.pop();
        order.add(path.pop());
        continue;
      }
      int next = open.peek().next();
      if (!seen.get(next)) {
        seen.set(next);
        path.push(next);
        open.push(before(graph, region, header, next));
      }
    }
  }

  private static Iterator<Integer> before(FlowGraph graph, BitSet region, int header, int block) {
    return block == header
        ? Collections.emptyIterator()
        : graph.predecessors().get(block).stream().filter(region::get).iterator();
  }

  /** Whether a block is on every path from another one to the end; each is on its own. */
  public boolean postDominates(int block, int other) {
    return node[block] > 0 && node[other] > 0 && tree.dominates(node[block], node[other]);
  }
}
