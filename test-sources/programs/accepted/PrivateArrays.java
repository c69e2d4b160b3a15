import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Private arrays of constant size: zeroed each time, of every type and dimension, passed to device functions. */
public class PrivateArrays {
  static final int SIZE = 5;

  record Point(int x, long y) {}

  static int fill(int[] a, int from) {
    for (int k = 0; k < a.length; k++) a[k] += from + k;
    return a[a.length - 1];
  }

  static long total(long[][] grid) {
    long total = 0;
    for (long[] row : grid) for (long v : row) total = total * 31 + v;
    return total;
  }

  static double mean(double[] values) {
    double sum = 0;
    for (double v : values) sum += v;
    return sum / values.length;
  }

  public static Object run(DeviceQueue q) {
    int n = 64;
    int[] zeros = new int[n];
    long[] grids = new long[n];
    double[] means = new double[n];
    int[] small = new int[n];
    int[] records = new int[n];
    q.parallelFor(
            range(n),
            i -> {
              for (int round = 0; round < 3; round++) {
                int[] a = new int[SIZE * 2 - 1];
                boolean[] flags = new boolean[3];
                zeros[i] += a[(i + round) % a.length] + (flags[round] ? 100 : 1);
                a[(i + round) % a.length] = 7;
                flags[round] = true;
                zeros[i] += fill(a, i);
              }
            })
        .await();
    q.parallelFor(
            range(n),
            i -> {
              long[][] grid = new long[3][4];
              for (int r = 0; r < grid.length; r++) {
                for (int c = 0; c < grid[r].length; c++) {
                  grid[r][c] = (long) i << (r * 4 + c);
                }
                grid[r][i % 4]--;
              }
              grids[i] = total(grid);
            })
        .await();
    q.parallelFor(
            range(n),
            i -> {
              double[] values = {i, 0.5, i * 0.25, -1e300, 1e300};
              means[i] = mean(values);
              byte[] bytes = {1, -2, (byte) 200};
              short[] shorts = {(short) 40000, 3};
              char[] chars = {'a', '\uffff'};
              float[] floats = {1.5f, -0.0f};
              bytes[i % 3] += i * 3;
              shorts[i & 1] -= i * 1000;
              chars[i & 1]++;
              floats[i & 1] /= i;
              small[i] =
                  bytes[0] + bytes[1] * 3 + bytes[2] * 5 + shorts[0] + shorts[1] * 7 + chars[0] + chars[1]
                      + Float.floatToIntBits(floats[0]);
            })
        .await();
    q.parallelFor(
            range(n),
            i -> {
              Point[] points = new Point[4];
              for (int k = 0; k < points.length; k++) points[k] = new Point(k * i, k - i);
              Point last = points[i % 4];
              points[0] = new Point(last.x() + 1, last.y());
              records[i] = points[0].x() * 10 + (int) points[i % 4].y();
            })
        .await();
    return new Object[] {zeros, grids, means, small, records};
  }
}
