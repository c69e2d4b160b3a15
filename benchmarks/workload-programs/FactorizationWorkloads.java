import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.List;

/** Factorizations: many launches of less and less work. */
final class FactorizationWorkloads {
  private FactorizationWorkloads() {}

  static List<Workload> all(DeviceQueue q) {
    return List.of(lu(q), cholesky(q), gramSchmidt(q));
  }

  /** On an array of rows. */
  private static Workload lu(DeviceQueue q) {
    int n = 192;
    double[][] a = Data.rows(n, n);
    for (int i = 0; i < n; i++) {
      a[i][i] += n;
    }
    return Workload.of(
            "lu (double[][])",
            () -> {
              for (int k = 0; k < n; k++) {
                for (int i = k + 1; i < n; i++) {
                  a[i][k] /= a[k][k];
                  for (int j = k + 1; j < n; j++) {
                    a[i][j] -= a[i][k] * a[k][j];
                  }
                }
              }
            },
            () -> {
              for (int step = 0; step < n - 1; step++) {
                int k = step;
                q.parallelFor(range(n - k - 1), r -> a[r + k + 1][k] /= a[k][k]);
                q.parallelFor(
                    range(n - k - 1, n - k - 1),
                    (r, c) -> a[r + k + 1][c + k + 1] -= a[r + k + 1][k] * a[k][c + k + 1]);
              }
              q.await();
            },
            (Object) a)
        .inPlace((Object) a);
  }

  private static Workload cholesky(DeviceQueue q) {
    int n = 192;
    double[] a = Data.doubles(n * n);
    for (int i = 0; i < n; i++) {
      a[i * n + i] += n;
    }
    return Workload.of(
            "cholesky",
            () -> {
              for (int k = 0; k < n; k++) {
                a[k * n + k] = Math.sqrt(a[k * n + k]);
                for (int i = k + 1; i < n; i++) {
                  a[i * n + k] /= a[k * n + k];
                }
                for (int i = k + 1; i < n; i++) {
                  for (int j = k + 1; j <= i; j++) {
                    a[i * n + j] -= a[i * n + k] * a[j * n + k];
                  }
                }
              }
            },
            () -> {
              for (int step = 0; step < n; step++) {
                int k = step;
                q.singleTask(() -> a[k * n + k] = Math.sqrt(a[k * n + k]));
                q.parallelFor(range(n - k - 1), r -> a[(r + k + 1) * n + k] /= a[k * n + k]);
                q.parallelFor(
                    range(n - k - 1),
                    r -> {
                      int i = r + k + 1;
                      for (int j = k + 1; j <= i; j++) {
                        a[i * n + j] -= a[i * n + k] * a[j * n + k];
                      }
                    });
              }
              q.await();
            },
            a)
        .inPlace(a);
  }

  private static double inColumns(double[] a, double[] b, int n, int j, int k) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += a[i * n + j] * b[i * n + k];
    }
    return sum;
  }

  private static Workload gramSchmidt(DeviceQueue q) {
    int n = 128;
    double[] a = Data.doubles(n * n);
    double[] o = new double[n * n];
    double[] r = new double[n * n];
    return Workload.of(
            "gramschmidt",
            () -> {
              for (int k = 0; k < n; k++) {
                r[k * n + k] = Math.sqrt(inColumns(a, a, n, k, k));
                for (int i = 0; i < n; i++) {
                  o[i * n + k] = a[i * n + k] / r[k * n + k];
                }
                for (int j = k + 1; j < n; j++) {
                  r[k * n + j] = inColumns(o, a, n, k, j);
                  for (int i = 0; i < n; i++) {
                    a[i * n + j] -= o[i * n + k] * r[k * n + j];
                  }
                }
              }
            },
            () -> {
              for (int step = 0; step < n; step++) {
                int k = step;
                q.singleTask(() -> r[k * n + k] = Math.sqrt(inColumns(a, a, n, k, k)));
                q.parallelFor(range(n), i -> o[i * n + k] = a[i * n + k] / r[k * n + k]);
                q.parallelFor(
                    range(n - k - 1),
                    c -> {
                      int j = c + k + 1;
                      r[k * n + j] = inColumns(o, a, n, k, j);
                      for (int i = 0; i < n; i++) {
                        a[i * n + j] -= o[i * n + k] * r[k * n + j];
                      }
                    });
              }
              q.await();
            },
            o,
            r)
        .inPlace(a);
  }
}
