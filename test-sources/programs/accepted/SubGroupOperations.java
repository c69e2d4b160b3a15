import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;
import dev.sycamore.annotations.ReqdSubGroupSize;
import java.util.ArrayList;
import java.util.List;

/**
 * Sub-groups have a size that the device chooses or the kernel requires, so results differ: here they
 * are compared with what the documented order gives for that size.
 */
public class SubGroupOperations {
  static final int WORDS = 24;

  static void operate(SubGroup s, int global, long[] out, int first) {
    int at = first;
    out[at++] = s.size();
    out[at++] = s.localId();
    out[at++] = s.groupId();
    int x = global * 0x9E3779B1;
    out[at++] = s.reduce(x, Op.ADD);
    out[at++] = s.reduce(x, Op.XOR, 77);
    out[at++] = s.inclusiveScan((long) x << 9, Op.MIN);
    out[at++] = s.exclusiveScan(x, Op.MAX);
    out[at++] = s.exclusiveScan(x, Op.MUL, 3);
    out[at++] = s.broadcast(x);
    out[at++] = s.broadcast((long) x * x, s.size() - 1);
    out[at++] = s.shuffle(x, global % 5);
    out[at++] = s.shuffle(x, -1);
    out[at++] = s.shuffleUp((long) x * x, 1);
    out[at++] = s.shuffleDown(x, 2);
    out[at++] = s.shuffleXor(x, 1);
    out[at++] = s.any(global % 9 == 0) ? 1 : 0;
    out[at++] = s.all(global % 9 != 0) ? 1 : 0;
    out[at++] = s.none(global % 9 == 0) ? 1 : 0;
    s.barrier();
    float f = (global % 11 - 4.7f) / (global % 7 + 0.3f);
    out[at++] = Float.floatToIntBits(s.reduce(f, Op.ADD));
    out[at++] = Float.floatToIntBits(s.inclusiveScan(f, Op.ADD));
    out[at++] = Double.doubleToLongBits(s.reduce(f / 3.0, Op.ADD, 0.1));
    out[at++] = Double.doubleToLongBits(s.shuffleXor(f / 3.0, 3));
    out[at++] = Float.floatToIntBits(s.shuffleDown(f, 1));
    // Only some sub-groups come here: that is no divergence inside of one.
    out[at] = s.groupId() % 2 == 0 ? s.reduce(1, Op.ADD) : -1;
  }

  static long[] one(DeviceQueue q, int groups, int size) {
    long[] out = new long[groups * size * WORDS];
    q.parallelFor(
            ndRange(groups * size, size),
            it -> operate(it.subGroup(), it.globalId(), out, it.globalId() * WORDS))
        .await();
    return out;
  }

  static long[] four(DeviceQueue q, int groups, int size) {
    long[] out = new long[groups * size * WORDS];
    q.parallelFor(
            ndRange(groups * size, size),
            (@ReqdSubGroupSize(4) NdKernel1)
                it -> operate(it.subGroup(), it.globalId(), out, it.globalId() * WORDS))
        .await();
    return out;
  }

  static long[] eight(DeviceQueue q, int groups, int size) {
    long[] out = new long[groups * size * WORDS];
    q.parallelFor(
            ndRange(groups * size, size),
            (@ReqdSubGroupSize(8) NdKernel1)
                it -> operate(it.subGroup(), it.globalId(), out, it.globalId() * WORDS))
        .await();
    return out;
  }

  static long[] sixteen(DeviceQueue q, int groups, int size) {
    long[] out = new long[groups * size * WORDS];
    q.parallelFor(
            ndRange(groups * size, size),
            (@ReqdSubGroupSize(16) NdKernel1)
                it -> operate(it.subGroup(), it.globalId(), out, it.globalId() * WORDS))
        .await();
    return out;
  }

  /** The size of full sub-groups of kernels that require none. */
  static int chosen(DeviceQueue q) {
    int[] size = new int[64];
    q.parallelFor(ndRange(64, 64), it -> size[it.globalId()] = it.subGroup().size()).await();
    return size[0];
  }

  static long[] three(DeviceQueue q) {
    long[] out = new long[4 * 6 * 7 * WORDS];
    q.parallelFor(
            ndRange(range(4, 6, 7), range(2, 3, 7)),
            it -> {
              // In the order of the groups, so that a group's work-items are neighbours.
              int index = (int) it.groupLinearId() * 42 + it.localLinearId();
              operate(it.subGroup(), index, out, index * WORDS);
            })
        .await();
    return out;
  }

