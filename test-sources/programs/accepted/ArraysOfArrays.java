import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import java.util.Arrays;

/** Arrays of arrays that kernels capture: rectangular, jagged, with shared rows, in fields and records. */
public class ArraysOfArrays {
  static final int[][] SQUARES = squares();

  static final double[][] WEIGHTS = {{1, 2}, {3, 4, 5}};

  static {
    WEIGHTS[1][2] = 0.5;
  }

  private final float[][] own = new float[4][8];
  private final int[][] empty = {};

  record Mesh(double[][] points, int[][] faces, int scale) {}

  static int[][] squares() {
    int[][] rows = new int[8][];
    for (int i = 0; i < 8; i++) {
      rows[i] = new int[i];
      for (int j = 0; j < i; j++) rows[i][j] = i * j;
    }
    return rows;
  }

  static float sum(float[] row) {
    float sum = 0;
    for (float v : row) sum += v;
    return sum;
  }

  static int total(int[][] rows) {
    int total = 0;
    for (int[] row : rows) {
      for (int v : row) total = total * 31 + v;
      total += row.length;
    }
    return total + rows.length;
  }

  static long deep(long[][][] cube, int k) {
    long[][] plane = cube[k];
    long sum = plane.length;
    for (long[] row : plane) {
      for (long v : row) sum = sum * 17 + v;
    }
    for (long[][] other : cube) sum += other.length + other[0].length;
    return sum;
  }

  static void store(short[][] rows, int i, int j, int v) {
    rows[i][j] = (short) v;
  }

  static int next(int[] count) {
    return count[0]++;
  }

  public static Object run(DeviceQueue q) {
    int n = 24;
    float[][] a = new float[n][n];
    float[][] b = new float[n][n];
    float[][] c = new float[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a[i][j] = i * 0.5f - j;
        b[i][j] = j * 0.25f + i;
      }
    }
    q.parallelFor(
            range(n, n),
            (i, j) -> {
              float sum = 0;
              for (int k = 0; k < a[i].length; k++) sum += a[i][k] * b[k][j];
              c[i][j] = sum;
            })
        .await();

    // Rows in variables, in loops and as arguments; all assignments.
    float[] rowSums = new float[n];
    q.parallelFor(
            range(n),
            i -> {
              float[] row = c[i];
              row[0] += 1;
              c[i][1] *= 2;
              c[i][2]++;
              --c[i][3];
              float old = c[i][4]--;
              c[i][5] = c[i][6] = old;
              int k = 7;
              c[i][k++] += k;
              c[i][k] %= k - 0.5f;
              row[row.length - 1] = rowSums[i] = sum(row) + sum(a[i]) + k;
            })
        .await();

    // Jagged, with rows of no elements, all element types.
    boolean[][] flags = new boolean[n][];
    byte[][] bytes = new byte[n][];
    short[][] shorts = new short[n][];
    char[][] chars = new char[n][];
    int[][] ints = new int[n][];
    long[][] longs = new long[n][];
    double[][] doubles = new double[n][];
    for (int i = 0; i < n; i++) {
      flags[i] = new boolean[i];
      bytes[i] = new byte[i % 3];
      shorts[i] = new short[1 + i];
      chars[i] = new char[(i * 7) % 5];
      ints[i] = new int[i % 2 * i];
      longs[i] = new long[n - i];
      doubles[i] = new double[i / 2];
    }
    q.parallelFor(
            range(n),
            i -> {
              for (int j = 0; j < flags[i].length; j++) flags[i][j] = (i + j) % 3 == 0;
              for (int j = 0; j < bytes[i].length; j++) bytes[i][j] = (byte) (100 * i + j);
              for (int j = 0; j < shorts[i].length; j++) store(shorts, i, j, 1000 * i + j);
              for (int j = 0; j < chars[i].length; j++) chars[i][j] = (char) ('a' + j);
              for (int j = 0; j < ints[i].length; j++) ints[i][j] = total(SQUARES) + i * j;
              for (int j = 0; j < longs[i].length; j++) longs[i][j] = 1L << i + j;
              for (int j = 0; j < doubles[i].length; j++) doubles[i][j] = 1.0 / (i + j);
            })
        .await();

