import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.List;

/** Stencils that are computed from one array into another. */
final class StencilWorkloads {
  private StencilWorkloads() {}

  static List<Workload> all(DeviceQueue q) {
    return List.of(jacobi1(q), jacobi2(q), heat(q), fdtd(q), hotspot(q), srad(q), life(q));
  }

  private static void smooth(double[] from, double[] to, int i) {
    to[i] = (from[i - 1] + from[i] + from[i + 1]) / 3;
  }

  private static Workload jacobi1(DeviceQueue q) {
    int n = 1 << 15;
    double[] a = Data.doubles(n);
    double[] b = Data.doubles(n);
    return Workload.of(
            "jacobi-1d",
            () -> {
              for (int t = 0; t < 20; t++) {
                double[] from = t % 2 == 0 ? a : b;
                double[] to = t % 2 == 0 ? b : a;
                for (int i = 1; i < n - 1; i++) {
                  smooth(from, to, i);
                }
              }
            },
            () -> {
              for (int t = 0; t < 20; t++) {
                double[] from = t % 2 == 0 ? a : b;
                double[] to = t % 2 == 0 ? b : a;
                q.parallelFor(range(n - 2), i -> smooth(from, to, i + 1));
              }
              q.await();
            },
            a)
        .inPlace(a, b);
  }

  private static void relax(double[] from, double[] to, int n, int row, int column) {
    int i = row * n + column;
    to[i] = 0.2 * (from[i] + from[i - 1] + from[i + 1] + from[i - n] + from[i + n]);
  }

  private static Workload jacobi2(DeviceQueue q) {
    int n = 256;
    double[] a = Data.doubles(n * n);
    double[] b = Data.doubles(n * n);
    return Workload.of(
            "jacobi-2d",
            () -> {
              for (int t = 0; t < 20; t++) {
                double[] from = t % 2 == 0 ? a : b;
                double[] to = t % 2 == 0 ? b : a;
                for (int row = 1; row < n - 1; row++) {
                  for (int column = 1; column < n - 1; column++) {
                    relax(from, to, n, row, column);
                  }
                }
              }
            },
            () -> {
              for (int t = 0; t < 20; t++) {
                double[] from = t % 2 == 0 ? a : b;
                double[] to = t % 2 == 0 ? b : a;
                q.parallelFor(range(n - 2, n - 2), (r, c) -> relax(from, to, n, r + 1, c + 1));
              }
              q.await();
            },
            a)
        .inPlace(a, b);
  }

  private static void warm(double[] a, double[] b, int n, int x, int y, int z) {
    int i = ((x + 1) * n + y + 1) * n + z + 1;
    b[i] =
        0.125 * (a[i + n * n] - 2 * a[i] + a[i - n * n])
            + 0.125 * (a[i + n] - 2 * a[i] + a[i - n])
            + 0.125 * (a[i + 1] - 2 * a[i] + a[i - 1])
            + a[i];
  }

  private static Workload heat(DeviceQueue q) {
    int n = 48;
    int m = n - 2;
    double[] a = Data.doubles(n * n * n);
    double[] b = Data.doubles(n * n * n);
    return Workload.of(
            "heat-3d",
            () -> {
              for (int t = 0; t < 10; t++) {
                double[] from = t % 2 == 0 ? a : b;
                double[] to = t % 2 == 0 ? b : a;
                for (int x = 0; x < m; x++) {
                  for (int y = 0; y < m; y++) {
                    for (int z = 0; z < m; z++) {
                      warm(from, to, n, x, y, z);
                    }
                  }
                }
              }
            },
            () -> {
              for (int t = 0; t < 10; t++) {
                double[] from = t % 2 == 0 ? a : b;
                double[] to = t % 2 == 0 ? b : a;
                q.parallelFor(range(m, m, m), (x, y, z) -> warm(from, to, n, x, y, z));
              }
              q.await();
            },
            a)
        .inPlace(a, b);
  }

  /** On arrays of rows. */
  private static Workload fdtd(DeviceQueue q) {
    int n = 200;
    int m = 240;
    double[][] ex = Data.rows(n, m);
    double[][] ey = Data.rows(n, m);
    double[][] hz = Data.rows(n, m);
    return Workload.of(
            "fdtd-2d (double[][])",
            () -> {
              for (int t = 0; t < 10; t++) {
                for (int i = 1; i < n; i++) {
                  for (int j = 1; j < m; j++) {
                    ey[i][j] -= 0.5 * (hz[i][j] - hz[i - 1][j]);
                    ex[i][j] -= 0.5 * (hz[i][j] - hz[i][j - 1]);
                  }
                }
                for (int i = 0; i < n - 1; i++) {
                  for (int j = 0; j < m - 1; j++) {
                    hz[i][j] -= 0.7 * (ex[i][j + 1] - ex[i][j] + ey[i + 1][j] - ey[i][j]);
                  }
                }
              }
            },
            () -> {
              for (int t = 0; t < 10; t++) {
                q.parallelFor(
                    range(n - 1, m - 1),
                    (i, j) -> {
                      ey[i + 1][j + 1] -= 0.5 * (hz[i + 1][j + 1] - hz[i][j + 1]);
                      ex[i + 1][j + 1] -= 0.5 * (hz[i + 1][j + 1] - hz[i + 1][j]);
                    });
                q.parallelFor(
                    range(n - 1, m - 1),
                    (i, j) ->
                        hz[i][j] -= 0.7 * (ex[i][j + 1] - ex[i][j] + ey[i + 1][j] - ey[i][j]));
              }
              q.await();
            },
            ex,
            ey,
            hz)
        .inPlace(ex, ey, hz);
  }

