import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;
import dev.sycamore.annotations.ReqdSubGroupSize;
import java.util.List;

/**
 * Sub-groups together with barriers, local memory and loops: what a work-group computes of its
 * sub-groups is the same for each size.
 */
public class SubGroupSteps {
  static final int GROUPS = 3;
  static final int MOST = 70;

  /** Running sums of a work-group by those of its sub-groups, again and again. */
  static void scan(
      NdItem1 it, int[] values, long[] sums, int rounds, LocalInts totals, LocalInts before) {
    SubGroup s = it.subGroup();
    int running = values[it.globalId()];
    long wide = 0;
    for (int round = 0; round < rounds; round++) {
      int inclusive = s.inclusiveScan(running, Op.ADD);
      if (s.localId() == s.size() - 1) {
        totals.set(s.groupId(), inclusive);
      }
      it.barrier();
      if (it.localId() == 0) {
        int sum = 0;
        for (int i = 0; i * s.size() < it.localRange(0); i++) {
          before.set(i, sum);
          sum += totals.get(i);
        }
      }
      it.barrier();
      running = inclusive + before.get(s.groupId()) + round;
      wide = wide * 31 + running;
    }
    sums[it.globalId()] = wide;
  }

  static long[] scans(DeviceQueue q, int size, int rounds) {
    int[] values = values(GROUPS * size);
    long[] sums = new long[values.length];
    q.submit(
            h -> {
              LocalInts totals = h.localInts(MOST);
              LocalInts before = h.localInts(MOST);
              h.parallelFor(
                  ndRange(values.length, size),
                  it -> scan(it, values, sums, rounds, totals, before));
            })
        .await();
    return sums;
  }

  static long[] scansOfFour(DeviceQueue q, int size, int rounds) {
    int[] values = values(GROUPS * size);
    long[] sums = new long[values.length];
    q.submit(
            h -> {
              LocalInts totals = h.localInts(MOST);
              LocalInts before = h.localInts(MOST);
              h.parallelFor(
                  ndRange(values.length, size),
                  (@ReqdSubGroupSize(4) NdKernel1)
                      it -> scan(it, values, sums, rounds, totals, before));
            })
        .await();
    return sums;
  }

  static long[] scansOfEight(DeviceQueue q, int size, int rounds) {
    int[] values = values(GROUPS * size);
    long[] sums = new long[values.length];
    q.submit(
            h -> {
              LocalInts totals = h.localInts(MOST);
              LocalInts before = h.localInts(MOST);
              h.parallelFor(
                  ndRange(values.length, size),
                  (@ReqdSubGroupSize(8) NdKernel1)
                      it -> scan(it, values, sums, rounds, totals, before));
            })
        .await();
    return sums;
  }

  static long[] scansOfSixteen(DeviceQueue q, int size, int rounds) {
    int[] values = values(GROUPS * size);
    long[] sums = new long[values.length];
    q.submit(
            h -> {
              LocalInts totals = h.localInts(MOST);
              LocalInts before = h.localInts(MOST);
              h.parallelFor(
                  ndRange(values.length, size),
                  (@ReqdSubGroupSize(16) NdKernel1)
                      it -> scan(it, values, sums, rounds, totals, before));
            })
        .await();
    return sums;
  }

  /** Loops that a sub-group ends together, in planes of work-items; the places are written, too. */
  static int[] planes(DeviceQueue q) {
    int[] passes = new int[2 * 6 * 15];
    int[] most = new int[passes.length];
    q.submit(
            h -> {
              LocalInts counts = h.localInts(45);
              h.parallelFor(
                  ndRange(range(2, 6, 15), range(1, 3, 15)),
                  it -> {
                    SubGroup s = it.subGroup();
                    int index =
                        (it.globalId(0) * 6 + it.globalId(1)) * 15 + it.globalId(2);
                    passes[index] = it.localId(1) * 100 + it.localId(2);
                    int left = index * 7919 % 1000;
                    int count = 0;
                    while (s.any(left > 0)) {
                      left = left - (count + s.reduce(1, Op.MAX));
                      count++;
                    }
                    counts.set(it.localLinearId(), count);
                    it.barrier();
                    int max = 0;
                    for (int i = 0; i < 45; i++) {
                      max = Math.max(max, counts.get(i));
                    }
                    most[index] = max;
                  });
            })
        .await();
    for (int i = 0; i < passes.length; i++) {
      passes[i] = passes[i] * 1000 + most[i];
    }
    return passes;
  }