    // One row several times is one row.
    int[] shared = new int[n];
    int[][] twice = {shared, new int[n], shared};
    q.parallelFor(
            range(n),
            i -> {
              twice[0][i] = i;
              twice[2][i] += 100;
              twice[1][i] = twice[0][i] * 2;
            })
        .await();

    // Three dimensions.
    long[][][] cube = new long[3][4][5];
    for (int i = 0; i < 60; i++) cube[i / 20][i / 5 % 4][i % 5] = i * i;
    cube[1] = new long[][] {{7}, cube[0][2]};
    long[] deep = new long[3];
    q.parallelFor(
            range(3),
            i -> {
              deep[i] = deep(cube, i) + cube.length + cube[i].length + cube[2 - i][0].length;
              cube[i][0][0] = -i;
            })
        .await();

    // Several kernels in one queue and another one, which a wait ends together.
    float[] third = c[2];
    Event last;
    try (DeviceQueue other = DeviceQueue.open(q.device())) {
      q.parallelFor(range(n), i -> c[2][i] = i);
      q.parallelFor(range(n), i -> third[i] = third[i] * 3 + 1);
      float[][] some = {c[1], third};
      other.parallelFor(range(n), i -> some[1][i] += some[0][i]);
      last = q.parallelFor(range(n), i -> c[3][i] = c[2][i] + 5);
      last.await();
      other.await();
    }

    ArraysOfArrays object = new ArraysOfArrays();
    object.fields(q);

    Mesh mesh = new Mesh(new double[][] {{1, 2, 3}, {4, 5, 6}}, new int[][] {{0, 1}, {1}}, 3);
    double[] areas = new double[2];
    q.parallelFor(
            range(2),
            i -> {
              double area = 0;
              for (int f : mesh.faces()[i]) {
                for (double x : mesh.points()[f]) area += x * mesh.scale();
              }
              areas[i] = area;
            })
        .await();

    // Static fields; both are read at the launch.
    double[] statics = new double[8];
    q.parallelFor(
            range(8),
            i -> {
              double sum = total(SQUARES);
              for (double[] row : WEIGHTS) sum += row[i % row.length];
              statics[i] = sum + SQUARES[i].length;
            })
        .await();

    // Choices, in order of evaluation.
    int[] chosen = new int[n];
    int[][] left = {{1, 2, 3}, {4, 5, 6}};
    int[][] right = {{10, 20, 30}, {40, 50, 60}};
    q.parallelFor(
            range(n),
            i -> {
              int[][] x = i % 2 == 0 ? left : right;
              int[] count = {0};
              int k = 0;
              chosen[i] = x[k][1] + x.length + left[next(count)][next(count)] * 100;
              int[] r0 = left[0];
              int[] r1 = right[1];
              int[] r = i % 3 == 0 ? r0 : r1;
              for (int v : r) chosen[i] += v + count[0];
              chosen[i] += right[k++][k] + right[k][k = 0] + k;
              for (int[] row : x) chosen[i] = chosen[i] * 3 + row[2];
            })
        .await();

    int[][] counts = new int[2][4];
    q.parallelFor(
            ndRange(64, 16),
            it -> {
              int i = it.globalId();
              Atomics.add(counts[i % 2], i % 4, 1);
              int[] row = counts[1];
              it.barrier();
              if (it.localId() == 0) Atomics.max(row, 0, i);
            })
        .await();

    int[][] filled = new int[4][6];
    q.parallelFor(
            range(4),
            i -> {
              Arrays.fill(filled[i], i + 1);
              System.arraycopy(left[i % 2], 0, filled[i], 1, 3);
              int[] mine = new int[3];
              System.arraycopy(filled[i], 1, mine, 0, 3);
              filled[i][5] = mine[0] + Arrays.hashCode(left[1]);
            })
        .await();

    return new Object[] {
      c, rowSums, flags, bytes, shorts, chars, ints, longs, doubles, twice, cube, deep, object.own, areas, statics,
      chosen, counts, filled
    };
  }

  private void fields(DeviceQueue q) {
    q.parallelFor(
            range(4),
            i -> {
              for (int j = 0; j < own[i].length; j++) own[i][j] = i + j * 0.5f + empty.length;
            })
        .await();
  }
}
