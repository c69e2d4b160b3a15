import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/**
 * Atomic operations whose results nobody uses, in great numbers: histograms, sums, sets of bits. Some kernels look at
 * what they update, by the same array or by another name of it.
 */
public class UpdatesOfAtomics {
  private static final int N = 40_000;

  static int value(int i) {
    return i * 0x9E3779B1 ^ i >>> 7;
  }

  static int[] values() {
    int[] values = new int[N];
    for (int i = 0; i < N; i++) {
      values[i] = value(i);
    }
    return values;
  }

  static int[] histogram(DeviceQueue q, int[] in, int bins) {
    int[] counts = new int[bins];
    counts[3 % bins] = -7;
    for (int launch = 0; launch < 3; launch++) {
      q.parallelFor(range(N), i -> Atomics.add(counts, (in[i] >>> 1) % bins, 1));
    }
    q.await();
    return counts;
  }

  static long[] wideSums(DeviceQueue q, int[] in) {
    long[] sums = new long[700];
    sums[1] = Long.MAX_VALUE;
    q.parallelFor(
            range(N),
            i -> {
              Atomics.add(sums, (in[i] & 0x7fff_ffff) % 700, (long) in[i] << 31);
              Atomics.sub(sums, 1, 3L);
            })
        .await();
    return sums;
  }

  /** In a loop, below conditions, from several places. */
  static int[] nested(DeviceQueue q, int[] in) {
    int[] counts = new int[64];
    q.parallelFor(
            range(N / 8),
            i -> {
              for (int k = 0; k < 8; k++) {
                int v = in[8 * i + k];
                if (v > 0) {
                  if ((v & 3) == 0) {
                    continue;
                  }
                  Atomics.add(counts, v & 31, v >> 5);
                } else {
                  Atomics.sub(counts, 32 + (v & 31), v);
                }
              }
            })
        .await();
    return counts;
  }

  static Object bits(DeviceQueue q, int[] in) {
    int[] or = new int[1500];
    int[] low = new int[10];
    long[] high = new long[10];
    java.util.Arrays.fill(low, Integer.MAX_VALUE);
    java.util.Arrays.fill(high, Long.MIN_VALUE);
    q.parallelFor(
            range(N / 10, 10),
            (r, c) -> {
              int v = in[10 * r + c];
              Atomics.or(or, (v >>> 4) % 1500, 1 << (v & 31));
              Atomics.min(low, c, v);
              Atomics.max(high, c, (long) v * v * v);
            })
        .await();
    return new Object[] {or, low, high};
  }

  static int[] groups(DeviceQueue q, int[] in) {
    int[] counts = new int[16];
    q.parallelFor(ndRange(N, 100), it -> Atomics.xor(counts, it.localId() & 15, in[it.globalId()])).await();
    return counts;
  }

  /** Each work-item finds its own element changed. */
  static Object seenAgain(DeviceQueue q, int[] in) {
    int[] sums = new int[N];
    int[] seen = new int[N];
    int[] alias = sums;
    q.parallelFor(
            range(N),
            i -> {
              Atomics.add(sums, i, in[i]);
              seen[i] = alias[i];
              Atomics.add(sums, i, 1);
              alias[i] *= 3;
            })
        .await();
    return new Object[] {sums, seen};
  }

  /** The old value is used by some of the operations. */
  static int mixed(DeviceQueue q, int[] in) {
    int[] counters = new int[2];
    int[] places = new int[N];
    q.parallelFor(
            range(N),
            i -> {
              Atomics.add(counters, 1, 2);
              if (in[i] > 0) {
                places[Atomics.add(counters, 0, 1)] = i;
              }
            })
        .await();
    int sum = counters[1];
    for (int k = 0; k < counters[0]; k++) {
      sum += places[k];
    }
    return sum;
  }

  /** Slices of one memory overlap. */
  static int[] slices(DeviceQueue q) {
    int[] result = new int[64];
    try (IntMemory memory = DeviceMemory.ints(q, 64, MemoryKind.DEVICE)) {
      q.fill(memory, 0);
      IntMemory upper = memory.slice(16, 48);
      IntMemory lower = memory.slice(0, 48);
      q.parallelFor(
          range(16),
          i -> {
            for (int k = 0; k < 200; k++) {
              Atomics.add(upper, i, 1);
              if (lower.get(16 + i) == 100) {
                lower.set(16 + i, 1000);
              }
            }
          });
      q.copy(memory, 0, result, 0, 64);
      q.await();
    }
    return result;
  }

  public static Object run(DeviceQueue q) {
    int[] in = values();
    return new Object[] {
      histogram(q, in, 256), histogram(q, in, 1), histogram(q, in, 1025), histogram(q, in, 5000),
      wideSums(q, in), nested(q, in), bits(q, in), groups(q, in), seenAgain(q, in), mixed(q, in), slices(q)
    };
  }
}
