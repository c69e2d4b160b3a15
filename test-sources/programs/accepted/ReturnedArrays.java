import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Half;
import java.util.function.IntUnaryOperator;

/** Methods that return arrays and rows: in loops, of several address spaces, of records, nested, as arguments and results. */
public class ReturnedArrays {
  static final int[] TABLE = {3, 1, 4, 1, 5};
  static final int[][] TABLES = {{2, 7, 1}, {8, 2, 8}};

  record Point(int x, float y) {}

  final int[] own = {5, 6, 7, 8};

  static int[] pick(int[] a, int[] b, int n) {
    return n % 2 == 0 ? a : b;
  }

  static int[] row(int[][] rows, int k) {
    return rows[k % rows.length];
  }

  static int[] best(int[][] rows, int[] first) {
    int[] best = first;
    for (int[] r : rows) {
      if (sum(r) > sum(best)) best = r;
    }
    return best;
  }

  static int[][] plane(int[][][] cube, int k) {
    int[][] p = cube[0];
    for (int i = 0; i < k && i < cube.length; i++) p = cube[i];
    return p;
  }

  static int[] nested(int[] a, int[] b, int[] c, int n) {
    int[] t = pick(a, pick(b, c, n / 2), n);
    if (n > 20) return pick(t, a, n / 3);
    switch (n % 3) {
      case 0: t = c; break;
      case 1: return t;
      default: t = switch (n % 5) { case 0 -> a; case 1 -> { int[] u = b; yield u; } default -> pick(c, t, n); };
    }
    return t;
  }

  static int[] filled(int[] to, int[] from) {
    for (int k = 0; k < to.length; k++) to[k] += from[k % from.length];
    return to;
  }

  /** The parameters are swapped before one is returned. */
  static int[] swapped(int[] a, int[] b, int rounds) {
    for (int k = 0; k < rounds; k++) {
      int[] t = a;
      a = b;
      b = t;
    }
    return a;
  }

  static Point[] points(Point[] a, Point[] b, boolean first) {
    Point[] p = b;
    if (first) p = a;
    return p;
  }

  static Point[] pointRow(Point[][] rows, int[] count) {
    return rows[count[0]++ % rows.length];
  }

  static Half[] halves(Half[] a, Half[] b, int i) {
    return i < 2 ? a : b;
  }

  static <T> T[] either(T[] a, T[] b, boolean first) {
    return first ? a : b;
  }

  static boolean[] flags(boolean[] a, boolean[] b, int i) {
    return i % 3 == 0 ? a : b;
  }

  static double[] doubles(double[] a, double[] b, int i) {
    while (true) {
      if (i > 7) return a;
      i += 3;
      if (i % 2 == 0) return b;
    }
  }

  static int sum(int[] v) {
    int s = 0;
    for (int x : v) s = s * 31 + x;
    return s;
  }

  static int next(int[] count) {
    return count[0]++;
  }

  static int length(int[] a) {
    return a.length;
  }

  final int[] mine(int[] a, int[] b) {
    return own[a.length % 4] > 6 ? a : b;
  }

  static int[][] jagged(int n, int by) {
    int[][] rows = new int[n][];
    for (int i = 0; i < n; i++) {
      rows[i] = new int[i % 4];
      for (int j = 0; j < rows[i].length; j++) rows[i][j] = i * 10 + j * by;
    }
    return rows;
  }

