import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import dev.sycamore.LocalFloats;
import dev.sycamore.LocalInts;
import java.util.function.Consumer;

/** The kernels of RacyKernels, mended. */
public class CleanKernels {
  static final int N = Sizes.items;
  static final int SIZE = 64;
  static final int GROUPS = N / SIZE;
  static final int W = Sizes.width;

  static int[] numbers(int n) {
    int[] a = new int[n];
    for (int i = 0; i < n; i++) {
      a[i] = i * 37 % 101;
    }
    return a;
  }

  static float[] values(int n) {
    float[] a = new float[n];
    for (int i = 0; i < n; i++) {
      a[i] = i * 37 % 101;
    }
    return a;
  }

  static int[] countdown() {
    int[] a = new int[N];
    for (int i = 0; i < N; i++) {
      a[i] = N - i;
    }
    return a;
  }

  static int[] successors() {
    int[] a = new int[N];
    for (int i = 0; i < N; i++) {
      a[i] = Math.min(i + 1, N - 1);
    }
    return a;
  }

  public static void treeReduction(DeviceQueue q, Consumer<Object> keep) {
    int[] a = numbers(N);
    int[] sums = new int[GROUPS];
    keep.accept(sums);
    q.submit(h -> {
      LocalInts tile = h.localInts(SIZE);
      h.parallelFor(ndRange(N, SIZE), it -> {
        int l = it.localId();
        tile.set(l, a[it.globalId()]);
        it.barrier();
        for (int s = SIZE / 2; s > 0; s /= 2) {
          if (l < s) {
            tile.set(l, tile.get(l) + tile.get(l + s));
          }
          it.barrier();
        }
        if (l == 0) {
          sums[it.groupId()] = tile.get(0);
        }
      });
    }).await();
  }

  public static void reductionOfUnready(DeviceQueue q, Consumer<Object> keep) {
    int[] a = numbers(N);
    int[] sums = new int[GROUPS];
    keep.accept(sums);
    q.submit(h -> {
      LocalInts tile = h.localInts(SIZE);
      h.parallelFor(ndRange(N, SIZE), it -> {
        int l = it.localId();
        tile.set(l, a[it.globalId()]);
        it.barrier();
        for (int s = SIZE / 2; s > 0; s /= 2) {
          if (l < s) {
            tile.set(l, tile.get(l) + tile.get(l + s));
          }
          it.barrier();
        }
        if (l == 0) {
          sums[it.groupId()] = tile.get(0);
        }
      });
    }).await();
  }

  public static void warpTail(DeviceQueue q, Consumer<Object> keep) {
    int[] a = numbers(N);
    int[] sums = new int[GROUPS];
    keep.accept(sums);
    q.submit(h -> {
      LocalInts tile = h.localInts(SIZE);
      h.parallelFor(ndRange(N, SIZE), it -> {
        int l = it.localId();
        tile.set(l, a[it.globalId()]);
        it.barrier();
        for (int s = SIZE / 2; s > 0; s /= 2) {
          if (l < s) {
            tile.set(l, tile.get(l) + tile.get(l + s));
          }
          it.barrier();
        }
        if (l == 0) {
          sums[it.groupId()] = tile.get(0);
        }
      });
    }).await();
  }

  public static void scanInPlace(DeviceQueue q, Consumer<Object> keep) {
    int[] a = numbers(N);
    keep.accept(a);
    q.submit(h -> {
      LocalInts tile = h.localInts(SIZE);
      h.parallelFor(ndRange(N, SIZE), it -> {
        int l = it.localId();
        tile.set(l, a[it.globalId()]);
        it.barrier();
        for (int s = 1; s < SIZE; s *= 2) {
          int left = l >= s ? tile.get(l - s) : 0;
          it.barrier();
          tile.set(l, tile.get(l) + left);
          it.barrier();
        }
        a[it.globalId()] = tile.get(l);
      });
    }).await();
  }

