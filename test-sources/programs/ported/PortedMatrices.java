import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.LocalFloats2;

/** Ports of kernels on matrices. {@code run(null)} runs the loops that each was ported from. */
public class PortedMatrices {
  private static final int N = 12;
  private static final int TILE = 4;

  static float[] floats(int count) {
    float[] numbers = new float[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = (i * 29 % 97 - 48) * 0.35f;
    }
    return numbers;
  }

  static float[] sgemm(DeviceQueue q) {
    float[] a = floats(N * N);
    float[] b = floats(N * N);
    float[] c = new float[N * N];
    if (q == null) {
      for (int i = 0; i < N; i++) {
        for (int j = 0; j < N; j++) {
          float sum = 0;
          for (int k = 0; k < N; k++) {
            sum += a[i * N + k] * b[k * N + j];
          }
          c[i * N + j] = sum;
        }
      }
    } else {
      q.parallelFor(
              range(N, N),
              (i, j) -> {
                float sum = 0;
                for (int k = 0; k < N; k++) {
                  sum += a[i * N + k] * b[k * N + j];
                }
                c[i * N + j] = sum;
              })
          .await();
    }
    return c;
  }

  static float[] sgemv(DeviceQueue q) {
    int rows = 17;
    int columns = 23;
    float[] matrix = floats(rows * columns);
    float[] x = floats(columns);
    float[] y = new float[rows];
    if (q == null) {
      for (int row = 0; row < rows; row++) {
        float sum = 0;
        for (int column = 0; column < columns; column++) {
          sum += matrix[row * columns + column] * x[column];
        }
        y[row] = sum;
      }
    } else {
      q.parallelFor(
              range(rows),
              row -> {
                float sum = 0;
                for (int column = 0; column < columns; column++) {
                  sum += matrix[row * columns + column] * x[column];
                }
                y[row] = sum;
              })
          .await();
    }
    return y;
  }

  /** A matrix in compressed rows, with 0 to 4 values in each. */
  static float[] spmv(DeviceQueue q) {
    int rows = 40;
    int[] starts = new int[rows + 1];
    for (int i = 0; i < rows; i++) {
      starts[i + 1] = starts[i] + i * 7 % 5;
    }
    float[] values = floats(starts[rows]);
    int[] columns = new int[values.length];
    for (int i = 0; i < columns.length; i++) {
      columns[i] = i * 11 % rows;
    }
    float[] x = floats(rows);
    float[] y = new float[rows];
    if (q == null) {
      for (int row = 0; row < rows; row++) {
        float sum = 0;
        for (int k = starts[row]; k < starts[row + 1]; k++) {
          sum += values[k] * x[columns[k]];
        }
        y[row] = sum;
      }
    } else {
      q.parallelFor(
              range(rows),
              row -> {
                float sum = 0;
                for (int k = starts[row]; k < starts[row + 1]; k++) {
                  sum += values[k] * x[columns[k]];
                }
                y[row] = sum;
              })
          .await();
    }
    return y;
  }

  static double[][] matrices2(DeviceQueue q) {
    double[][] a = new double[N][N];
    double[][] b = new double[N][N];
    double[][] c = new double[N][N];
    for (int i = 0; i < N * N; i++) {
      a[i / N][i % N] = i * 0.1;
      b[i / N][i % N] = i * 0.7 - 3;
    }
    if (q == null) {
      for (int i = 0; i < N; i++) {
        for (int j = 0; j < N; j++) {
          for (int k = 0; k < N; k++) {
            c[i][j] += a[i][k] * b[k][j];
          }
        }
      }
    } else {
      q.parallelFor(
              range(N, N),
              (i, j) -> {
                for (int k = 0; k < N; k++) {
                  c[i][j] += a[i][k] * b[k][j];
                }
              })
          .await();
    }
    return c;
  }

  static byte[][][] matrices3(DeviceQueue q) {
    int n = 5;
    byte[][][] a = new byte[n][n][n];
    byte[][][] b = new byte[n][n][n];
    byte[][][] c = new byte[n][n][n];
    for (int i = 0; i < n * n * n; i++) {
      a[i / n / n][i / n % n][i % n] = (byte) (i * 3);
      b[i / n / n][i / n % n][i % n] = (byte) (i * 5 - 7);
    }
    if (q == null) {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          for (int k = 0; k < n; k++) {
            for (int l = 0; l < n; l++) {
              c[i][j][k] += (byte) (a[i][j][l] * b[l][j][k]);
            }
          }
        }
      }
    } else {
      q.parallelFor(
              range(n, n, n),
              (i, j, k) -> {
                for (int l = 0; l < n; l++) {
                  c[i][j][k] += (byte) (a[i][j][l] * b[l][j][k]);
                }
              })
          .await();
    }
    return c;
  }

  /** The product again, in tiles that the work-items of a group share. */
  static float[] tiledMatrices(DeviceQueue q) {
    float[] a = floats(N * N);
    float[] b = floats(N * N);
    float[] c = new float[N * N];
    if (q == null) {
      for (int i = 0; i < N; i++) {
        for (int j = 0; j < N; j++) {
          float sum = 0;
          for (int k = 0; k < N; k++) {
            sum += a[i * N + k] * b[k * N + j];
          }
          c[i * N + j] = sum;
        }
      }
    } else {
      q.submit(
              h -> {
                LocalFloats2 tileA = h.localFloats(TILE, TILE);
                LocalFloats2 tileB = h.localFloats(TILE, TILE);
                h.parallelFor(
                    ndRange(range(N, N), range(TILE, TILE)),
                    it -> {
                      int i = it.globalId(0);
                      int j = it.globalId(1);
                      int y = it.localId(0);
                      int x = it.localId(1);
                      float sum = 0;
                      for (int tile = 0; tile < N; tile += TILE) {
                        tileA.set(y, x, a[i * N + tile + x]);
                        tileB.set(y, x, b[(tile + y) * N + j]);
                        it.barrier();
                        for (int k = 0; k < TILE; k++) {
                          sum += tileA.get(y, k) * tileB.get(k, x);
                        }
                        it.barrier();
                      }
                      c[i * N + j] = sum;
                    });
              })
          .await();
    }
    return c;
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {
      sgemm(q), sgemv(q), spmv(q), matrices2(q), matrices3(q), tiledMatrices(q)
    };
  }
}
