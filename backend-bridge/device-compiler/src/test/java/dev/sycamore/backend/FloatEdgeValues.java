package dev.sycamore.backend;

import java.util.Random;

/** Floating-point values at which arithmetic goes wrong, and random bit patterns. */
final class FloatEdgeValues {

  private static final int RANDOM = 200;

  private FloatEdgeValues() {}

  static float[] floats() {
    float[] edges = {
      0f,
      -0f,
      1f,
      -1f,
      0.5f,
      -0.5f,
      1.5f,
      2.5f,
      3f,
      7f,
      -7.25f,
      0.1f,
      1e10f,
      -3e9f,
      1e38f,
      Float.MAX_VALUE,
      -Float.MAX_VALUE,
      Float.MIN_VALUE,
      -Float.MIN_VALUE,
      Float.MIN_NORMAL,
      Math.nextDown(Float.MIN_NORMAL),
      0x1.fffffep30f,
      0x1p31f,
      -0x1p31f,
      -0x1.000002p31f,
      Float.POSITIVE_INFINITY,
      Float.NEGATIVE_INFINITY,
      Float.NaN,
      8388607.5f,
      8388608f,
      16777216f
    };
    float[] values = java.util.Arrays.copyOf(edges, edges.length + RANDOM);
    Random random = new Random(17);
    for (int i = edges.length; i < values.length; i++) {
      values[i] = Float.intBitsToFloat(random.nextInt());
    }
    return values;
  }

  static double[] doubles() {
    double[] edges = {
      0d,
      -0d,
      1d,
      -1d,
      0.5,
      -0.5,
      1.5,
      2.5,
      3d,
      7d,
      -7.25,
      0.1,
      1e10,
      -3e18,
      1e308,
      Double.MAX_VALUE,
      -Double.MAX_VALUE,
      Double.MIN_VALUE,
      -Double.MIN_VALUE,
      Double.MIN_NORMAL,
      Math.nextDown(Double.MIN_NORMAL),
      0x1p31,
      -0x1p31,
      0x1p63,
      -0x1p63,
      Double.POSITIVE_INFINITY,
      Double.NEGATIVE_INFINITY,
      Double.NaN,
      4503599627370495.5,
      0x1p52,
      0x1p53
    };
    double[] values = java.util.Arrays.copyOf(edges, edges.length + RANDOM);
    Random random = new Random(19);
    for (int i = edges.length; i < values.length; i++) {
      values[i] = Double.longBitsToDouble(random.nextLong());
    }
    return values;
  }
}