  private static void hotspotAt(float[] t, float[] power, float[] to, int n, int r, int c) {
    int i = r * n + c;
    float up = t[Math.max(r - 1, 0) * n + c];
    float down = t[Math.min(r + 1, n - 1) * n + c];
    float left = t[r * n + Math.max(c - 1, 0)];
    float right = t[r * n + Math.min(c + 1, n - 1)];
    to[i] =
        t[i]
            + 0.3f
                * (power[i]
                    + 0.1f * (up + down - 2 * t[i])
                    + 0.1f * (left + right - 2 * t[i])
                    + 0.05f * (0.8f - t[i]));
  }

  private static Workload hotspot(DeviceQueue q) {
    int n = 256;
    float[] a = Data.floats(n * n);
    float[] b = new float[n * n];
    float[] power = Data.floats(n * n + 1);
    return Workload.of(
            "hotspot",
            () -> {
              for (int t = 0; t < 10; t++) {
                float[] from = t % 2 == 0 ? a : b;
                float[] to = t % 2 == 0 ? b : a;
                for (int r = 0; r < n; r++) {
                  for (int c = 0; c < n; c++) {
                    hotspotAt(from, power, to, n, r, c);
                  }
                }
              }
            },
            () -> {
              for (int t = 0; t < 10; t++) {
                float[] from = t % 2 == 0 ? a : b;
                float[] to = t % 2 == 0 ? b : a;
                q.parallelFor(range(n, n), (r, c) -> hotspotAt(from, power, to, n, r, c));
              }
              q.await();
            },
            a)
        .inPlace(a, b);
  }

  private static float coefficient(float[] image, int n, int r, int c) {
    float here = image[r * n + c];
    float north = image[Math.max(r - 1, 0) * n + c] - here;
    float south = image[Math.min(r + 1, n - 1) * n + c] - here;
    float west = image[r * n + Math.max(c - 1, 0)] - here;
    float east = image[r * n + Math.min(c + 1, n - 1)] - here;
    float gradient = (north * north + south * south + west * west + east * east) / (here * here);
    float laplacian = (north + south + west + east) / here;
    float mean = 1 + 0.25f * laplacian;
    float q = (0.5f * gradient - 0.0625f * laplacian * laplacian) / (mean * mean);
    return Math.max(0, Math.min(1, 1 / (1 + (q - 0.05f) / (0.05f * 1.05f))));
  }

  private static float diffused(float[] image, float[] coefficients, int n, int r, int c) {
    float here = image[r * n + c];
    int south = Math.min(r + 1, n - 1) * n + c;
    int east = r * n + Math.min(c + 1, n - 1);
    float own = coefficients[r * n + c];
    float flow =
        own * (image[Math.max(r - 1, 0) * n + c] - here)
            + coefficients[south] * (image[south] - here)
            + own * (image[r * n + Math.max(c - 1, 0)] - here)
            + coefficients[east] * (image[east] - here);
    return here + 0.125f * flow;
  }

  private static Workload srad(DeviceQueue q) {
    int n = 256;
    float[] image = Data.floats(n * n);
    for (int i = 0; i < n * n; i++) {
      image[i] += 1;
    }
    float[] c = new float[n * n];
    float[] next = new float[n * n];
    return Workload.of(
        "srad",
        () -> {
          for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
              c[row * n + column] = coefficient(image, n, row, column);
            }
          }
          for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
              next[row * n + column] = diffused(image, c, n, row, column);
            }
          }
        },
        () -> {
          q.parallelFor(range(n, n), (i, j) -> c[i * n + j] = coefficient(image, n, i, j));
          q.parallelFor(range(n, n), (i, j) -> next[i * n + j] = diffused(image, c, n, i, j));
          q.await();
        },
        next);
  }

  private static byte alive(byte[] cells, int n, int r, int c) {
    int neighbours = -cells[r * n + c];
    for (int y = -1; y <= 1; y++) {
      for (int x = -1; x <= 1; x++) {
        neighbours += cells[(r + y & n - 1) * n + (c + x & n - 1)];
      }
    }
    return (byte) (neighbours == 3 || neighbours == 2 && cells[r * n + c] == 1 ? 1 : 0);
  }

  private static Workload life(DeviceQueue q) {
    int n = 256;
    byte[] a = Data.bytes(n * n);
    for (int i = 0; i < n * n; i++) {
      a[i] &= 1;
    }
    byte[] b = new byte[n * n];
    return Workload.of(
        "game of life",
        () -> {
          for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
              b[r * n + c] = alive(a, n, r, c);
            }
          }
        },
        () -> q.parallelFor(range(n, n), (r, c) -> b[r * n + c] = alive(a, n, r, c)).await(),
        b);
  }
}