  public static void scanWithoutEnd(DeviceQueue q, Consumer<Object> keep) {
    int[] a = numbers(N);
    keep.accept(a);
    q.submit(h -> {
      LocalInts tile = h.localInts(SIZE);
      h.parallelFor(ndRange(N, SIZE), it -> {
        int l = it.localId();
        tile.set(l, a[it.globalId()]);
        it.barrier();
        for (int s = 1; s < SIZE; s *= 2) {
          int left = l >= s ? tile.get(l - s) : 0;
          it.barrier();
          tile.set(l, tile.get(l) + left);
          it.barrier();
        }
        a[it.globalId()] = tile.get(l);
      });
    }).await();
  }

  public static void doubleBuffering(DeviceQueue q, Consumer<Object> keep) {
    int[] a = numbers(N);
    keep.accept(a);
    q.submit(h -> {
      LocalInts tiles = h.localInts(2 * SIZE);
      h.parallelFor(ndRange(N, SIZE), it -> {
        int l = it.localId();
        int from = 0;
        tiles.set(l, a[it.globalId()]);
        it.barrier();
        for (int k = 0; k < 4; k++) {
          int to = SIZE - from;
          tiles.set(to + l, tiles.get(from + l) + tiles.get(from + (l + 1) % SIZE));
          it.barrier();
          from = to;
        }
        a[it.globalId()] = tiles.get(from + l);
      });
    }).await();
  }

  public static void stencil(DeviceQueue q, Consumer<Object> keep) {
    int[] a = numbers(N);
    int[] b = new int[N];
    keep.accept(b);
    q.parallelFor(range(N - 2), i -> b[i + 1] = (a[i] + a[i + 2]) / 2).await();
  }

  public static void heat(DeviceQueue q, Consumer<Object> keep) {
    float[] a = values(W * W);
    float[] b = new float[W * W];
    keep.accept(b);
    q.parallelFor(range(W - 2, W - 2), (i, j) -> {
      int at = (i + 1) * W + j + 1;
      b[at] = (a[at - 1] + a[at + 1] + a[at - W] + a[at + W]) / 4;
    }).await();
  }

  public static void histogram(DeviceQueue q, Consumer<Object> keep) {
    int[] a = numbers(N);
    int[] counts = new int[8];
    keep.accept(counts);
    q.parallelFor(range(N), i -> Atomics.add(counts, a[i] & 7, 1)).await();
  }

  public static void localHistogram(DeviceQueue q, Consumer<Object> keep) {
    int[] a = numbers(N);
    int[] counts = new int[8];
    keep.accept(counts);
    q.submit(h -> {
      LocalInts own = h.localInts(8);
      h.parallelFor(ndRange(N, SIZE), it -> {
        int l = it.localId();
        if (l < 8) {
          own.set(l, 0);
        }
        it.barrier();
        Atomics.add(own, a[it.globalId()] & 7, 1);
        it.barrier();
        if (l < 8) {
          Atomics.add(counts, l, own.get(l));
        }
      });
    }).await();
  }

  public static void histogramOfUnready(DeviceQueue q, Consumer<Object> keep) {
    int[] a = numbers(N);
    int[] counts = new int[8];
    keep.accept(counts);
    q.submit(h -> {
      LocalInts own = h.localInts(8);
      h.parallelFor(ndRange(N, SIZE), it -> {
        int l = it.localId();
        if (l < 8) {
          own.set(l, 0);
        }
        it.barrier();
        Atomics.add(own, a[it.globalId()] & 7, 1);
        it.barrier();
        if (l < 8) {
          Atomics.add(counts, l, own.get(l));
        }
      });
    }).await();
  }

  public static void overlappingRows(DeviceQueue q, Consumer<Object> keep) {
    int[] a = new int[W * W + 1];
    keep.accept(a);
    q.parallelFor(range(W), i -> {
      for (int k = 0; k < W; k++) {
        a[i * W + k] = i;
      }
    }).await();
  }

  public static void wrongPitch(DeviceQueue q, Consumer<Object> keep) {
    int[] a = new int[W * W];
    keep.accept(a);
    q.parallelFor(range(W, W), (i, j) -> a[i * W + j] = i).await();
  }

