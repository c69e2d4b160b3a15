package dev.sycamore.backend.worker.flow;

import java.util.Arrays;
import java.util.List;

/**
 * Which nodes of a graph are on every path from its root: the algorithm of Cooper, Harvey and
 * Kennedy, "A simple, fast dominance algorithm". Node 0 is the root.
 */
public final class DominatorTree {

  private static final int NONE = -1;

  private final int[] immediate;

  private DominatorTree(int[] immediate) {
    this.immediate = immediate;
  }

  /** The tree of a function's blocks. */
  public static DominatorTree of(FlowGraph graph) {
    return of(graph.predecessors());
  }

  /**
   * The tree of a graph.
   *
   * @param predecessors for each node those before it; nodes are numbered in reverse post-order
   */
  static DominatorTree of(List<List<Integer>> predecessors) {
    int[] immediate = new int[predecessors.size()];
    Arrays.fill(immediate, NONE);
    immediate[0] = 0;
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int node = 1; node < immediate.length; node++) {
        int found = NONE;
        for (int p : predecessors.get(node)) {
          if (immediate[p] != NONE) {
            found = found == NONE ? p : common(immediate, found, p);
          }
        }
        changed |= immediate[node] != found;
        immediate[node] = found;
      }
    }
    return new DominatorTree(immediate);
  }

  private static int common(int[] immediate, int a, int b) {
    int first = a;
    int second = b;
    while (first != second) {
      if (first > second) {
        first = immediate[first];
      } else {
        second = immediate[second];
      }
    }
    return first;
  }

  /** The closest other node on every path to a node; the root's is the root. */
  public int immediate(int node) {
    return immediate[node];
  }

  /** Whether a node is on every path to another one; each dominates itself. */
  public boolean dominates(int node, int other) {
    int at = other;
    // A dominator has a smaller number in reverse post-order.
    while (at > node) {
      at = immediate[at];
    }
    return at == node;
  }
}