  /** The index of the sub-group after loops that work-items leave in different passes. */
  static int[] afterLoops(DeviceQueue q) {
    int[] found = new int[40];
    if (!q.device().subGroupSizes().contains(8)) {
      for (int i = 0; i < found.length; i++) {
        found[i] = found(i % 20, i % 20 / 8);
      }
      return found;
    }
    q.parallelFor(
            ndRange(40, 20),
            (@ReqdSubGroupSize(8) NdKernel1)
                it -> {
                  int i = it.globalId();
                  int l = it.localId();
                  int root = 0;
                  while (root * root < l) {
                    root++;
                  }
                  boolean ideographic = Character.isIdeographic(l + 0x4DF8);
                  if ((it.subGroup().groupId() & 1) == 1) {
                    found[i] = root;
                  }
                  if (l % 3 == 2) {
                    while (root > 1) {
                      root = root * root < l ? 0 : root - 1;
                    }
                    found[i] += 10 * it.subGroup().groupId() + 10;
                  }
                  it.barrier();
                  found[i] += ideographic ? 100 : 0;
                })
        .await();
    return found;
  }

  static int found(int l, int group) {
    int root = 0;
    while (root * root < l) {
      root++;
    }
    return ((group & 1) == 1 ? root : 0)
        + (l % 3 == 2 ? 10 * group + 10 : 0)
        + (Character.isIdeographic(l + 0x4DF8) ? 100 : 0);
  }

  /** A loop that all work-items leave before a barrier, or go on with after it, in another loop. */
  static int steps(NdItem1 it, LocalInts tile, int first, boolean leave, long most, int least) {
    int l = it.localId();
    int value = it.subGroup().shuffle(first, it.subGroup().localId());
    for (int round = 0; round < 3; round++) {
      for (int k = 0; k < 2; k++) {
        if (leave && most >= least) {
          break;
        }
        tile.set(l, value);
        it.barrier();
        value += tile.get(15 - l);
        it.barrier();
      }
      for (int k = 0; k < most; k++) {
        value = value * 3 + k;
      }
    }
    return value;
  }

  static int[] twoLoops(DeviceQueue q, boolean leave, long most, int least) {
    int[] out = new int[64];
    q.submit(
            h -> {
              LocalInts tile = h.localInts(16);
              h.parallelFor(
                  ndRange(64, 16),
                  it -> {
                    int i = it.globalId();
                    out[i] = steps(it, tile, i, leave, most, least);
                  });
            })
        .await();
    return out;
  }

  static int[] twoLoopsOfSixteen(DeviceQueue q, boolean leave, long most, int least) {
    int[] out = new int[64];
    q.submit(
            h -> {
              LocalInts tile = h.localInts(16);
              h.parallelFor(
                  ndRange(64, 16),
                  (@ReqdSubGroupSize(16) NdKernel1)
                      it -> {
                        int i = it.globalId();
                        out[i] = steps(it, tile, i, leave, most, least);
                      });
            })
        .await();
    return out;
  }

  static int[] values(int n) {
    int[] values = new int[n];
    for (int i = 0; i < n; i++) {
      values[i] = i * 0x9E3779B1 >> 20;
    }
    return values;
  }

  public static Object run(DeviceQueue q) {
    List<Integer> sizes = q.device().subGroupSizes();
    Object[] results = new Object[17];
    int at = 0;
    for (int size : new int[] {1, 37, MOST}) {
      results[at++] = scans(q, size, 3);
      // Without a size the result is the same for any.
      results[at++] = sizes.contains(4) ? scansOfFour(q, size, 3) : scans(q, size, 3);
      results[at++] = sizes.contains(8) ? scansOfEight(q, size, 3) : scans(q, size, 3);
      results[at++] = sizes.contains(16) ? scansOfSixteen(q, size, 3) : scans(q, size, 3);
    }
    results[at++] = planes(q);
    results[at++] = afterLoops(q);
    for (int least = 2; least < 5; least++) {
      results[at++] =
          sizes.contains(16)
              ? twoLoopsOfSixteen(q, true, 3, least)
              : twoLoops(q, true, 3, least);
    }
    return results;
  }
}