  public static void transpose(DeviceQueue q, Consumer<Object> keep) {
    int[] a = numbers(W * W);
    keep.accept(a);
    q.parallelFor(range(W, W), (i, j) -> {
      if (i < j) {
        int other = a[j * W + i];
        a[j * W + i] = a[i * W + j];
        a[i * W + j] = other;
      }
    }).await();
  }

  public static void tilesOfUnready(DeviceQueue q, Consumer<Object> keep) {
    float[] a = values(W * W);
    float[] b = new float[W * W];
    float[] c = new float[W * W];
    keep.accept(c);
    q.submit(h -> {
      LocalFloats as = h.localFloats(16);
      LocalFloats bs = h.localFloats(16);
      h.parallelFor(ndRange(range(W, W), range(4, 4)), it -> {
        int y = it.localId(0);
        int x = it.localId(1);
        float sum = 0;
        for (int t = 0; t < W; t += 4) {
          as.set(y * 4 + x, a[it.globalId(0) * W + t + x]);
          bs.set(y * 4 + x, b[(t + y) * W + it.globalId(1)]);
          it.barrier();
          for (int k = 0; k < 4; k++) {
            sum += as.get(y * 4 + k) * bs.get(k * 4 + x);
          }
          it.barrier();
        }
        c[it.globalId(0) * W + it.globalId(1)] = sum;
      });
    }).await();
  }

  public static void tilesOverwritten(DeviceQueue q, Consumer<Object> keep) {
    float[] a = values(W * W);
    float[] b = values(W * W);
    float[] c = new float[W * W];
    keep.accept(c);
    q.submit(h -> {
      LocalFloats as = h.localFloats(16);
      LocalFloats bs = h.localFloats(16);
      h.parallelFor(ndRange(range(W, W), range(4, 4)), it -> {
        int y = it.localId(0);
        int x = it.localId(1);
        float sum = 0;
        for (int t = 0; t < W; t += 4) {
          as.set(y * 4 + x, a[it.globalId(0) * W + t + x]);
          bs.set(y * 4 + x, b[(t + y) * W + it.globalId(1)]);
          it.barrier();
          for (int k = 0; k < 4; k++) {
            sum += as.get(y * 4 + k) * bs.get(k * 4 + x);
          }
          it.barrier();
        }
        c[it.globalId(0) * W + it.globalId(1)] = sum;
      });
    }).await();
  }

  public static void foundFlag(DeviceQueue q, Consumer<Object> keep) {
    int[] a = numbers(N);
    int[] found = new int[1];
    keep.accept(found);
    q.parallelFor(range(N), i -> {
      if ((a[i] & 7) == 3) {
        Atomics.max(found, 0, 1);
      }
    }).await();
  }

  public static void maximum(DeviceQueue q, Consumer<Object> keep) {
    int[] a = countdown();
    int[] best = new int[1];
    keep.accept(best);
    q.parallelFor(range(N), i -> Atomics.max(best, 0, a[i])).await();
  }

  public static void append(DeviceQueue q, Consumer<Object> keep) {
    int[] out = new int[N];
    keep.accept(out);
    int[] count = new int[1];
    q.parallelFor(range(N), i -> out[Atomics.add(count, 0, 1)] = i).await();
  }

  public static void counterRead(DeviceQueue q, Consumer<Object> keep) {
    int[] out = new int[N];
    keep.accept(out);
    int[] count = new int[1];
    q.parallelFor(range(N), i -> {
      out[i] = Atomics.add(count, 0, 1) + 1;
    }).await();
  }

  public static void shift(DeviceQueue q, Consumer<Object> keep) {
    int[] a = numbers(N);
    int[] b = new int[N];
    keep.accept(b);
    q.parallelFor(range(N - 1), i -> b[i] = a[i + 1]).await();
  }

  public static void reverse(DeviceQueue q, Consumer<Object> keep) {
    int[] a = numbers(N);
    keep.accept(a);
    q.parallelFor(range(N / 2), i -> {
      int other = a[N - 1 - i];
      a[N - 1 - i] = a[i];
      a[i] = other;
    }).await();
  }

