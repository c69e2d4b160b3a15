import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/**
 * Between two barriers only some work-items of a group do anything, by a condition on their place:
 * one, the first, the last, none, those in a rectangle, by linear index, in loops around barriers.
 */
public class ActiveWorkItems {

  /** Each condition, whatever the limit is: below, above and far outside of the group. */
  static int[] limits(DeviceQueue q, int size, int a, int b) {
    int[] out = new int[12 * 2 * size];
    q.parallelFor(
            ndRange(2 * size, size),
            it -> {
              int l = it.localId();
              int at = 12 * it.globalId();
              if (l < a) {
                out[at] = 1;
              }
              it.barrier();
              if (l <= a) {
                out[at + 1] = l;
              }
              it.barrier();
              if (l > a) {
                out[at + 2] = l + 1;
              }
              it.barrier();
              if (l >= a) {
                out[at + 3] = 3;
              }
              it.barrier();
              if (l == a) {
                out[at + 4] = 4;
              }
              it.barrier();
              if (a > l && l >= b) {
                out[at + 5] = 5;
              }
              it.barrier();
              if (l != a) {
                out[at + 6] = 6;
              }
              it.barrier();
              if (l < a || l < b) {
                out[at + 7] = 7;
              }
              it.barrier();
              if (Integer.compareUnsigned(l, a) < 0) {
                out[at + 8] = 8;
              }
              it.barrier();
              if (l - 3 == a) {
                out[at + 9] = 9;
              }
              it.barrier();
              if (l >= 2 && l < 5) {
                out[at + 10] = 10;
              }
              it.barrier();
              if ((long) l < (long) a << 33) {
                out[at + 11] = 11;
              }
            })
        .await();
    return out;
  }

  /** Trees that take the lower half, the upper half, and one with a remainder. */
  static float[] trees(DeviceQueue q, int groups, int size) {
    float[] out = new float[3 * groups];
    q.submit(
            h -> {
              LocalFloats tile = h.localFloats(size);
              h.parallelFor(
                  ndRange(groups * size, size),
                  it -> {
                    int l = it.localId();
                    tile.set(l, 1.0f / (1 + it.globalId()));
                    it.barrier();
                    for (int s = Integer.highestOneBit(size); s > 0; s >>= 1) {
                      if (l < s && l + s < size) {
                        tile.set(l, tile.get(l) + tile.get(l + s));
                      }
                      it.barrier();
                    }
                    if (l == 0) {
                      out[3 * it.groupId()] = tile.get(0);
                    }
                    it.barrier();
                    tile.set(l, (float) Math.sqrt(it.globalId()));
                    int first = 0;
                    while (first < size - 1) {
                      it.barrier();
                      int half = (size - first) / 2;
                      if (l >= first + half && l < first + 2 * half) {
                        tile.set(l, tile.get(l) * 0.75f + tile.get(l - half));
                      }
                      first += half;
                    }
                    it.barrier();
                    if (l == size - 1) {
                      out[3 * it.groupId() + 1] = tile.get(l);
                    }
                    for (int n = size; n > 1; n = (n + 1) / 2) {
                      int half = (n + 1) / 2;
                      it.barrier();
                      if (l < n - half) {
                        tile.set(l, tile.get(l) - tile.get(l + half));
                      }
                    }
                    it.barrier();
                    if (l == size / 2) {
                      out[3 * it.groupId() + 2] = tile.get(0);
                    }
                  });
            })
        .await();
    return out;
  }

  /** Loops with barriers in loops with barriers; work-items that return early, after the last. */
  static int[] nested(DeviceQueue q, int size, int rounds) {
    int[] out = new int[4 * size];
    q.submit(
            h -> {
              LocalInts tile = h.localInts(size);
              h.parallelFor(
                  ndRange(4 * size, size),
                  it -> {
                    int l = it.localId();
                    int x = it.globalId();
                    tile.set(l, 0);
                    it.barrier();
                    for (int r = 0; r < rounds; r++) {
                      if (l == r) {
                        tile.set(0, tile.get(0) * 31 + x);
                      }
                      it.barrier();
                      x += tile.get(0);
                      for (int s = 1; s < size; s <<= 1) {
                        it.barrier();
                        if (l >= size - s) {
                          tile.set(l, tile.get(l) ^ s * r);
                        }
                        it.barrier();
                        if (s == 4 && l == 1) {
                          tile.set(l, x);
                        }
                      }
                      it.barrier();
                    }
                    if (l > rounds) {
                      return;
                    }
                    if (it.groupId() == 2) {
                      return;
                    }
                    out[it.globalId()] = x + tile.get(size - 1 - l);
                  });
            })
        .await();
    return out;
  }

