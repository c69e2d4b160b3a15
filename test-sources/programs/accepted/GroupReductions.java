import static dev.sycamore.NdRange.ndRange;

import dev.sycamore.*;

/** Reductions of work-groups: every type, every operation, odd sizes. */
public class GroupReductions {
  private static final int[] SIZES = {1, 3, 16, 33, 100};
  private static final int GROUPS = 3;

  static int[] ints(DeviceQueue q, int size, Op op) {
    int[] in = new int[GROUPS * size];
    for (int i = 0; i < in.length; i++) {
      in[i] = i * 0x9E3779B1 ^ i << 7;
    }
    int[] out = new int[2 * in.length];
    q.parallelFor(
            ndRange(in.length, size),
            it -> {
              int i = it.globalId();
              Group group = it.group();
              out[2 * i] = group.reduce(in[i], op);
              out[2 * i + 1] = group.reduce(in[i] + 1, op, 5);
            })
        .await();
    return out;
  }

  static long[] longs(DeviceQueue q, int size, Op op) {
    long[] in = new long[GROUPS * size];
    for (int i = 0; i < in.length; i++) {
      in[i] = i * 0x9E3779B97F4A7C15L ^ (long) i << 40;
    }
    long[] out = new long[2 * in.length];
    q.parallelFor(
            ndRange(in.length, size),
            it -> {
              int i = it.globalId();
              var group = it.group();
              out[2 * i] = group.reduce(in[i], op);
              out[2 * i + 1] = group.reduce(in[i] + 1, op, -7L);
            })
        .await();
    return out;
  }

  static float[] floats(DeviceQueue q, int size, int shift) {
    float[] special = {-0.0f, 0.0f, Float.NaN, Float.NEGATIVE_INFINITY, Float.MIN_VALUE};
    float[] in = new float[GROUPS * size];
    for (int i = 0; i < in.length; i++) {
      in[i] = (i % 11 - 4.7f) * (float) Math.pow(10, i % 7 - 3);
      if (shift > 0 && i % 13 == 0) {
        in[i] = special[(i / 13 + shift) % special.length];
      } else if (shift > 0 && i >= 2 * size) {
        // A group of zeros of both signs.
        in[i] = i % 3 == 0 ? -0.0f : 0.0f;
      }
    }
    float[] out = new float[6 * in.length];
    q.parallelFor(
            ndRange(in.length, size),
            it -> {
              int i = it.globalId();
              float x = in[i];
              out[6 * i] = it.group().reduce(x, Op.ADD);
              out[6 * i + 1] = it.group().reduce(x, Op.MUL);
              out[6 * i + 2] = it.group().reduce(x, Op.MIN);
              out[6 * i + 3] = it.group().reduce(x, Op.MAX);
              out[6 * i + 4] = it.group().reduce(x, Op.ADD, 0.1f);
              out[6 * i + 5] = it.group().reduce(-x, Op.MIN, 0f);
            })
        .await();
    return out;
  }

  static double[] doubles(DeviceQueue q, int size, int shift) {
    double[] special = {-0.0, 0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.MIN_VALUE};
    double[] in = new double[GROUPS * size];
    for (int i = 0; i < in.length; i++) {
      in[i] = (i % 11 - 4.7) * Math.pow(10, i % 29 - 14);
      if (shift > 0 && i % 13 == 0) {
        in[i] = special[(i / 13 + shift) % special.length];
      }
    }
    double[] out = new double[6 * in.length];
    q.parallelFor(
            ndRange(in.length, size),
            it -> {
              int i = it.globalId();
              double x = in[i];
              out[6 * i] = it.group().reduce(x, Op.ADD);
              out[6 * i + 1] = it.group().reduce(x, Op.MUL);
              out[6 * i + 2] = it.group().reduce(x, Op.MIN);
              out[6 * i + 3] = it.group().reduce(x, Op.MAX);
              out[6 * i + 4] = it.group().reduce(x, Op.ADD, 0.1);
              out[6 * i + 5] = it.group().reduce(-x, Op.MAX, 0);
            })
        .await();
    return out;
  }

  public static Object run(DeviceQueue q) {
    Object[] results = new Object[SIZES.length];
    for (int s = 0; s < SIZES.length; s++) {
      Object[] ofOps = new Object[Op.values().length];
      for (Op op : Op.values()) {
        ofOps[op.ordinal()] = new Object[] {ints(q, SIZES[s], op), longs(q, SIZES[s], op)};
      }
      Object[] floating = new Object[4];
      for (int shift = 0; shift < 4; shift++) {
        floating[shift] = new Object[] {floats(q, SIZES[s], shift), doubles(q, SIZES[s], shift)};
      }
      results[s] = new Object[] {ofOps, floating};
    }
    return results;
  }
}
