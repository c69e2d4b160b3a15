import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Op;

/** Ports of kernels whose work-items meet in a result. {@code run(null)} runs the loops that each was ported from. */
public class PortedReductions {
  private static final int N = 256;

  static int[] values() {
    int[] values = new int[N];
    for (int i = 0; i < N; i++) {
      values[i] = i * 0x9E3779B1 >>> 20;
    }
    return values;
  }

  static int[] histogram(DeviceQueue q) {
    int[] values = values();
    int[] counts = new int[8];
    if (q == null) {
      for (int i = 0; i < N; i++) {
        counts[values[i] % 8]++;
      }
    } else {
      q.parallelFor(range(N), i -> Atomics.add(counts, values[i] % 8, 1)).await();
    }
    return counts;
  }

  /** A sum: each group adds its own part to the result. */
  static int sum(DeviceQueue q) {
    int[] values = values();
    if (q == null) {
      int sum = 0;
      for (int i = 0; i < N; i++) {
        sum += values[i];
      }
      return sum;
    }
    int[] sum = new int[1];
    q.parallelFor(
            ndRange(N, 32),
            it -> {
              int part = it.group().reduce(values[it.globalId()], Op.ADD);
              if (it.localId() == 0) {
                Atomics.add(sum, 0, part);
              }
            })
        .await();
    return sum[0];
  }

  /** Which value occurs how often: a mark for each, and the marks added in pairs, pass by pass. */
  static int[] mapReduce(DeviceQueue q) {
    int kinds = 3;
    int[] values = values();
    int[][] totals = new int[kinds][N];
    if (q == null) {
      for (int i = 0; i < N; i++) {
        totals[values[i] % kinds][i] = 1;
      }
      for (int size = N / 2; size > 0; size /= 2) {
        for (int i = 0; i < size; i++) {
          for (int kind = 0; kind < kinds; kind++) {
            totals[kind][i] += totals[kind][i + size];
          }
        }
      }
    } else {
      q.parallelFor(
          range(N),
          i -> {
            totals[values[i] % kinds][i] = 1;
          });
      for (int half = N / 2; half > 0; half /= 2) {
        int size = half;
        q.parallelFor(
            range(size),
            i -> {
              for (int kind = 0; kind < kinds; kind++) {
                totals[kind][i] += totals[kind][i + size];
              }
            });
      }
      q.await();
    }
    return new int[] {totals[0][0], totals[1][0], totals[2][0]};
  }

  /** Breadth-first search: each pass finds the vertices behind those that the last one found. */
  static int[] bfs(DeviceQueue q) {
    int vertices = 30;
    boolean[] edges = new boolean[vertices * vertices];
    for (int i = 0; i < vertices; i++) {
      edges[i * vertices + (i * 5 + 3) % vertices] = true;
      edges[i * vertices + (i + 7) % vertices] = true;
    }
    int[] depths = new int[vertices];
    java.util.Arrays.fill(depths, -1);
    depths[0] = 0;
    int[] changed = {1};
    if (q == null) {
      for (int depth = 0; changed[0] != 0; depth++) {
        changed[0] = 0;
        for (int from = 0; from < vertices; from++) {
          for (int to = 0; to < vertices; to++) {
            if (edges[from * vertices + to] && depths[from] == depth && depths[to] == -1) {
              depths[to] = depth + 1;
              changed[0] = 1;
            }
          }
        }
      }
    } else {
      for (int pass = 0; changed[0] != 0; pass++) {
        int depth = pass;
        changed[0] = 0;
        q.parallelFor(
                range(vertices, vertices),
                (from, to) -> {
                  if (edges[from * vertices + to] && Atomics.load(depths, from) == depth) {
                    if (Atomics.compareExchange(depths, to, -1, depth + 1) == -1) {
                      Atomics.max(changed, 0, 1);
                    }
                  }
                })
            .await();
      }
    }
    return depths;
  }

  static int[] kMeans(DeviceQueue q) {
    int dimensions = 3;
    int clusters = 5;
    float[] points = new float[dimensions * N];
    for (int i = 0; i < points.length; i++) {
      points[i] = i * 7 % 93 + i % 5 * 100;
    }
    float[] centres = new float[dimensions * clusters];
    for (int i = 0; i < centres.length; i++) {
      centres[i] = i / dimensions * 100 + 40;
    }
    int[] nearest = new int[N];
    if (q == null) {
      for (int i = 0; i < N; i++) {
        int best = -1;
        float bestDistance = Float.MAX_VALUE;
        for (int cluster = 0; cluster < clusters; cluster++) {
          float sum = 0;
          for (int k = 0; k < dimensions; k++) {
            float difference = points[i * dimensions + k] - centres[cluster * dimensions + k];
            sum += difference * difference;
          }
          float distance = (float) Math.sqrt(sum);
          if (distance < bestDistance) {
            best = cluster;
            bestDistance = distance;
          }
        }
        nearest[i] = best;
      }
    } else {
      q.parallelFor(
              range(N),
              i -> {
                int best = -1;
                float bestDistance = Float.MAX_VALUE;
                for (int cluster = 0; cluster < clusters; cluster++) {
                  float sum = 0;
                  for (int k = 0; k < dimensions; k++) {
                    float difference = points[i * dimensions + k] - centres[cluster * dimensions + k];
                    sum += difference * difference;
                  }
                  float distance = (float) Math.sqrt(sum);
                  if (distance < bestDistance) {
                    best = cluster;
                    bestDistance = distance;
                  }
                }
                nearest[i] = best;
              })
          .await();
    }
    return nearest;
  }

  /** Parts of an array, each sorted by one work-item. */
  static int[] sortedParts(DeviceQueue q) {
    int part = 32;
    int[] values = values();
    if (q == null) {
      for (int i = 0; i < N / part; i++) {
        quicksort(values, i * part, (i + 1) * part - 1);
      }
    } else {
      q.parallelFor(range(N / part), i -> java.util.Arrays.sort(values, i * part, (i + 1) * part)).await();
    }
    return values;
  }

  static void quicksort(int[] values, int left, int right) {
    int i = left;
    int j = right;
    int pivot = values[(left + right) / 2];
    while (i <= j) {
      while (values[i] < pivot) {
        i++;
      }
      while (pivot < values[j]) {
        j--;
      }
      if (i <= j) {
        int swapped = values[i];
        values[i++] = values[j];
        values[j--] = swapped;
      }
    }
    if (left < j) {
      quicksort(values, left, j);
    }
    if (i < right) {
      quicksort(values, i, right);
    }
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {histogram(q), sum(q), mapReduce(q), bfs(q), kMeans(q), sortedParts(q)};
  }
}