  /** Local indices of two dimensions, one by one and together, and linear ones. */
  static int[] planes(DeviceQueue q, int rows, int columns, int a, int b) {
    int[] out = new int[2 * rows * 3 * columns * 8];
    q.parallelFor(
            ndRange(range(2 * rows, 3 * columns), range(rows, columns)),
            it -> {
              int y = it.localId(0);
              int x = it.localId(1);
              int i = it.localLinearId();
              int at = 8 * (int) it.globalLinearId();
              if (y == 0 && x == 0) {
                out[at] = 1;
              }
              it.barrier();
              if (x < a) {
                out[at + 1] = x + 2;
              }
              it.barrier();
              if (y >= b) {
                out[at + 2] = y + 3;
              }
              it.barrier();
              if (x >= a && y < b) {
                out[at + 3] = 4;
              }
              it.barrier();
              if (i == a) {
                out[at + 4] = 5;
              }
              it.barrier();
              if (i < a * b) {
                out[at + 5] = i + 6;
              }
              it.barrier();
              if (i >= b && i < rows * columns - a) {
                out[at + 6] = 7;
              }
              it.barrier();
              if (i >= 3 && x == 1) {
                out[at + 7] = 8;
              }
            })
        .await();
    return out;
  }

  static int[] boxes(DeviceQueue q, int a) {
    int[] out = new int[4 * 6 * 10 * 4];
    q.parallelFor(
            ndRange(range(4, 6, 10), range(2, 3, 5)),
            it -> {
              int i = it.localLinearId();
              int at = 4 * (int) it.globalLinearId();
              if (i < a) {
                out[at] = i + 1;
              }
              it.barrier();
              if (i > a) {
                out[at + 1] = i + 2;
              }
              it.barrier();
              if (it.localId(0) == 1 && it.localId(1) < 2 && it.localId(2) >= a) {
                out[at + 2] = 3;
              }
              it.barrier();
              if (i == 2 * a + 7) {
                out[at + 3] = 4;
              }
            })
        .await();
    return out;
  }

  /** Barriers that keep nothing apart, and those that look like it. */
  static int[] kept(DeviceQueue q, int size) {
    int[] out = new int[3 * 2 * size];
    q.submit(
            h -> {
              LocalInts one = h.localInts(size);
              LocalInts two = h.localInts(size);
              h.parallelFor(
                  ndRange(2 * size, size),
                  it -> {
                    int l = it.localId();
                    int at = 3 * it.globalId();
                    int other = size - 1 - l;
                    one.set(l, it.globalId() + 1);
                    it.barrier();
                    two.set(l, one.get(other));
                    it.barrier();
                    one.set(other, two.get(other) * 3);
                    it.barrier();
                    out[at] = one.get(l);
                    it.barrier();
                    for (int k = 0; k < 3; k++) {
                      int sum = it.group().reduce(l + k, Op.ADD);
                      it.barrier();
                      out[at + 1] = out[at + 1] * 5 + sum + it.group().exclusiveScan(k + l, Op.MAX);
                      it.barrier();
                      one.set(l, two.get((l + k) % size) + sum);
                    }
                    it.barrier();
                    out[at + 2] = one.get(other) + it.group().broadcast(one.get(l), size / 2);
                    it.barrier();
                    if (l == 0) {
                      out[at + 2] -= one.get(size - 1);
                    }
                  });
            })
        .await();
    return out;
  }

  /** What is known of a value of one work-item, after all that follow from the place. */
  static int[] carried(DeviceQueue q, int size, int a) {
    int[] out = new int[2 * size];
    q.parallelFor(
            ndRange(2 * size, size),
            it -> {
              int l = it.localId();
              int mine = -1;
              if (l < a) {
                mine = it.globalId();
              }
              it.barrier();
              boolean first = l == 0;
              int steps = 0;
              while (steps < a) {
                if (first) {
                  out[it.groupId() * size] += steps;
                }
                it.barrier();
                steps++;
              }
              if (l > 0) {
                out[it.globalId()] = mine + steps;
              }
            })
        .await();
    return out;
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {
      limits(q, 1, 0, 1), limits(q, 1, 1, -1), limits(q, 7, 3, 2), limits(q, 19, 17, 5),
      limits(q, 33, -1, 4), limits(q, 33, 33, 33), limits(q, 16, Integer.MAX_VALUE, 0),
      limits(q, 16, Integer.MIN_VALUE, 3), limits(q, 40, 8, 24), trees(q, 2, 1), trees(q, 3, 2),
      trees(q, 2, 33), trees(q, 1, 100), trees(q, 3, 64), nested(q, 1, 2), nested(q, 9, 5),
      nested(q, 32, 3), nested(q, 17, 0), planes(q, 1, 1, 0, 0), planes(q, 3, 5, 2, 1),
      planes(q, 4, 17, 9, 2), planes(q, 5, 8, 0, 7), planes(q, 2, 3, 4, -1), boxes(q, 0),
      boxes(q, 4), boxes(q, 29), boxes(q, 30), boxes(q, -5), kept(q, 1), kept(q, 8), kept(q, 37),
      carried(q, 1, 3), carried(q, 12, 0), carried(q, 30, 11), carried(q, 8, 20)
    };
  }
}
