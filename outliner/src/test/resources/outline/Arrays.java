import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

class Arrays {
  static final float[] TABLE = {1, 2.5f, 'a'};
  static final int[][] GRID = {{1, 2}, {3, 4}};
  static final byte[] ZEROS = new byte[3];
  static final int SIZE = 4;

  static float sum(float[] a) {
    float s = 0;
    for (int i = 0; i < a.length; i++) s += a[i];
    return s;
  }

  static float trace(float[][] m) {
    return m[0][0] + m[1][1] + sum(m[1]) + m.length + m[0].length;
  }

  void run(DeviceQueue q, float[] out) {
    q.parallelFor(
        range(8),
        i -> {
          float[] t = new float[SIZE * 2];
          int[] u = {1, i, 3};
          double[] v = new double[] {1, i};
          float[][] m = new float[2][3];
          float[][] n = {{1, 2}, {3, i}};
          long[][][] cube = new long[2][3][4];
          m[1][2] = t[i];
          cube[i][1][2]++;
          float[] row = m[i];
          row[0] = 2;
          float[] same = out;
          same[i] = sum(t) + sum(out) + sum(row) + sum(new float[3]) + sum(TABLE);
          out[i] = trace(m) + trace(n) + GRID[i][0] + ZEROS[i] + TABLE.length + GRID.length;
          out[0] = u[2] + (float) v[0] + t.length + out.length;
        });
  }
}
