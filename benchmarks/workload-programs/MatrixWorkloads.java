import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.Arrays;
import java.util.List;

/** Products of matrices and vectors. */
final class MatrixWorkloads {
  private static final int N = 192;
  private static final int LARGE = 768;

  private MatrixWorkloads() {}

  static List<Workload> all(DeviceQueue q) {
    return List.of(
        gemm(q), twoProducts(q), atax(q), bicg(q), mvt(q), gesummv(q), syrk(q), trmm(q),
        transpose(q), sparse(q), correlation(q), covariance(q));
  }

  private static double product(double[] a, double[] b, int n, int i, int j) {
    double sum = 0;
    for (int k = 0; k < n; k++) {
      sum += a[i * n + k] * b[k * n + j];
    }
    return sum;
  }

  private static double inRow(double[] a, double[] x, int n, int i) {
    double sum = 0;
    for (int j = 0; j < n; j++) {
      sum += a[i * n + j] * x[j];
    }
    return sum;
  }

  private static double inColumn(double[] a, double[] x, int n, int j) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += a[i * n + j] * x[i];
    }
    return sum;
  }

  private static void multiply(double[] a, double[] b, double[] c) {
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) {
        c[i * N + j] = product(a, b, N, i, j);
      }
    }
  }

  private static Workload gemm(DeviceQueue q) {
    double[] a = Data.doubles(N * N);
    double[] b = Data.doubles(N * N);
    double[] c = new double[N * N];
    return Workload.of(
        "gemm",
        () -> multiply(a, b, c),
        () -> q.parallelFor(range(N, N), (i, j) -> c[i * N + j] = product(a, b, N, i, j)).await(),
        c);
  }

  private static Workload twoProducts(DeviceQueue q) {
    double[] a = Data.doubles(N * N);
    double[] b = Data.doubles(N * N);
    double[] c = new double[N * N];
    double[] d = new double[N * N];
    return Workload.of(
        "2mm",
        () -> {
          multiply(a, b, c);
          multiply(c, a, d);
        },
        () -> {
          q.parallelFor(range(N, N), (i, j) -> c[i * N + j] = product(a, b, N, i, j));
          q.parallelFor(range(N, N), (i, j) -> d[i * N + j] = product(c, a, N, i, j));
          q.await();
        },
        d);
  }

  private static Workload atax(DeviceQueue q) {
    int n = LARGE;
    double[] a = Data.doubles(n * n);
    double[] x = Data.doubles(n);
    double[] t = new double[n];
    double[] y = new double[n];
    return Workload.of(
        "atax",
        () -> {
          Arrays.fill(y, 0);
          for (int i = 0; i < n; i++) {
            double sum = inRow(a, x, n, i);
            for (int j = 0; j < n; j++) {
              y[j] += a[i * n + j] * sum;
            }
          }
        },
        () -> {
          q.parallelFor(range(n), i -> t[i] = inRow(a, x, n, i));
          q.parallelFor(range(n), j -> y[j] = inColumn(a, t, n, j));
          q.await();
        },
        y);
  }

  private static Workload bicg(DeviceQueue q) {
    int n = LARGE;
    double[] a = Data.doubles(n * n);
    double[] r = Data.doubles(n);
    double[] p = Data.doubles(n + 1);
    double[] s = new double[n];
    double[] t = new double[n];
    return Workload.of(
        "bicg",
        () -> {
          Arrays.fill(s, 0);
          for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
              s[j] += a[i * n + j] * r[i];
            }
            t[i] = inRow(a, p, n, i);
          }
        },
        () -> {
          q.parallelFor(range(n), j -> s[j] = inColumn(a, r, n, j));
          q.parallelFor(range(n), i -> t[i] = inRow(a, p, n, i));
          q.await();
        },
        s,
        t);
  }

  private static Workload mvt(DeviceQueue q) {
    int n = LARGE;
    double[] a = Data.doubles(n * n);
    double[] y = Data.doubles(n);
    double[] x1 = new double[n];
    double[] x2 = new double[n];
    return Workload.of(
        "mvt",
        () -> {
          for (int i = 0; i < n; i++) {
            x1[i] = 1 + inRow(a, y, n, i);
          }
          for (int i = 0; i < n; i++) {
            x2[i] = 2 + inColumn(a, y, n, i);
          }
        },
        () -> {
          q.parallelFor(range(n), i -> x1[i] = 1 + inRow(a, y, n, i));
          q.parallelFor(range(n), i -> x2[i] = 2 + inColumn(a, y, n, i));
          q.await();
        },
        x1,
        x2);
  }

  private static Workload gesummv(DeviceQueue q) {
    int n = LARGE;
    double[] a = Data.doubles(n * n);
    double[] b = Data.doubles(n * n + 1);
    double[] x = Data.doubles(n);
    double[] y = new double[n];
    return Workload.of(
        "gesummv",
        () -> {
          for (int i = 0; i < n; i++) {
            y[i] = 1.5 * inRow(a, x, n, i) + 1.2 * inRow(b, x, n, i);
          }
        },
        () ->
            q.parallelFor(
                    range(n), i -> y[i] = 1.5 * inRow(a, x, n, i) + 1.2 * inRow(b, x, n, i))
                .await(),
        y);
  }

  private static double ofRows(double[] a, int i, int j) {
    double sum = 0;
    for (int k = 0; k < N; k++) {
      sum += a[i * N + k] * a[j * N + k];
    }
    return sum;
  }

  private static Workload syrk(DeviceQueue q) {
    double[] a = Data.doubles(N * N);
    double[] c = new double[N * N];
    return Workload.of(
        "syrk",
        () -> {
          for (int i = 0; i < N; i++) {
            for (int j = 0; j <= i; j++) {
              c[i * N + j] = 1.5 * ofRows(a, i, j);
            }
          }
        },
        () ->
            q.parallelFor(
                    range(N, N),
                    (i, j) -> {
                      if (j <= i) {
                        c[i * N + j] = 1.5 * ofRows(a, i, j);
                      }
                    })
                .await(),
        c);
  }

  /** The triangle below the diagonal times a matrix, in place. */
  private static double below(double[] a, double[] b, int i, int j) {
    double sum = b[i * N + j];
    for (int k = i + 1; k < N; k++) {
      sum += a[k * N + i] * b[k * N + j];
    }
    return sum;
  }

  private static Workload trmm(DeviceQueue q) {
    double[] a = Data.doubles(N * N);
    double[] b = Data.doubles(N * N + 1);
    return Workload.of(
            "trmm",
            () -> {
              for (int i = 0; i < N; i++) {
                for (int j = 0; j < N; j++) {
                  b[i * N + j] = below(a, b, i, j);
                }
              }
            },
            () ->
                q.parallelFor(
                        range(N),
                        j -> {
                          for (int i = 0; i < N; i++) {
                            b[i * N + j] = below(a, b, i, j);
                          }
                        })
                    .await(),
            b)
        .inPlace(b);
  }

  private static Workload transpose(DeviceQueue q) {
    int n = LARGE;
    float[] a = Data.floats(n * n);
    float[] b = new float[n * n];
    return Workload.of(
        "transpose",
        () -> {
          for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
              b[j * n + i] = a[i * n + j];
            }
          }
        },
        () -> q.parallelFor(range(n, n), (i, j) -> b[j * n + i] = a[i * n + j]).await(),
        b);
  }

  private static float sparseRow(int[] starts, int[] columns, float[] a, float[] x, int row) {
    float sum = 0;
    for (int k = starts[row]; k < starts[row + 1]; k++) {
      sum += a[k] * x[columns[k]];
    }
    return sum;
  }

  private static Workload sparse(DeviceQueue q) {
    int n = 1 << 15;
    int[] starts = new int[n + 1];
    int[] lengths = Data.ints(n, 32);
    for (int i = 0; i < n; i++) {
      starts[i + 1] = starts[i] + lengths[i];
    }
    int[] columns = Data.ints(starts[n], n);
    float[] a = Data.floats(starts[n]);
    float[] x = Data.floats(n);
    float[] y = new float[n];
    return Workload.of(
        "sparse matrix-vector (CSR)",
        () -> {
          for (int i = 0; i < n; i++) {
            y[i] = sparseRow(starts, columns, a, x, i);
          }
        },
        () -> q.parallelFor(range(n), i -> y[i] = sparseRow(starts, columns, a, x, i)).await(),
        y);
  }

  private static double mean(double[] data, int n, int m, int j) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += data[i * m + j];
    }
    return sum / n;
  }

  private static double deviation(double[] data, double mean, int n, int m, int j) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += (data[i * m + j] - mean) * (data[i * m + j] - mean);
    }
    return Math.sqrt(sum / n);
  }

  private static double together(double[] data, double[] means, int n, int m, int j, int k) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += (data[i * m + j] - means[j]) * (data[i * m + k] - means[k]);
    }
    return sum / n;
  }

  private static Workload correlation(DeviceQueue q) {
    int n = 256;
    int m = 128;
    double[] data = Data.doubles(n * m);
    double[] means = new double[m];
    double[] deviations = new double[m];
    double[] result = new double[m * m];
    return Workload.of(
        "correlation",
        () -> {
          for (int j = 0; j < m; j++) {
            means[j] = mean(data, n, m, j);
            deviations[j] = deviation(data, means[j], n, m, j);
          }
          for (int j = 0; j < m; j++) {
            for (int k = 0; k < m; k++) {
              double covariance = together(data, means, n, m, j, k);
              result[j * m + k] = covariance / (deviations[j] * deviations[k]);
            }
          }
        },
        () -> {
          q.parallelFor(
              range(m),
              j -> {
                means[j] = mean(data, n, m, j);
                deviations[j] = deviation(data, means[j], n, m, j);
              });
          q.parallelFor(
              range(m, m),
              (j, k) -> {
                double covariance = together(data, means, n, m, j, k);
                result[j * m + k] = covariance / (deviations[j] * deviations[k]);
              });
          q.await();
        },
        result);
  }

  private static Workload covariance(DeviceQueue q) {
    int n = 256;
    int m = 128;
    double[] data = Data.doubles(n * m);
    double[] means = new double[m];
    double[] result = new double[m * m];
    return Workload.of(
        "covariance",
        () -> {
          for (int j = 0; j < m; j++) {
            means[j] = mean(data, n, m, j);
          }
          for (int j = 0; j < m; j++) {
            for (int k = j; k < m; k++) {
              result[j * m + k] = result[k * m + j] = together(data, means, n, m, j, k);
            }
          }
        },
        () -> {
          q.parallelFor(range(m), j -> means[j] = mean(data, n, m, j));
          q.parallelFor(
              range(m),
              j -> {
                for (int k = j; k < m; k++) {
                  result[j * m + k] = result[k * m + j] = together(data, means, n, m, j, k);
                }
              });
          q.await();
        },
        result);
  }
}
