import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import dev.sycamore.LocalInts;
import dev.sycamore.Op;
import java.util.Arrays;
import java.util.List;

/** Sorts, scans, and what is made of them. */
final class SortWorkloads {
  private static final int N = 1 << 18;
  private static final int CHUNK = 256;

  private SortWorkloads() {}

  static List<Workload> all(DeviceQueue q) {
    return List.of(
        bitonic(q), oddEven(q), radix(q), rows(q), scan(q), histogram(q), sum(q), compaction(q),
        largest(q));
  }

  private static void order(int[] a, int i, int j, boolean up) {
    int x = a[i];
    int y = a[j];
    if (x > y == up) {
      a[i] = y;
      a[j] = x;
    }
  }

  private static void exchange(int[] a, int size, int step, int k) {
    int i = 2 * step * (k / step) + k % step;
    order(a, i, i + step, (i & size) == 0);
  }

  private static Workload bitonic(DeviceQueue q) {
    int n = 1 << 14;
    int[] a = Data.ints(n, 1 << 30);
    return Workload.of(
            "bitonic sort",
            () -> {
              for (int size = 2; size <= n; size *= 2) {
                for (int step = size / 2; step > 0; step /= 2) {
                  for (int k = 0; k < n / 2; k++) {
                    exchange(a, size, step, k);
                  }
                }
              }
            },
            () -> {
              for (int size = 2; size <= n; size *= 2) {
                for (int step = size / 2; step > 0; step /= 2) {
                  int all = size;
                  int distance = step;
                  q.parallelFor(range(n / 2), k -> exchange(a, all, distance, k));
                }
              }
              q.await();
            },
            a)
        .inPlace(a);
  }

  private static Workload oddEven(DeviceQueue q) {
    int n = 1024;
    int[] a = Data.ints(n, 1 << 30);
    return Workload.of(
            "odd-even sort",
            () -> {
              for (int round = 0; round < n; round++) {
                for (int i = round % 2; i < n - 1; i += 2) {
                  order(a, i, i + 1, true);
                }
              }
            },
            () -> {
              for (int round = 0; round < n; round++) {
                int odd = round % 2;
                q.parallelFor(range(n / 2 - odd), k -> order(a, 2 * k + odd, 2 * k + odd + 1, true));
              }
              q.await();
            },
            a)
        .inPlace(a);
  }

  private static void count(int[] in, int[] counts, int chunks, int shift, int chunk) {
    for (int digit = 0; digit < 16; digit++) {
      counts[digit * chunks + chunk] = 0;
    }
    for (int i = chunk * CHUNK; i < (chunk + 1) * CHUNK; i++) {
      counts[(in[i] >> shift & 15) * chunks + chunk]++;
    }
  }

  private static void scatter(int[] in, int[] out, int[] starts, int n, int shift, int chunk) {
    for (int i = chunk * CHUNK; i < (chunk + 1) * CHUNK; i++) {
      out[starts[(in[i] >> shift & 15) * n + chunk]++] = in[i];
    }
  }

