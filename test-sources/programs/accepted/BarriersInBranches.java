import static dev.sycamore.NdRange.ndRange;

import dev.sycamore.*;

/** Barriers in branches, and ends of code with barriers that a whole work-group takes. */
public class BarriersInBranches {
  private static final int SIZE = 16;
  private static final int N = 4 * SIZE;

  /** What the item at a distance has, after a barrier. */
  static int neighbour(NdItem1 it, LocalInts tile, int value, int distance) {
    int l = it.localId();
    tile.set(l, value);
    it.barrier();
    int result = tile.get((l + distance) % SIZE);
    it.barrier();
    return result;
  }

  /** Ends early, with a value, where all items have the same mode. */
  static int stages(NdItem1 it, LocalInts tile, int value, int mode) {
    if (mode == 0) {
      return value;
    }
    int sum = value + neighbour(it, tile, value, 1);
    if (mode == 1) {
      return sum;
    }
    for (int d = 2; d < SIZE; d *= 2) {
      if (d > mode) {
        return sum * 3;
      }
      sum += neighbour(it, tile, sum, d);
    }
    return -sum;
  }

  static void sumUp(NdItem1 it, LocalInts tile, int[] out, int g) {
    int l = it.localId();
    for (int s = SIZE / 2; s > 0; s /= 2) {
      if (l < s) {
        tile.set(l, tile.get(l) + tile.get(l + s));
      }
      it.barrier();
    }
    if (l == 0) {
      Atomics.add(out, g, tile.get(0));
    }
  }

  static int[] earlyEnds(DeviceQueue q, int[] in, int n, int[] flags) {
    int[] out = new int[4];
    q.submit(
            h -> {
              LocalInts tile = h.localInts(SIZE);
              h.parallelFor(
                  ndRange(N, SIZE),
                  it -> {
                    int l = it.localId();
                    if (n > 2) {
                      if (flags[it.groupId()] != 0) {
                        return;
                      }
                    }
                    tile.set(l, in[it.globalId()]);
                    it.barrier();
                    if (n > 5) {
                      return;
                    }
                    sumUp(it, tile, out, it.groupId());
                  });
            })
        .await();
    return out;
  }

  static int[] bothBranches(DeviceQueue q, int[] in, int n, int[] flags) {
    int[] out = new int[4];
    q.submit(
            h -> {
              LocalInts tile = h.localInts(SIZE);
              h.parallelFor(
                  ndRange(N, SIZE),
                  it -> {
                    int l = it.localId();
                    int g = it.groupId();
                    if (n > 2) {
                      if (flags[g] == 0) {
                        int here = in[it.globalId()];
                        tile.set(l, here);
                        it.barrier();
                        int there = tile.get(SIZE - 1 - l) - here;
                        it.barrier();
                        tile.set(l, there * there);
                        it.barrier();
                      } else {
                        tile.set(l, g);
                        it.barrier();
                      }
                      sumUp(it, tile, out, g);
                    } else {
                      tile.set(l, in[it.globalId()]);
                      it.barrier();
                      sumUp(it, tile, out, g);
                      if (l == 1) {
                        Atomics.add(out, g, 1000);
                      }
                    }
                  });
            })
        .await();
    return out;
  }

  static int[] loops(DeviceQueue q, int[] in, int n, int[] flags) {
    int[] out = new int[2 * N];
    q.submit(
            h -> {
              LocalInts tile = h.localInts(SIZE);
              h.parallelFor(
                  ndRange(N, SIZE),
                  it -> {
                    int i = it.globalId();
                    int value = in[i];
                    outer:
                    for (int k = 0; k < 4; k++) {
                      if (k == n) {
                        break;
                      }
                      if (k == 1 && n > 3) {
                        continue;
                      }
                      value = value * 5 + neighbour(it, tile, value, k);
                      int step = 0;
                      do {
                        if (value == i) {
                          out[2 * i + 1] += 7;
                        }
                        if (step + k > n) {
                          break outer;
                        }
                        if (step == flags[it.groupId()]) {
                          step += 2;
                          continue;
                        }
                        tile.set(it.localId(), value + step);
                        it.barrier();
                        value ^= tile.get((it.localId() + 3) % SIZE);
                        it.barrier();
                        step++;
                      } while (step < n);
                      for (int steps = 0; ; steps++) {
                        if (steps == 3 + k) {
                          break;
                        }
                        if (steps == 2 && flags[it.groupId()] == n) {
                          return;
                        }
                        out[2 * i + 1] += steps;
                      }
                    }
                    out[2 * i] = value;
                  });
            })
        .await();
    return out;
  }

  static int[] switches(DeviceQueue q, int[] in, int n) {
    int[] out = new int[2 * N];
    q.submit(
            h -> {
              LocalInts tile = h.localInts(SIZE);
              h.parallelFor(
                  ndRange(N, SIZE),
                  it -> {
                    int i = it.globalId();
                    int value = in[i];
                    switch ((it.groupId() + n) % 6) {
                      case 0:
                        value += neighbour(it, tile, value, 1);
                      case 1:
                        if (n > 3) {
                          break;
                        }
                        value += neighbour(it, tile, value, 2);
                        break;
                      case 2:
                        out[2 * i] = -1;
                        return;
                      default:
                        value -= neighbour(it, tile, value, 3);
                      case 4:
                        value *= 2;
                    }
                    out[2 * i] = value;
                    out[2 * i + 1] = stages(it, tile, value, (it.groupId() + n) % 5);
                  });
            })
        .await();
    return out;
  }

  /** Calls in branches whose arguments there are in the branch alone, and group operations. */
  static int[] calls(DeviceQueue q, int[] in, int n) {
    int[] out = new int[2 * N];
    q.submit(
            h -> {
              LocalInts tile = h.localInts(SIZE);
              h.parallelFor(
                  ndRange(N, SIZE),
                  it -> {
                    int i = it.globalId();
                    int g = it.groupId();
                    int[] last = new int[3];
                    if (g < n) {
                      // Beyond the array where the branch is not taken.
                      out[2 * i] = neighbour(it, tile, in[i + (g < n ? 0 : 1 << 20)], 4);
                      last[g % 3] = it.group().reduce(out[2 * i], Op.MAX);
                      if (g == 1) {
                        int[] own = {3, 4, 5};
                        it.barrier();
                        own[i % 3] += neighbour(it, tile, own[(i + 1) % 3], 5);
                        last[2] = own[0] * 100 + own[1] * 10 + own[2];
                      }
                    }
                    out[2 * i + 1] = last[0] + last[1] * 3 + last[2] * 7;
                  });
            })
        .await();
    return out;
  }

  public static Object run(DeviceQueue q) {
    int[] in = new int[N];
    for (int i = 0; i < N; i++) {
      in[i] = (i * 37) % 101 - 50;
    }
    int[][] flags = {{0, 0, 0, 0}, {1, 0, 2, 0}, {3, 3, 3, 3}};
    Object[] results = new Object[3 * 7 * 5];
    int k = 0;
    for (int[] f : flags) {
      for (int n = 0; n < 7; n++) {
        results[k++] = earlyEnds(q, in, n, f);
        results[k++] = bothBranches(q, in, n, f);
        results[k++] = loops(q, in, n, f);
        results[k++] = switches(q, in, n);
        results[k++] = calls(q, in, n);
      }
    }
    return results;
  }
}
