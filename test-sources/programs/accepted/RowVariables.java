import static dev.sycamore.Range.range;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Half;
import java.util.Arrays;

/** Array variables that refer to rows and are assigned again or chosen: of captured, private and constant arrays of arrays. */
public class RowVariables {
  static final int[][] TABLE = {{3, 1, 4}, {1, 5, 9}, {2, 6, 5}};

  record Point(int x, float y) {
    Point moved(int by) {
      return new Point(x + by, y - by);
    }
  }

  private final int[][] own = {{1, 2}, {3, 4, 5}};

  static int[] longer(int[] a, int[] b) {
    return a.length >= b.length ? a : b;
  }

  static int sum(int[] values) {
    int sum = 0;
    for (int v : values) sum = sum * 7 + v;
    return sum;
  }

  static void add(int[] values, int v) {
    for (int k = 0; k < values.length; k++) values[k] += v;
  }

  static int next(int[] count) {
    return count[0]++;
  }

  /** The parameters are variables, and so are their rows. */
  static int smallest(int[][] rows, int[] first) {
    int[] best = first;
    for (int[] row : rows) {
      if (row.length > 0 && sum(row) < sum(best)) best = row;
    }
    first = rows[0];
    return sum(best) * 3 + first.length;
  }

  static float weigh(Point[] a, Point[] b) {
    Point[] from = a;
    float sum = 0;
    for (int k = 0; k < 3; k++) {
      for (Point p : from) sum = sum * 2 + p.y() + p.x();
      from = k % 2 == 0 ? b : a;
    }
    return sum;
  }

  static int[][] jagged(int n) {
    int[][] rows = new int[n][];
    for (int i = 0; i < n; i++) {
      rows[i] = new int[1 + i % 4];
      for (int j = 0; j < rows[i].length; j++) rows[i][j] = i * 10 + j;
    }
    return rows;
  }

