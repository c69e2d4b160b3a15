import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** Barriers in sequences, loops, conditions and device functions, in one to three dimensions. */
public class Barriers {
  /** Reverses a group's part through local memory. */
  static int[] reverse(DeviceQueue q, int groups, int size) {
    int[] out = new int[groups * size];
    q.submit(
            h -> {
              LocalInts tile = h.localInts(size);
              h.parallelFor(
                  ndRange(groups * size, size),
                  it -> {
                    tile.set(it.localId(), it.globalId() * 3);
                    it.barrier();
                    out[it.globalId()] = tile.get(size - 1 - it.localId());
                  });
            })
        .await();
    return out;
  }

  /** A sum as GPU programs have it: a tree, a barrier in each round, an odd size. */
  static int[] tree(DeviceQueue q, int groups, int size) {
    int[] out = new int[groups];
    q.submit(
            h -> {
              LocalInts tile = h.localInts(size);
              h.parallelFor(
                  ndRange(groups * size, size),
                  it -> {
                    int l = it.localId();
                    tile.set(l, it.globalId());
                    for (int n = size; n > 1; n = (n + 1) / 2) {
                      it.barrier();
                      int half = (n + 1) / 2;
                      if (l + half < n) {
                        tile.set(l, tile.get(l) + tile.get(l + half));
                      }
                    }
                    it.barrier();
                    if (l == 0) {
                      out[it.groupId()] = tile.get(0);
                    }
                  });
            })
        .await();
    return out;
  }

  static int rotate(NdItem1 it, LocalInts tile, int value, int by) {
    int size = it.localRange();
    tile.set(it.localId(), value);
    it.barrier();
    int other = tile.get((it.localId() + by) % size);
    it.barrier();
    return other;
  }

  /** In a function that is called several times, in loops in loops with jumps, and in conditions. */
  static int[] flow(DeviceQueue q, int rounds, boolean twice) {
    int size = 10;
    int[] out = new int[3 * size];
    q.submit(
            h -> {
              LocalInts tile = h.localInts(size);
              h.parallelFor(
                  ndRange(3 * size, size),
                  it -> {
                    int x = it.globalId();
                    outer:
                    for (int r = 0; r < rounds; r++) {
                      for (int s = 0; s < 3; s++) {
                        if (s == 2 && r % 2 == 1) {
                          continue outer;
                        }
                        x = rotate(it, tile, x, 1 + s) + r;
                        if (r == 5) {
                          break outer;
                        }
                      }
                    }
                    if (twice) {
                      x += rotate(it, tile, x, 2);
                      x ^= rotate(it, tile, x, 3);
                    } else {
                      int k = 0;
                      do {
                        tile.set(it.localId(), x);
                        it.barrier();
                        x = x * 31 + tile.get(k);
                        it.barrier();
                      } while (++k < it.groupId() + 1);
                    }
                    out[it.globalId()] = x;
                  });
            })
        .await();
    return out;
  }

  static int[] planes(DeviceQueue q) {
    int[] out = new int[6 * 10];
    q.submit(
            h -> {
              LocalInts2 tile = h.localInts(3, 5);
              h.parallelFor(
                  ndRange(range(6, 10), range(3, 5)),
                  it -> {
                    tile.set(it.localId(0), it.localId(1), it.globalId(0) * 100 + it.globalId(1));
                    it.barrier();
                    out[it.globalId(0) * 10 + it.globalId(1)] =
                        tile.get(2 - it.localId(0), 4 - it.localId(1));
                  });
            })
        .await();
    return out;
  }

  static int[] boxes(DeviceQueue q) {
    int[] out = new int[4 * 3 * 6];
    q.submit(
            h -> {
              LocalInts3 tile = h.localInts(2, 3, 2);
              h.parallelFor(
                  ndRange(range(4, 3, 6), range(2, 3, 2)),
                  it -> {
                    int index = (int) it.globalLinearId();
                    tile.set(it.localId(0), it.localId(1), it.localId(2), index);
                    it.group().barrier();
                    out[index] = tile.get(1 - it.localId(0), 2 - it.localId(1), 1 - it.localId(2));
                  });
            })
        .await();
    return out;
  }

  /** What one work-item wrote to global memory before a barrier, others read after it. */
  static int[] global(DeviceQueue q) {
    int[] out = new int[2 * 33];
    int[] between = new int[2 * 33];
    q.parallelFor(
            ndRange(66, 33),
            it -> {
              between[it.globalId()] = it.localId() * 7;
              it.barrier();
              int first = it.groupId() * it.localRange();
              out[it.globalId()] = between[first + (it.localId() + 5) % it.localRange()];
            })
        .await();
    return out;
  }

  /** Elements of private arrays that are chosen before a barrier, and read and written after it. */
  static int[] chosen(DeviceQueue q, int[] which) {
    int size = 16;
    int[] out = new int[4 * size];
    q.submit(
            h -> {
              LocalInts tile = h.localInts(size);
              h.parallelFor(
                  ndRange(out.length, size),
                  it -> {
                    int i = it.globalId();
                    int[] own = {3, 4, 5};
                    own[i % 3] += rotate(it, tile, own[(i + 1) % 3], 5) + own[0];
                    int sum = own[0] * 100 + own[1] * 10 + own[2];
                    int[] others = {i, i + 1};
                    int[] either = which[i % 5] > 1 ? own : others;
                    either[which[i % 4] % 2] = rotate(it, tile, sum, 3) + own[1] * others[0];
                    out[i] = sum + own[0] * 7 + own[1] * 11 + others[0] * 13 + others[1] * 17;
                  });
            })
        .await();
    return out;
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {
      reverse(q, 3, 1), reverse(q, 4, 17), reverse(q, 1, 128), tree(q, 5, 1), tree(q, 3, 33),
      tree(q, 2, 100), flow(q, 0, true), flow(q, 4, true), flow(q, 9, false), planes(q), boxes(q),
      global(q), chosen(q, new int[] {2, 1, 5, 0, 3})
    };
  }
}
