import static dev.sycamore.Range.range;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import java.util.Arrays;
import java.util.List;

/** Graphs, as arrays of edges. */
final class GraphWorkloads {
  private static final int NODES = 1 << 14;
  private static final int DEGREE = 6;
  private static final int FAR = Integer.MAX_VALUE / 2;

  private GraphWorkloads() {}

  static List<Workload> all(DeviceQueue q) {
    return List.of(search(q), paths(q), ranks(q), components(q), list(q));
  }

  /** The ends of the edges of each node, most of them near it. */
  private static int[] edges() {
    int[] ends = Data.ints(NODES * DEGREE, 1024);
    for (int e = 0; e < ends.length; e++) {
      ends[e] = Math.max(0, Math.min(NODES - 1, e / DEGREE + ends[e] - 512));
    }
    return ends;
  }

  private static boolean visit(int[] ends, int[] levels, int level, int v) {
    boolean changed = false;
    if (levels[v] == level) {
      for (int e = v * DEGREE; e < (v + 1) * DEGREE; e++) {
        if (levels[ends[e]] == FAR) {
          levels[ends[e]] = level + 1;
          changed = true;
        }
      }
    }
    return changed;
  }

  private static Workload search(DeviceQueue q) {
    int[] ends = edges();
    int[] levels = new int[NODES];
    int[] changed = {0};
    return Workload.of(
        "breadth-first search",
        () -> {
          Arrays.fill(levels, FAR);
          levels[0] = 0;
          boolean more = true;
          for (int level = 0; more; level++) {
            more = false;
            for (int v = 0; v < NODES; v++) {
              more |= visit(ends, levels, level, v);
            }
          }
        },
        () -> {
          Arrays.fill(levels, FAR);
          levels[0] = 0;
          changed[0] = 1;
          for (int level = 0; changed[0] != 0; level++) {
            int now = level;
            changed[0] = 0;
            q.parallelFor(
                range(NODES),
                v -> {
                  if (visit(ends, levels, now, v)) {
                    changed[0] = 1;
                  }
                });
            q.await(changed);
          }
          q.await();
        },
        levels);
  }

  private static Workload paths(DeviceQueue q) {
    int[] ends = edges();
    int[] lengths = Data.ints(ends.length, 100);
    int[] distances = new int[NODES];
    int[] changed = {0};
    return Workload.of(
        "shortest paths (Bellman-Ford)",
        () -> {
          Arrays.fill(distances, FAR);
          distances[0] = 0;
          boolean more = true;
          while (more) {
            more = false;
            for (int e = 0; e < ends.length; e++) {
              int distance = distances[e / DEGREE] + lengths[e];
              if (distance < distances[ends[e]]) {
                distances[ends[e]] = distance;
                more = true;
              }
            }
          }
        },
        () -> {
          Arrays.fill(distances, FAR);
          distances[0] = 0;
          changed[0] = 1;
          while (changed[0] != 0) {
            changed[0] = 0;
            q.parallelFor(
                range(NODES),
                v -> {
                  for (int e = v * DEGREE; e < (v + 1) * DEGREE; e++) {
                    int distance = distances[v] + lengths[e];
                    if (distance < distances[ends[e]]) {
                      Atomics.min(distances, ends[e], distance);
                      changed[0] = 1;
                    }
                  }
                });
            q.await(changed);
          }
          q.await();
        },
        distances);
  }

  private static double incoming(int[] from, double[] ranks, int v) {
    double sum = 0;
    for (int e = v * DEGREE; e < (v + 1) * DEGREE; e++) {
      sum += ranks[from[e]] / DEGREE;
    }
    return 0.15 / NODES + 0.85 * sum;
  }

  private static Workload ranks(DeviceQueue q) {
    int[] from = edges();
    double[] first = Data.doubles(NODES);
    double[] a = new double[NODES];
    double[] b = new double[NODES];
    return Workload.of(
        "PageRank",
        () -> {
          System.arraycopy(first, 0, a, 0, NODES);
          for (int step = 0; step < 10; step++) {
            for (int v = 0; v < NODES; v++) {
              b[v] = incoming(from, a, v);
            }
            System.arraycopy(b, 0, a, 0, NODES);
          }
        },
        () -> {
          System.arraycopy(first, 0, a, 0, NODES);
          for (int step = 0; step < 5; step++) {
            q.parallelFor(range(NODES), v -> b[v] = incoming(from, a, v));
            q.parallelFor(range(NODES), v -> a[v] = incoming(from, b, v));
          }
          q.await();
        },
        a);
  }

  private static Workload components(DeviceQueue q) {
    int[] ends = edges();
    for (int e = 0; e < ends.length; e++) {
      // Within blocks of 256 nodes.
      int v = e / DEGREE;
      ends[e] = v & -256 | ends[e] % 64 * 3 + v & 255;
    }
    int[] labels = new int[NODES];
    int[] changed = {0};
    return Workload.of(
        "connected components",
        () -> {
          Arrays.setAll(labels, v -> v);
          boolean more = true;
          while (more) {
            more = false;
            for (int e = 0; e < ends.length; e++) {
              int least = Math.min(labels[e / DEGREE], labels[ends[e]]);
              more |= labels[e / DEGREE] != least || labels[ends[e]] != least;
              labels[e / DEGREE] = least;
              labels[ends[e]] = least;
            }
          }
        },
        () -> {
          Arrays.setAll(labels, v -> v);
          changed[0] = 1;
          while (changed[0] != 0) {
            changed[0] = 0;
            q.parallelFor(
                range(NODES),
                v -> {
                  for (int e = v * DEGREE; e < (v + 1) * DEGREE; e++) {
                    int least = Math.min(labels[v], labels[ends[e]]);
                    if (labels[v] != least || labels[ends[e]] != least) {
                      Atomics.min(labels, v, least);
                      Atomics.min(labels, ends[e], least);
                      changed[0] = 1;
                    }
                  }
                });
            q.await(changed);
          }
          q.await();
        },
        labels);
  }

  /** The distance of each node of a list from its end, by jumps that double. */
  private static Workload list(DeviceQueue q) {
    int n = 1 << 15;
    int[] next = new int[n];
    for (int i = 0; i < n; i++) {
      next[i] = (int) (i * 12345L + 1 & n - 1);
    }
    int end = n - 1;
    int[] ranks = new int[n];
    int[] to = new int[n];
    int[] otherRanks = new int[n];
    int[] otherTo = new int[n];
    return Workload.of(
        "list ranking",
        () -> {
          int rank = n;
          for (int at = next[end], k = 0; k < n; at = next[at], k++) {
            ranks[at] = --rank;
          }
        },
        () -> {
          q.parallelFor(
              range(n),
              i -> {
                ranks[i] = i == end ? 0 : 1;
                to[i] = i == end ? i : next[i];
              });
          for (int step = 0; step < 16; step++) {
            int[] r = step % 2 == 0 ? ranks : otherRanks;
            int[] t = step % 2 == 0 ? to : otherTo;
            int[] r2 = step % 2 == 0 ? otherRanks : ranks;
            int[] t2 = step % 2 == 0 ? otherTo : to;
            q.parallelFor(
                range(n),
                i -> {
                  r2[i] = r[i] + r[t[i]];
                  t2[i] = t[t[i]];
                });
          }
          q.await();
        },
        ranks);
  }
}
