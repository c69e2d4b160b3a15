import static dev.sycamore.Range.range;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Half;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Loops whose host needs one array, or one element, of what a launch writes. */
public class AwaitedArrays {
  record Particle(float x, int hits) {}

  /** Breadth-first search: a flag says whether there is another level. */
  static int[] search(DeviceQueue q, int[] starts, int[] targets, int nodes) {
    int[] levels = new int[nodes];
    Arrays.fill(levels, -1);
    levels[0] = 0;
    int[] changed = {1};
    for (int level = 0; changed[0] != 0; level++) {
      int now = level;
      changed[0] = 0;
      q.parallelFor(
          range(nodes),
          v -> {
            if (Atomics.load(levels, v) != now) {
              return;
            }
            for (int e = starts[v]; e < starts[v + 1]; e++) {
              if (Atomics.load(levels, targets[e]) < 0) {
                Atomics.compareExchange(levels, targets[e], -1, now + 1);
                Atomics.store(changed, 0, 1);
              }
            }
          });
      q.await(changed);
    }
    q.await();
    return levels;
  }

  /** Jacobi iterations, until the largest change is small. */
  static double[] relax(DeviceQueue q, int n, List<Object> results) {
    double[] now = new double[n * n];
    double[] next = new double[n * n];
    for (int i = 0; i < n; i++) {
      now[i] = next[i] = i % 5;
    }
    double[] changes = new double[n];
    double largest = 1;
    int steps = 0;
    while (largest > 0.05) {
      double[] from = steps % 2 == 0 ? now : next;
      double[] to = steps % 2 == 0 ? next : now;
      q.parallelFor(
          range(n),
          row -> {
            double most = 0;
            if (row > 0 && row < n - 1) {
              for (int i = row * n + 1; i < row * n + n - 1; i++) {
                to[i] = (from[i - 1] + from[i + 1] + from[i - n] + from[i + n]) / 4;
                most = Math.max(most, Math.abs(to[i] - from[i]));
              }
            }
            changes[row] = most;
          });
      q.await(changes);
      largest = Arrays.stream(changes).max().getAsDouble();
      if (steps % 8 == 0) {
        results.add(q.read(to, n + 1));
      }
      steps++;
    }
    results.add(steps);
    q.await(next);
    q.await(now);
    return steps % 2 == 0 ? now : next;
  }

  /** Elements of every type. */
  static void read(DeviceQueue q, List<Object> results) {
    int n = 100;
    boolean[] z = new boolean[n];
    byte[] b = new byte[n];
    short[] s = new short[n];
    char[] c = new char[n];
    int[] i = new int[n];
    long[] j = new long[n];
    float[] f = new float[n];
    double[] d = new double[n];
    Half[] h = new Half[n];
    Arrays.fill(h, Half.of(1));
    for (int step = 0; step < 3; step++) {
      int by = step;
      q.parallelFor(
          range(n),
          k -> {
            z[k] = !z[k];
            b[k] += (byte) (k + by);
            s[k] += (short) (k * by);
            c[k] += (char) (k + by);
            i[k] += k * k + by;
            j[k] += k * 1_000_000_007L;
            f[k] += k / 2f;
            d[k] += k / 4.0;
            h[k] = Half.of(h[k].toFloat() + k);
          });
      results.add(q.read(z, 3));
      results.add(q.read(b, 99));
      results.add(q.read(s, 98));
      results.add(q.read(c, 97));
      results.add(q.read(i, 96));
      results.add(q.read(j, 95));
      results.add(q.read(f, 94));
      results.add(q.read(d, 93));
      results.add(q.read(h, 0).toFloat());
    }
    q.await(h);
    results.add(h[99].toFloat());
    q.await();
    results.addAll(List.of(z, b, s, c, i, j, f, d));
  }

  /** Rows, also by themselves, and records. */
  static void laidOut(DeviceQueue q, List<Object> results) {
    float[][] rows = new float[4][50];
    float[] row = rows[2];
    Particle[] particles = new Particle[50];
    Arrays.setAll(particles, i -> new Particle(i, 0));
    int[] most = {0};
    for (int step = 0; step < 4; step++) {
      int k = step;
      q.parallelFor(
          range(50),
          i -> {
            rows[k][i] += i;
            rows[2][i] += 1;
            particles[i] = new Particle(particles[i].x() + rows[k][i], k);
          });
      q.parallelFor(range(50), i -> row[i] *= 3);
      q.singleTask(() -> most[0] += particles[49].hits());
      results.add(q.read(row, 10));
      q.await(most);
      results.add(most[0]);
      most[0] *= 2;
      if (step == 1) {
        q.await(rows);
        rows[2][10] += 1000;
        q.await(particles);
        particles[49] = new Particle(-1, 7);
      } else if (step == 2) {
        q.await(row);
        row[11] = 5;
      }
    }
    q.await();
    results.addAll(List.of(rows, particles[49].toString(), most));
  }

  public static Object run(DeviceQueue q) {
    List<Object> results = new ArrayList<>();
    int nodes = 300;
    int[] starts = new int[nodes + 1];
    int[] targets = new int[3 * nodes];
    for (int v = 0; v < nodes; v++) {
      starts[v + 1] = starts[v] + 3;
      targets[3 * v] = (v + 1) % nodes;
      targets[3 * v + 1] = (v * 7 + 3) % nodes;
      targets[3 * v + 2] = v / 2;
    }
    results.add(search(q, starts, targets, nodes));
    results.add(relax(q, 20, results));
    read(q, results);
    laidOut(q, results);
    return results.toArray();
  }
}