  public static Object run(DeviceQueue q) {
    int n = 48;
    int[] a = new int[n], b = new int[n], none = {}, c = {2, 7, 1}, d = {8, 2, 8, 1};
    for (int i = 0; i < n; i++) { a[i] = i * 3 + 1; b[i] = 77 - i; }
    int[] out = new int[n];
    q.parallelFor(range(n), i -> {
      int[] t = a;
      for (int k = 0; k < i % 5; k++) t = pick(t, k == 2 ? b : a, k + t[i]);
      t[i] += 7;
      pick(a, b, i)[i]++;
      out[i] = pick(a, b, i)[i] * 3 + pick(t, none, i % 4).length + length(pick(none, none, i));
      int[] z = pick(none, d, i);
      for (int v : z) out[i] = out[i] * 7 + v;
      out[i] += sum(nested(c, d, none, i)) + nested(t, t, none, i).length;
    }).await();

    // Private memory, and several address spaces at once.
    int[] spaces = new int[n];
    q.parallelFor(range(n), i -> {
      int[] x = {i, 2, 3}, y = {4, i, 6, 8}, empty = new int[0], spare = {i, i, i, 9};
      int[] count = {0};
      int[] t = swapped(x, y, i % 4);
      t[i % 3] += 10;
      t = pick(t, empty, i % 7 == 0 ? 1 : 0);
      int total = t.length;
      int[] m = pick(a, x, i);
      total = total * 31 + m[i % 3] + m.length;
      m = pick(m, y, i / 2);
      total = total * 31 + sum(m);
      m = i % 5 == 0 ? TABLE : pick(y, m, i);
      total = total * 31 + sum(m) + pick(TABLE, x, i)[1];
      pick(y, spare, i % 2 == 0 ? 0 : i % 3)[i % 4] -= 3;
      filled(x, TABLE)[next(count)] *= 2;
      filled(filled(x, y), pick(a, TABLE, i))[next(count)]++;
      int[] e = pick(y, x, i);
      IntUnaryOperator f = k -> e[k % e.length] + k;
      spaces[i] = total * 31 + sum(nested(x, a, TABLE, i)) + sum(x) * 3 + sum(y) * 5 + count[0] + f.applyAsInt(i)
          + sum(pick(switch (i % 3) { case 0 -> x; case 1 -> a; default -> pick(TABLE, y, i); }, y, i));
    }).await();

    // Rows as arguments and results.
    int[][] r = jagged(9, 2), s = jagged(6, 3);
    int[] rows = new int[n];
    q.parallelFor(range(n), i -> {
      int[][] grid = {{i, 2}, {3, i}, {5, 6}};
      int[] count = {i};
      int total = sum(pick(r[i % 9], s[i % 6], i)) + pick(r[next(count) % 9], r[1], i).length * 3 + count[0];
      total = total * 31 + sum(row(r, i)) + row(s, i).length + sum(row(TABLES, i));
      row(grid, i)[i % 2] += 100;
      total = total * 31 + sum(row(grid, i)) + sum(best(r, s[i % 6])) + sum(best(grid, grid[i % 3]));
      total = total * 31 + sum(best(i % 2 == 0 ? r : s, none)) + sum(best(grid, a)) % 1000;
      int[] t = row(r, 3);
      for (int k = 0; k < 4; k++) {
        if (k % 2 == i % 2) t = row(k == 2 ? s : r, i + k);
        total += sum(t);
        t = pick(t, r[3], k);
      }
      for (int[] one : i % 3 == 0 ? r : s) {
        if (one.length == 0) one = r[1];
        total = total * 3 + one[0];
        if (one.length > 2) { t = one; continue; }
        t = pick(t, one, i);
      }
      t = switch (i % 4) { case 0 -> r[i % 9]; case 1 -> { int k = i / 2; yield row(s, k); } case 2 -> grid[i % 3]; default -> t; };
      int[] u = switch (i % 3) { case 0 -> s[5]; case 1 -> row(r, 7); default -> { int[] v = r[3]; yield pick(v, s[3], i); } };
      rows[i] = total * 31 + sum(t) + t.length + sum(u) + sum(grid[0]) + sum(grid[1]) * 3 + sum(grid[2]) * 5;
    }).await();

    int[][][] cube = {jagged(3, 1), jagged(5, 7), {}, jagged(2, 3)};
    int[] planes = new int[n];
    q.parallelFor(range(n), i -> {
      int[][][] block = {{{1, 2}, {3, i}}, {{5, 6}, {7, 8}}, {{i, i}, {0, 1}}};
      int[][] p = plane(cube, i % 5);
      int total = p.length;
      p = p.length == 0 ? r : p;
      total = total * 31 + sum(row(p, i));
      p = plane(block, i % 4);
      p[1][i % 2]++;
      total = total * 31 + sum(p[1]) + sum(row(plane(block, i), 1));
      p = cube[p[0][0] % 2];
      for (int k = 0; k < 3; k++) p = cube[(p[1].length + p[1][0] + k & 7) % 2];
      planes[i] = total * 31 + p.length + sum(plane(cube, 2)[4]) + block[0][1][0] + block[1][1][1] + block[2][1][0];
    }).await();

    // Records, halves and other elements.
    Point[] ps = {new Point(1, 2), new Point(3, 4)}, qs = {new Point(5, 6), new Point(7, 8), new Point(9, 0.5f)};
    Point[][] prs = {ps, {}, qs, {new Point(-1, -2)}};
    Half[] h1 = {Half.ONE, Half.of(3)}, h2 = {Half.of(0.25f)};
    double[] d1 = {1, 2, 3}, d2 = {-0.0, 4, 1e300};
    float[] records = new float[6];
    q.parallelFor(range(6), i -> {
      Point[] mine = {new Point(i, 2 * i), new Point(i + 1, 9)};
      int[] count = {i};
      Point[] p = points(ps, qs, i % 2 == 0);
      float sum = p[1].y() + p.length * 3;
      p = points(p, qs, i > 3);
      sum = sum * 2 + p[0].x();
      Point[] v = points(mine, p, i % 3 == 0);
      sum = sum * 2 + v[1].x() + v.length;
      v = points(i < 2 ? mine : v, pointRow(prs, count), i % 4 != 0);
      for (Point one : v) sum = sum * 3 + one.x() - one.y();
      points(mine, mine, i > 2)[i % 2] = new Point(40, i);
      sum += either(mine, mine, true)[0].x() + either(ps, qs, i > 2)[1].y() + mine[1].x() * 5 + count[0];
      sum += halves(h1, h2, i)[0].toFloat() + halves(h2, h1, i % 3).length;
      boolean[] f = {true, false}, g = {false, false, true};
      flags(f, g, i)[0] ^= true;
      sum += (f[0] ? 1 : 0) + (g[0] ? 2 : 0) + flags(g, f, i).length * 4;
      double[] own = {i, 0.5};
      sum += (float) (doubles(d1, d2, i)[1] + doubles(own, d1, i)[0] + doubles(own, own, i)[1]);
      records[i] = sum;
    }).await();
    q.parallelFor(range(2), i -> {
      Point[] p = points(ps, qs, i == 0);
      p[1] = new Point(p[0].x() + 100, p[1].y());
      halves(h1, h2, i == 0 ? 0 : 5)[0] = Half.of(8);
    }).await();

    int[] c1 = new int[3], c2 = new int[3];
    int[] nd = new int[n];
    q.parallelFor(ndRange(n, 8), it -> {
      int i = it.globalId(0);
      int[] x = {i, i + 1, i + 2}, y = {i, 0, 0, 5};
      Atomics.add(pick(c1, c2, i), i % 3, i);
      int[] t = pick(x, y, it.groupId(0));
      for (int k = 0; k < t.length; k++) {
        t[k] += k;
        it.barrier();
      }
      int[] u = pick(t, y, i);
      nd[i] = sum(u) * 31 + sum(x);
    }).await();
    return new Object[] {
      out, a, b, spaces, rows, r, s, planes, records, java.util.Arrays.toString(ps), java.util.Arrays.toString(qs),
      java.util.Arrays.toString(h1), java.util.Arrays.toString(h2), c1, c2, nd, new ReturnedArrays().fields(q)
    };
  }

  int[] fields(DeviceQueue q) {
    int[] out = new int[12], other = {1, 2, 3};
    q.parallelFor(range(12), i -> {
      int[] x = {i, 9, 8};
      int[] t = mine(x, own);
      out[i] = sum(t) + mine(other, x)[1] + sum(pick(own, other, i)) + sum(this.mine(x, x));
    }).await();
    return out;
  }
}
