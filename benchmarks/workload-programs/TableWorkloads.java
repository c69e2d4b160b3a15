import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.List;

/** Dynamic programming: each entry of a table depends on others. */
final class TableWorkloads {
  private TableWorkloads() {}

  static List<Workload> all(DeviceQueue q) {
    return List.of(align(q), subsequence(q), allPaths(q), fold(q), knapsack(q));
  }

  private static void alignAt(int[] table, byte[] a, byte[] b, int n, int i, int j) {
    int same = (a[i] & 3) == (b[j] & 3) ? 3 : -1;
    int w = n + 1;
    int at = (i + 1) * w + j + 1;
    table[at] = Math.max(table[at - w - 1] + same, Math.max(table[at - w], table[at - 1]) - 2);
  }

  private static void tile(int[] table, byte[] a, byte[] b, int n, int row, int column) {
    for (int i = row * 32; i < row * 32 + 32; i++) {
      for (int j = column * 32; j < column * 32 + 32; j++) {
        alignAt(table, a, b, n, i, j);
      }
    }
  }

  /** Tiles on diagonals: launches of 1 to 16 work-items. */
  private static Workload align(DeviceQueue q) {
    int n = 512;
    int tiles = n / 32;
    byte[] a = Data.bytes(n);
    byte[] b = Data.bytes(n + 1);
    int[] table = new int[(n + 1) * (n + 1)];
    return Workload.of(
        "nw (tiles)",
        () -> {
          for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
              alignAt(table, a, b, n, i, j);
            }
          }
        },
        () -> {
          for (int diagonal = 0; diagonal < 2 * tiles - 1; diagonal++) {
            int first = Math.max(0, diagonal - tiles + 1);
            int last = Math.min(tiles - 1, diagonal);
            int sum = diagonal;
            q.parallelFor(
                range(last - first + 1),
                k -> tile(table, a, b, n, first + k, sum - first - k));
          }
          q.await();
        },
        table);
  }

  private static void subsequenceAt(int[] table, byte[] a, byte[] b, int n, int i, int j) {
    int w = n + 1;
    int at = (i + 1) * w + j + 1;
    table[at] =
        (a[i] & 7) == (b[j] & 7)
            ? table[at - w - 1] + 1
            : Math.max(table[at - w], table[at - 1]);
  }

  /** Elements on diagonals. */
  private static Workload subsequence(DeviceQueue q) {
    int n = 512;
    byte[] a = Data.bytes(n);
    byte[] b = Data.bytes(n + 1);
    int[] table = new int[(n + 1) * (n + 1)];
    return Workload.of(
        "longest common subsequence",
        () -> {
          for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
              subsequenceAt(table, a, b, n, i, j);
            }
          }
        },
        () -> {
          for (int diagonal = 0; diagonal < 2 * n - 1; diagonal++) {
            int first = Math.max(0, diagonal - n + 1);
            int last = Math.min(n - 1, diagonal);
            int sum = diagonal;
            q.parallelFor(
                range(last - first + 1),
                k -> subsequenceAt(table, a, b, n, first + k, sum - first - k));
          }
          q.await();
        },
        table);
  }

  private static Workload allPaths(DeviceQueue q) {
    int n = 160;
    int[] d = Data.ints(n * n, 1000);
    return Workload.of(
            "floyd-warshall",
            () -> {
              for (int k = 0; k < n; k++) {
                for (int i = 0; i < n; i++) {
                  for (int j = 0; j < n; j++) {
                    d[i * n + j] = Math.min(d[i * n + j], d[i * n + k] + d[k * n + j]);
                  }
                }
              }
            },
            () -> {
              for (int step = 0; step < n; step++) {
                int k = step;
                q.parallelFor(
                    range(n, n),
                    (i, j) -> d[i * n + j] = Math.min(d[i * n + j], d[i * n + k] + d[k * n + j]));
              }
              q.await();
            },
            d)
        .inPlace(d);
  }

  private static int folded(int[] table, byte[] a, int n, int i, int j) {
    int best = Math.max(table[(i + 1) * n + j], table[i * n + j - 1]);
    int pair = j > i + 1 ? table[(i + 1) * n + j - 1] : 0;
    best = Math.max(best, pair + ((a[i] & 3) + (a[j] & 3) == 3 ? 1 : 0));
    for (int k = i + 1; k < j; k++) {
      best = Math.max(best, table[i * n + k] + table[(k + 1) * n + j]);
    }
    return best;
  }

  private static Workload fold(DeviceQueue q) {
    int n = 192;
    byte[] a = Data.bytes(n);
    int[] table = new int[n * n];
    return Workload.of(
        "nussinov",
        () -> {
          for (int i = n - 2; i >= 0; i--) {
            for (int j = i + 1; j < n; j++) {
              table[i * n + j] = folded(table, a, n, i, j);
            }
          }
        },
        () -> {
          for (int span = 1; span < n; span++) {
            int length = span;
            q.parallelFor(
                range(n - span),
                i -> table[i * n + i + length] = folded(table, a, n, i, i + length));
          }
          q.await();
        },
        table);
  }

  private static Workload knapsack(DeviceQueue q) {
    int n = 1 << 14;
    int items = 32;
    int[] weights = Data.ints(items, 500);
    int[] values = Data.ints(items + 1, 1000);
    int[] a = new int[n];
    int[] b = new int[n];
    return Workload.of(
            "knapsack",
            () -> {
              for (int k = 0; k < items; k++) {
                for (int w = n - 1; w >= weights[k]; w--) {
                  a[w] = Math.max(a[w], a[w - weights[k]] + values[k]);
                }
              }
            },
            () -> {
              for (int k = 0; k < items; k++) {
                int weight = weights[k];
                int value = values[k];
                int[] from = k % 2 == 0 ? a : b;
                int[] to = k % 2 == 0 ? b : a;
                q.parallelFor(
                    range(n),
                    w ->
                        to[w] =
                            w < weight ? from[w] : Math.max(from[w], from[w - weight] + value));
              }
              q.await();
            },
            a)
        .inPlace(a, b);
  }
}