  static List<String> check(int subGroup, long[] out, int size) {
    List<String> wrong = new ArrayList<>();
    int n = out.length / WORDS;
    for (int i = 0; i < n; i++) {
      int local = i % size;
      int id = local % subGroup;
      int first = i - id;
      int members = Math.min(subGroup, size - (local - id));
      long[] expected = expected(i, first, id, members, local / subGroup);
      for (int w = 0; w < WORDS; w++) {
        if (out[i * WORDS + w] != expected[w]) {
          wrong.add(i + " of " + size + ", word " + w + ": " + out[i * WORDS + w] + " is not " + expected[w]);
        }
      }
    }
    return wrong;
  }

  static long[] expected(int i, int first, int id, int n, int groupId) {
    long[] out = new long[WORDS];
    int[] x = new int[n];
    float[] f = new float[n];
    boolean any = false;
    for (int k = 0; k < n; k++) {
      int global = first + k;
      x[k] = global * 0x9E3779B1;
      f[k] = (global % 11 - 4.7f) / (global % 7 + 0.3f);
      any |= global % 9 == 0;
    }
    int at = 0;
    out[at++] = n;
    out[at++] = id;
    out[at++] = groupId;
    int sum = 0;
    int xor = 77;
    long least = Long.MAX_VALUE;
    int most = Integer.MIN_VALUE;
    int product = 3;
    for (int k = 0; k < n; k++) {
      sum += x[k];
      xor ^= x[k];
      least = k <= id ? Math.min(least, (long) x[k] << 9) : least;
      most = k < id ? Math.max(most, x[k]) : most;
      product = k < id ? product * x[k] : product;
    }
    out[at++] = sum;
    out[at++] = xor;
    out[at++] = least;
    out[at++] = most;
    out[at++] = product;
    out[at++] = x[0];
    out[at++] = (long) x[n - 1] * x[n - 1];
    out[at++] = x[i % 5 < n ? i % 5 : id];
    out[at++] = x[id];
    int up = id >= 1 ? id - 1 : id;
    out[at++] = (long) x[up] * x[up];
    out[at++] = x[id + 2 < n ? id + 2 : id];
    out[at++] = x[(id ^ 1) < n ? id ^ 1 : id];
    out[at++] = any ? 1 : 0;
    out[at++] = any ? 0 : 1;
    out[at++] = any ? 0 : 1;
    out[at++] = Float.floatToIntBits((float) tree(f, 1));
    out[at++] = Float.floatToIntBits(scan(f)[id]);
    out[at++] = Double.doubleToLongBits(0.1 + tree(f, 3.0));
    int crossed = (id ^ 3) < n ? id ^ 3 : id;
    out[at++] = Double.doubleToLongBits(f[crossed] / 3.0);
    out[at++] = Float.floatToIntBits(f[id + 1 < n ? id + 1 : id]);
    out[at] = groupId % 2 == 0 ? n : -1;
    return out;
  }

  /** The documented order of sums; of floats if they are not divided. */
  static double tree(float[] values, double divisor) {
    double[] x = new double[values.length];
    for (int k = 0; k < x.length; k++) {
      x[k] = values[k] / divisor;
    }
    for (int stride = Integer.highestOneBit(x.length - 1); stride > 0; stride /= 2) {
      for (int k = 0; k < stride && k + stride < x.length; k++) {
        x[k] = divisor == 1 ? (float) x[k] + (float) x[k + stride] : x[k] + x[k + stride];
      }
    }
    return x[0];
  }

  static float[] scan(float[] values) {
    float[] x = values.clone();
    for (int stride = 1; stride < x.length; stride *= 2) {
      for (int k = x.length - 1; k >= stride; k--) {
        x[k] = x[k - stride] + x[k];
      }
    }
    return x;
  }

  public static Object run(DeviceQueue q) {
    List<String> wrong = new ArrayList<>();
    List<Integer> sizes = q.device().subGroupSizes();
    int chosen = chosen(q);
    if (!sizes.contains(chosen)) {
      wrong.add(chosen + " is none of " + sizes);
    }
    for (int size : new int[] {1, 2, 7, 32, 33, 70}) {
      wrong.addAll(check(chosen, one(q, 2, size), size));
      if (sizes.contains(4)) {
        wrong.addAll(check(4, four(q, 2, size), size));
      }
      if (sizes.contains(8)) {
        wrong.addAll(check(8, eight(q, 2, size), size));
      }
      if (sizes.contains(16)) {
        wrong.addAll(check(16, sixteen(q, 2, size), size));
      }
    }
    wrong.addAll(check(chosen, three(q), 42));
    return wrong.subList(0, Math.min(10, wrong.size())).toArray(new String[0]);
  }
}