  public static void oddEvenSort(DeviceQueue q, Consumer<Object> keep) {
    int[] a = numbers(N);
    keep.accept(a);
    q.parallelFor(range(N / 2), i -> {
      int at = 2 * i;
      if (a[at] > a[at + 1]) {
        int other = a[at];
        a[at] = a[at + 1];
        a[at + 1] = other;
      }
    }).await();
  }

  public static void bitonicSort(DeviceQueue q, Consumer<Object> keep) {
    int[] a = numbers(N);
    keep.accept(a);
    q.parallelFor(range(N), i -> {
      int other = i ^ 4;
      if (i < other && Math.min(a[i], a[other]) != a[Math.min(i, other)]) {
        int kept = a[i];
        a[i] = a[other];
        a[other] = kept;
      }
    }).await();
  }

  public static void pointerJumping(DeviceQueue q, Consumer<Object> keep) {
    int[] next = successors();
    int[] out = new int[N];
    keep.accept(out);
    q.parallelFor(range(N), i -> out[i] = next[next[i]]).await();
  }

  public static void relaxation(DeviceQueue q, Consumer<Object> keep) {
    int[] to = numbers(N);
    int[] cost = countdown();
    int[] dist = new int[N];
    keep.accept(dist);
    q.parallelFor(range(N), i -> Atomics.max(dist, to[i] & 15, cost[i])).await();
  }

  public static void particles(DeviceQueue q, Consumer<Object> keep) {
    float[] x = values(N);
    float[] moved = new float[N];
    keep.accept(moved);
    q.parallelFor(range(N), i -> {
      float force = 0;
      for (int k = 0; k < 8; k++) {
        force += x[(i + k) % N] - x[i];
      }
      moved[i] = x[i] + force;
    }).await();
  }

  public static void broadcast(DeviceQueue q, Consumer<Object> keep) {
    int[] a = numbers(N);
    keep.accept(a);
    q.submit(h -> {
      LocalInts first = h.localInts(1);
      h.parallelFor(ndRange(N, SIZE), it -> {
        if (it.localId() == 0) {
          first.set(0, a[it.globalId()]);
        }
        it.barrier();
        int value = first.get(0);
        it.barrier();
        a[it.globalId()] = value;
      });
    }).await();
  }

  public static void sumOfGroups(DeviceQueue q, Consumer<Object> keep) {
    int[] a = numbers(N);
    int[] sums = new int[GROUPS];
    int[] total = new int[1];
    keep.accept(total);
    q.parallelFor(ndRange(N, SIZE), it -> {
      if (it.localId() == 0) {
        sums[it.groupId()] = a[it.globalId()];
      }
      it.barrier();
      if (it.localId() == 1) {
        a[it.globalId()] = sums[it.groupId()];
      }
    }).await();
    q.singleTask(() -> {
      for (int g = 0; g < GROUPS; g++) {
        total[0] += sums[g];
      }
    }).await();
  }

  public static void packedBits(DeviceQueue q, Consumer<Object> keep) {
    byte[] bits = new byte[N];
    keep.accept(bits);
    q.parallelFor(range(N), i -> bits[i] |= (byte) (1 << i % 8)).await();
  }

  public static void scatter(DeviceQueue q, Consumer<Object> keep) {
    int[] a = numbers(N);
    int[] out = new int[N + 1];
    keep.accept(out);
    q.parallelFor(range(N), i -> out[i] += a[i] + a[Math.max(i - 1, 0)]).await();
  }

  public static void localForGlobal(DeviceQueue q, Consumer<Object> keep) {
    int[] a = new int[N];
    keep.accept(a);
    q.parallelFor(ndRange(N, SIZE), it -> a[it.globalId()] = it.groupId()).await();
  }

  public static void twoNames(DeviceQueue q, Consumer<Object> keep) {
    int[] a = numbers(N);
    int[] b = a;
    keep.accept(b);
    q.parallelFor(range(N - 1), i -> b[i] = a[i] + 1).await();
  }
}
