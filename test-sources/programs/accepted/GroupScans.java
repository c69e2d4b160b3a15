import static dev.sycamore.NdRange.ndRange;

import dev.sycamore.*;

/** Scans of work-groups: every type, every operation, with and without an initial value. */
public class GroupScans {
  private static final int[] SIZES = {1, 5, 33};
  private static final int GROUPS = 2;

  static int[] ints(DeviceQueue q, int size, Op op) {
    int[] out = new int[4 * GROUPS * size];
    q.parallelFor(
            ndRange(GROUPS * size, size),
            it -> {
              int i = it.globalId();
              int x = i * 0x9E3779B1 ^ i << 7;
              out[4 * i] = it.group().inclusiveScan(x, op);
              out[4 * i + 1] = it.group().exclusiveScan(x, op);
              out[4 * i + 2] = it.group().inclusiveScan(x, op, 9);
              out[4 * i + 3] = it.group().exclusiveScan(x, op, 9);
            })
        .await();
    return out;
  }

  static long[] longs(DeviceQueue q, int size, Op op) {
    long[] out = new long[4 * GROUPS * size];
    q.parallelFor(
            ndRange(GROUPS * size, size),
            it -> {
              int i = it.globalId();
              long x = i * 0x9E3779B97F4A7C15L ^ (long) i << 40;
              out[4 * i] = it.group().inclusiveScan(x, op);
              out[4 * i + 1] = it.group().exclusiveScan(x, op);
              out[4 * i + 2] = it.group().inclusiveScan(x, op, -9L);
              out[4 * i + 3] = it.group().exclusiveScan(x, op, -9L);
            })
        .await();
    return out;
  }

  static float[] floats(DeviceQueue q, int size) {
    float[] out = new float[5 * GROUPS * size];
    q.parallelFor(
            ndRange(GROUPS * size, size),
            it -> {
              int i = it.globalId();
              float x = (i % 11 - 4.7f) / (i % 7 + 0.3f);
              Group g = it.group();
              out[5 * i] = g.inclusiveScan(x, Op.ADD);
              out[5 * i + 1] = g.exclusiveScan(x, Op.ADD, 0.1f);
              out[5 * i + 2] = g.inclusiveScan(x, Op.MUL, 0.7f);
              out[5 * i + 3] = g.exclusiveScan(x, Op.MIN);
              out[5 * i + 4] = g.exclusiveScan(x, Op.MAX, Float.NaN);
            })
        .await();
    return out;
  }

  static double[] doubles(DeviceQueue q, int size) {
    double[] out = new double[4 * GROUPS * size];
    q.parallelFor(
            ndRange(GROUPS * size, size),
            it -> {
              int i = it.globalId();
              double x = (i % 11 - 4.7) / (i % 7 + 0.3);
              Group g = it.group();
              out[4 * i] = g.inclusiveScan(x, Op.ADD);
              out[4 * i + 1] = g.exclusiveScan(x, Op.MUL, 0.1);
              out[4 * i + 2] = g.exclusiveScan(x, Op.MAX);
              out[4 * i + 3] = g.inclusiveScan(x, Op.MIN, -0.0);
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
      results[s] = new Object[] {ofOps, floats(q, SIZES[s]), doubles(q, SIZES[s])};
    }
    return results;
  }
}