  private static void toStarts(int[] counts, int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      int count = counts[i];
      counts[i] = sum;
      sum += count;
    }
  }

  private static Workload radix(DeviceQueue q) {
    int n = 1 << 16;
    int chunks = n / CHUNK;
    int[] a = Data.ints(n, 1 << 16);
    int[] b = new int[n];
    int[] counts = new int[16 * chunks];
    return Workload.of(
            "radix sort, 4 passes",
            () -> {
              for (int pass = 0; pass < 4; pass++) {
                int[] from = pass % 2 == 0 ? a : b;
                int[] to = pass % 2 == 0 ? b : a;
                int[] starts = new int[17];
                for (int x : from) {
                  starts[(x >> 4 * pass & 15) + 1]++;
                }
                for (int digit = 1; digit < 16; digit++) {
                  starts[digit] += starts[digit - 1];
                }
                for (int x : from) {
                  to[starts[x >> 4 * pass & 15]++] = x;
                }
              }
            },
            () -> {
              for (int pass = 0; pass < 4; pass++) {
                int shift = 4 * pass;
                int[] from = pass % 2 == 0 ? a : b;
                int[] to = pass % 2 == 0 ? b : a;
                q.parallelFor(range(chunks), c -> count(from, counts, chunks, shift, c));
                q.singleTask(() -> toStarts(counts, 16 * chunks));
                q.parallelFor(range(chunks), c -> scatter(from, to, counts, chunks, shift, c));
              }
              q.await();
            },
            a)
        .inPlace(a);
  }

  private static void sortRow(int[] a, int row) {
    for (int i = row * 32 + 1; i < row * 32 + 32; i++) {
      int x = a[i];
      int at = i;
      while (at > row * 32 && a[at - 1] > x) {
        a[at] = a[at - 1];
        at--;
      }
      a[at] = x;
    }
  }

  private static Workload rows(DeviceQueue q) {
    int rows = 1 << 11;
    int[] a = Data.ints(rows * 32, 1 << 30);
    return Workload.of(
            "insertion sort of rows of 32",
            () -> {
              for (int row = 0; row < rows; row++) {
                sortRow(a, row);
              }
            },
            () -> q.parallelFor(range(rows), row -> sortRow(a, row)).await(),
            a)
        .inPlace(a);
  }

  private static Workload scan(DeviceQueue q) {
    int[] in = Data.ints(N, 100);
    int[] out = new int[N];
    int[] sums = new int[N / CHUNK];
    return Workload.of(
        "exclusive scan",
        () -> {
          int sum = 0;
          for (int i = 0; i < N; i++) {
            out[i] = sum;
            sum += in[i];
          }
        },
        () -> {
          q.parallelFor(
              ndRange(N, CHUNK),
              it -> {
                int i = it.globalId();
                out[i] = it.group().exclusiveScan(in[i], Op.ADD);
                if (it.localId() == CHUNK - 1) {
                  sums[i / CHUNK] = out[i] + in[i];
                }
              });
          q.singleTask(() -> toStarts(sums, N / CHUNK));
          q.parallelFor(range(N), i -> out[i] += sums[i / CHUNK]);
          q.await();
        },
        out);
  }

  private static Workload histogram(DeviceQueue q) {
    byte[] in = Data.bytes(N);
    int[] bins = new int[256];
    return Workload.of(
        "histogram (local memory)",
        () -> {
          Arrays.fill(bins, 0);
          for (int i = 0; i < N; i++) {
            bins[in[i] & 255]++;
          }
        },
        () -> {
          Arrays.fill(bins, 0);
          q.submit(
              h -> {
                LocalInts own = h.localInts(256);
                h.parallelFor(
                    ndRange(N / 32, 256),
                    it -> {
                      own.set(it.localId(), 0);
                      it.barrier();
                      for (int k = 0; k < 32; k++) {
                        Atomics.add(own, in[k * (N / 32) + it.globalId()] & 255, 1);
                      }
                      it.barrier();
                      Atomics.add(bins, it.localId(), own.get(it.localId()));
                    });
              });
          q.await();
        },
        bins);
  }

  private static Workload sum(DeviceQueue q) {
    int[] in = Data.ints(N, 1 << 30);
    long[] sum = {0};
    return Workload.of(
        "sum",
        () -> {
          long all = 0;
          for (int x : in) {
            all += x;
          }
          sum[0] = all;
        },
        () -> {
          sum[0] = 0;
          q.parallelFor(
              ndRange(N, CHUNK),
              it -> {
                long own = it.group().reduce((long) in[it.globalId()], Op.ADD);
                if (it.localId() == 0) {
                  Atomics.add(sum, 0, own);
                }
              });
          q.await();
        },
        sum);
  }

  private static Workload compaction(DeviceQueue q) {
    int[] in = Data.ints(N, 1000);
    int[] out = new int[N];
    int[] starts = new int[N / CHUNK];
    return Workload.of(
        "compaction",
        () -> {
          int n = 0;
          for (int x : in) {
            if (x % 3 == 0) {
              out[n++] = x;
            }
          }
        },
        () -> {
          q.parallelFor(
              range(N / CHUNK),
              chunk -> {
                int n = 0;
                for (int i = chunk * CHUNK; i < (chunk + 1) * CHUNK; i++) {
                  n += in[i] % 3 == 0 ? 1 : 0;
                }
                starts[chunk] = n;
              });
          q.singleTask(() -> toStarts(starts, N / CHUNK));
          q.parallelFor(
              range(N / CHUNK),
              chunk -> {
                int at = starts[chunk];
                for (int i = chunk * CHUNK; i < (chunk + 1) * CHUNK; i++) {
                  if (in[i] % 3 == 0) {
                    out[at++] = in[i];
                  }
                }
              });
          q.await();
        },
        out);
  }

  private static Workload largest(DeviceQueue q) {
    float[] in = Data.floats(N);
    int[] best = {0};
    int[] each = new int[N / 1024];
    return Workload.of(
        "index of the largest",
        () -> {
          int at = 0;
          for (int i = 1; i < N; i++) {
            at = in[i] > in[at] ? i : at;
          }
          best[0] = at;
        },
        () -> {
          q.parallelFor(
              range(N / 1024),
              chunk -> {
                int at = chunk * 1024;
                for (int i = at + 1; i < (chunk + 1) * 1024; i++) {
                  at = in[i] > in[at] ? i : at;
                }
                each[chunk] = at;
              });
          q.await(each);
          int at = 0;
          for (int i : each) {
            at = in[i] > in[at] ? i : at;
          }
          best[0] = at;
          q.await();
        },
        best);
  }
}
