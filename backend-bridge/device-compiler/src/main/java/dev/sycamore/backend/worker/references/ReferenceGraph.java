package dev.sycamore.backend.worker.references;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.function.IntPredicate;

/**
 * What each node of a module needs: what its code and its initial value name and, of calls through
 * pointers, the functions that may be called.
 */
public final class ReferenceGraph {

  private final int[][] references;
  private final int[] always;
  private final int[] seen;
  private int round;

  /**
   * @param references the nodes that each node needs
   * @param always the nodes that every image needs
   */
  public ReferenceGraph(int[][] references, int[] always) {
    this.references = references;
    this.always = always;
    this.seen = new int[references.length];
  }

  /** The given nodes and all that they need, ascending. Takes no longer than its result is long. */
  public int[] closure(int[] roots) {
    return closure(roots, node -> false);
  }

  /**
   * The given nodes and all that they need, ascending.
   *
   * @param elsewhere nodes whose own needs do not count, unless they are among the given ones
   */
  public int[] closure(int[] roots, IntPredicate elsewhere) {
    round++;
    int[] found = new int[16];
    int count = 0;
    for (int[] group : new int[][] {roots, always}) {
      for (int root : group) {
        if (seen[root] != round) {
          seen[root] = round;
          found = with(found, count++, root);
        }
      }
    }
    int given = count;
    for (int next = 0; next < count; next++) {
      if (next >= given && elsewhere.test(found[next])) {
        continue;
      }
      for (int node : references[found[next]]) {
        if (seen[node] != round) {
          seen[node] = round;
          found = with(found, count++, node);
        }
      }
    }
    int[] closure = Arrays.copyOf(found, count);
    Arrays.sort(closure);
    return closure;
  }

  /** The nodes that others need. */
  public BitSet needed() {
    BitSet needed = new BitSet(references.length);
    for (int user = 0; user < references.length; user++) {
      for (int node : references[user]) {
        if (node != user) {
          needed.set(node);
        }
      }
    }
    return needed;
  }

  /** The nodes that need one of these, and these. */
  public BitSet needing(BitSet nodes) {
    BitSet all = (BitSet) nodes.clone();
    if (nodes.isEmpty()) {
      return all;
    }
    int[][] users = users();
    Deque<Integer> waiting = new ArrayDeque<>();
    nodes.stream().forEach(waiting::add);
    while (!waiting.isEmpty()) {
      for (int user : users[waiting.remove()]) {
        if (!all.get(user)) {
          all.set(user);
          waiting.add(user);
        }
      }
    }
    return all;
  }

  private int[][] users() {
    int[] counts = new int[references.length];
    for (int[] needed : references) {
      for (int node : needed) {
        counts[node]++;
      }
    }
    int[][] users = new int[references.length][];
    for (int i = 0; i < users.length; i++) {
      users[i] = new int[counts[i]];
    }
    for (int user = 0; user < references.length; user++) {
      for (int node : references[user]) {
        users[node][--counts[node]] = user;
      }
    }
    return users;
  }

  private static int[] with(int[] list, int count, int node) {
    int[] longer = count < list.length ? list : Arrays.copyOf(list, 2 * count);
    longer[count] = node;
    return longer;
  }
}
