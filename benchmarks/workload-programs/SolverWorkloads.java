import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.Arrays;
import java.util.List;

/** Solvers that change one array in place, or end when little changes. */
final class SolverWorkloads {
  private SolverWorkloads() {}

  static List<Workload> all(DeviceQueue q) {
    return List.of(seidel(q), sor(q), adi(q), untilConverged(q), pathfinder(q));
  }

  private static void seidelAt(double[] a, int n, int r, int c) {
    int i = r * n + c;
    double above = a[i - n - 1] + a[i - n] + a[i - n + 1];
    double below = a[i + n - 1] + a[i + n] + a[i + n + 1];
    a[i] = (above + a[i - 1] + a[i] + a[i + 1] + below) / 9;
  }

  /** What does not depend on each other lies on slanting lines: many launches of few work-items. */
  private static Workload seidel(DeviceQueue q) {
    int n = 256;
    double[] a = Data.doubles(n * n);
    return Workload.of(
            "seidel-2d (wavefronts)",
            () -> {
              for (int r = 1; r < n - 1; r++) {
                for (int c = 1; c < n - 1; c++) {
                  seidelAt(a, n, r, c);
                }
              }
            },
            () -> {
              for (int front = 3; front <= 3 * (n - 2); front++) {
                int first = Math.max(1, (front - n + 3) / 2);
                int last = Math.min(n - 2, (front - 1) / 2);
                int sum = front;
                q.parallelFor(
                    range(last - first + 1),
                    k -> seidelAt(a, n, first + k, sum - 2 * (first + k)));
              }
              q.await();
            },
            a)
        .inPlace(a);
  }

  private static void overRelax(double[] a, int n, int r, int c) {
    int i = r * n + c;
    a[i] = 0.3 * (a[i - 1] + a[i + 1] + a[i - n] + a[i + n]) - 0.2 * a[i];
  }

  /** Elements two apart. */
  private static Workload sor(DeviceQueue q) {
    int n = 512;
    double[] a = Data.doubles(n * n);
    return Workload.of(
            "SOR (red, black)",
            () -> {
              for (int half = 0; half < 8; half++) {
                for (int r = 1; r < n - 1; r++) {
                  for (int c = 1 + (r + half) % 2; c < n - 1; c += 2) {
                    overRelax(a, n, r, c);
                  }
                }
              }
            },
            () -> {
              for (int half = 0; half < 8; half++) {
                int color = half;
                q.parallelFor(
                    range(n - 2, n / 2 - 1),
                    (r, c) -> overRelax(a, n, r + 1, 1 + (r + 1 + color) % 2 + 2 * c));
              }
              q.await();
            },
            a)
        .inPlace(a);
  }

  /** A tridiagonal system along a line of a grid: forwards, then backwards. */
  private static void solve(double[] u, double[] v, double[] p, int n, int at, int step) {
    v[at] = 1;
    p[at] = 0;
    double s = 1;
    for (int k = 1; k < n - 1; k++) {
      int i = at + k * step;
      double d = 2.5 - 0.5 * p[i - step];
      p[i] = 0.5 / d;
      s = (u[i] + 0.5 * s) / d;
      v[i] = s;
    }
    v[at + (n - 1) * step] = 1;
    for (int k = n - 2; k > 0; k--) {
      v[at + k * step] += p[at + k * step] * v[at + (k + 1) * step];
    }
  }

  private static Workload adi(DeviceQueue q) {
    int n = 256;
    double[] u = Data.doubles(n * n);
    double[] v = new double[n * n];
    double[] p = new double[n * n];
    return Workload.of(
            "adi",
            () -> {
              for (int i = 0; i < n; i++) {
                solve(u, v, p, n, i, n);
              }
              for (int i = 0; i < n; i++) {
                solve(v, u, p, n, i * n, 1);
              }
            },
            () -> {
              q.parallelFor(range(n), i -> solve(u, v, p, n, i, n));
              q.parallelFor(range(n), i -> solve(v, u, p, n, i * n, 1));
              q.await();
            },
            u)
        .inPlace(u, v, p);
  }

  /** The largest change in a row. */
  private static double relaxRow(double[] from, double[] to, int n, int r) {
    double most = 0;
    for (int i = r * n + 1; i < r * n + n - 1; i++) {
      to[i] = 0.25 * (from[i - 1] + from[i + 1] + from[i - n] + from[i + n]);
      most = Math.max(most, Math.abs(to[i] - from[i]));
    }
    return most;
  }

  private static Workload untilConverged(DeviceQueue q) {
    int n = 256;
    double[] a = new double[n * n];
    Arrays.fill(a, 0, n, 1);
    double[] b = a.clone();
    double[] changes = new double[n];
    return Workload.of(
            "jacobi until it converges",
            () -> {
              double most = 1;
              for (int t = 0; most > 0.004; t++) {
                double[] from = t % 2 == 0 ? a : b;
                double[] to = t % 2 == 0 ? b : a;
                most = 0;
                for (int r = 1; r < n - 1; r++) {
                  double change = relaxRow(from, to, n, r);
                  most = Math.max(most, change);
                }
              }
            },
            () -> {
              double most = 1;
              for (int t = 0; most > 0.004; t++) {
                double[] from = t % 2 == 0 ? a : b;
                double[] to = t % 2 == 0 ? b : a;
                q.parallelFor(range(n - 2), r -> changes[r] = relaxRow(from, to, n, r + 1));
                q.await(changes);
                most = 0;
                for (double change : changes) {
                  most = Math.max(most, change);
                }
              }
              q.await();
            },
            a,
            b)
        .inPlace(a, b);
  }

  private static int shortest(int[] costs, int[] before, int n, int row, int c) {
    int best = before[c];
    if (c > 0) {
      best = Math.min(best, before[c - 1]);
    }
    if (c < n - 1) {
      best = Math.min(best, before[c + 1]);
    }
    return best + costs[row * n + c];
  }

  private static Workload pathfinder(DeviceQueue q) {
    int n = 1 << 14;
    int rows = 32;
    int[] costs = Data.ints(n * rows, 10);
    int[] a = new int[n];
    int[] b = new int[n];
    return Workload.of(
            "pathfinder",
            () -> {
              for (int row = 0; row < rows; row++) {
                int[] from = row % 2 == 0 ? a : b;
                int[] to = row % 2 == 0 ? b : a;
                for (int c = 0; c < n; c++) {
                  to[c] = shortest(costs, from, n, row, c);
                }
              }
            },
            () -> {
              for (int row = 0; row < rows; row++) {
                int now = row;
                int[] from = row % 2 == 0 ? a : b;
                int[] to = row % 2 == 0 ? b : a;
                q.parallelFor(range(n), c -> to[c] = shortest(costs, from, n, now, c));
              }
              q.await();
            },
            a)
        .inPlace(a, b);
  }
}