  public static Object run(DeviceQueue q) {
    int n = 40;
    int[][] a = jagged(n);
    int[][] b = jagged(n + 2);
    int[] out = new int[n];
    q.parallelFor(
            range(n),
            i -> {
              int[] row = a[i];
              int total = sum(row) + row.length;
              row = b[i + 1 & ~1];
              total = total * 31 + sum(row) + row.length;
              int[] best = i % 2 == 0 ? a[i] : b[i + 2];
              best[0] += 1000;
              best[best.length - 1]++;
              total += best[0] + (i % 3 == 0 ? a[i] : best)[0];
              for (int k = 0; k < 4; k++) {
                int[] t = row;
                row = best;
                best = t;
                total = total * 17 + row[k % row.length];
              }
              row = row.length > 2 ? row : i % 5 < 2 ? best : out;
              total += row.length > 4 ? 7 : sum(row);
              out[i] += total;
            })
        .await();

    // Searches, in loops over rows and over indices; parameters.
    int[] found = new int[n];
    q.parallelFor(
            range(n),
            i -> {
              int[] smallest = a[0];
              int[] largest;
              for (int[] row : a) {
                if (sum(row) < sum(smallest)) smallest = row;
              }
              largest = a[i];
              for (int k = 0; k < b.length; k++) {
                int[] row = b[k];
                if (sum(row) % (i + 1) > sum(largest) % (i + 1)) largest = row;
              }
              int[] copy = {i, 2};
              found[i] = sum(smallest) * 3 + sum(largest) + smallest(b, copy) * 5 + smallest(a, largest);
            })
        .await();

    // Private arrays of two dimensions: ping-pong of rows; each has elements of its own.
    int[] pingPong = new int[n];
    q.parallelFor(
            range(n),
            i -> {
              int[][] grid = {{i, 2, 3, 4}, {5, 6, i, 8}, {0, 0, 0, 0}};
              int[] src = grid[0];
              int[] dst = grid[i % 2 + 1];
              for (int round = 0; round < 3 + i % 4; round++) {
                for (int k = 0; k < 4; k++) dst[k] = src[(k + 1) % 4] * 3 + src[k] + round;
                int[] t = src;
                src = dst;
                dst = t;
              }
              int[] count = {0};
              int[] r = grid[next(count)];
              r[next(count)] -= 4;
              r = grid[next(count)];
              r[count[0]] = r[0]++ + count[0];
              int[] mixed = i % 3 == 0 ? TABLE[i % 2] : i % 3 == 1 ? grid[i % 3] : a[i];
              add(r, 2);
              pingPong[i] = sum(src) * 31 + sum(dst) + sum(grid[2]) * 5 + sum(mixed) + mixed.length;
              mixed = TABLE[2];
              pingPong[i] += sum(mixed);
            })
        .await();

    // Methods that return one of their parameters, switches.
    int[] returned = new int[n];
    q.parallelFor(
            range(n),
            i -> {
              int[] x = a[i];
              int[] y = b[(i + 1) % n];
              int[] z = longer(x, y);
              int[] w = longer(y, x);
              z = longer(z, w);
              returned[i] = sum(z);
              x = switch (i % 4) { case 0 -> b[0]; case 1 -> y; default -> { int k = i / 2; yield a[k]; } };
              returned[i] = returned[i] * 5 + sum(longer(x, z)) + sum(switch (i % 2) { case 0 -> a[i]; default -> x; });
            })
        .await();

    // Three dimensions: variables of planes, and of rows of planes.
    int[][][] cube = {jagged(3), jagged(5), {}};
    int[] deep = new int[n];
    q.parallelFor(
            range(n),
            i -> {
              int[][][] block = {{{1, 2}, {3, i}}, {{5, 6}, {7, 8}}};
              int[][] plane = cube[i % 3];
              int total = plane.length;
              plane = plane.length == 0 ? cube[0] : plane;
              int[] row = plane[1];
              total = total * 7 + sum(row);
              row = cube[1][i % 5];
              total = total * 7 + sum(row);
              plane = i % 2 == 0 ? block[i % 4 / 2] : b;
              row = plane[i % 2];
              total = total * 7 + sum(row) + plane.length;
              for (int[] other : plane) {
                row = other;
                if (other[0] > 50) break;
              }
              row = (i % 2 == 0 ? block[1] : a)[row.length % 2];
              if (i % 2 == 0) {
                row[0] += 100;
              }
              deep[i] = total + row[0] + block[1][0][0] + block[1][1][0] + cube[i % 2][0][0];
            })
        .await();

    // Records and halves.
    Point[][] ps = {{new Point(1, 2)}, {new Point(3, 4), new Point(5, 6)}, {new Point(7, 8), new Point(9, 10), new Point(0, 1)}};
    Half[][] hs = {{Half.ONE}, {Half.of(2), Half.of(0.5f)}, {Half.of(-3)}};
    float[] sums = new float[3];
    q.parallelFor(
            range(3),
            i -> {
              Point[] row = ps[i];
              Point[] other = ps[2 - i];
              for (int k = 0; k < 2; k++) {
                sums[i] = sums[i] * 3 + row[0].y() + weigh(row, other) + row.length;
                Point[] t = row;
                row = other;
                other = t;
              }
              Half[] h = i == 0 ? hs[2] : hs[1];
              h = h.length == 2 ? h : hs[0];
              Point[] mine = {new Point(i, i), new Point(2, 3)};
              Point[] any = i == 1 ? mine : ps[i];
              sums[i] += h[0].toFloat() + any[any.length - 1].x();
            })
        .await();
    q.parallelFor(
            range(3),
            i -> {
              Point[] row = i < 2 ? ps[i] : ps[2];
              for (int k = 0; k < row.length; k++) row[k] = row[k].moved(k + 1);
              Point last = row[row.length - 1] = row[0].moved(9);
              Half[] h = hs[i];
              if (i == 1) h = hs[1];
              h[0] = h[h.length - 1].add(Half.of(last.x()));
            })
        .await();

    int[] counts = new int[2];
    int[][] all = {counts, new int[2]};
    q.parallelFor(
            range(64),
            i -> {
              int[] row = all[0];
              if (i % 4 == 0) row = all[1];
              Atomics.add(row, i % 2, i);
              int[] copy = new int[2];
              int[] from = i % 2 == 0 ? TABLE[0] : TABLE[i % 3];
              System.arraycopy(from, 0, copy, 0, 2);
              Atomics.add(all[0], 0, copy[1] + Arrays.hashCode(from));
            })
        .await();

    int[] fields = new RowVariables().fields(q);
    return new Object[] {
      a, b, out, found, pingPong, returned, deep, sums, Arrays.deepToString(ps), Arrays.deepToString(hs), all, fields
    };
  }

  private int[] fields(DeviceQueue q) {
    int[] out = new int[6];
    q.parallelFor(
            range(6),
            i -> {
              int[] row = own[0];
              for (int k = 0; k < i; k++) row = k == 3 ? row : own[k % 2];
              out[i] = sum(row) + own.length;
            })
        .await();
    return out;
  }
}
