import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.ArrayList;
import java.util.List;

/** Arrays compared with `null`: those that a launch takes never are it. */
public class NullComparisons {
  static final int[] TABLE = {3, 1, 4};
  static final int[] READ = new int[Integer.parseInt("2")];

  record Weights(float[] values, int from) {}

  record Point(int x, int y) {}

  private final int[] field;

  NullComparisons(int[] field) {
    this.field = field;
  }

  /** As libraries begin. */
  static int sum(int[] values) {
    if (values == null || values.length == 0) {
      return -1;
    }
    int sum = 0;
    for (int value : values) sum += value;
    return sum;
  }

  static <T> int count(int[][] rows, int i) {
    return rows != null && (null) != rows[i] ? rows[i].length : -1;
  }

  static int[] given(int[] first, int[] second) {
    return first != null ? first : second;
  }

  void add(DeviceQueue q, int[] to) {
    q.parallelFor("add", range(to.length), i -> to[i] += field == null ? 1000 : field[i % field.length]).await();
  }

  static void sums(DeviceQueue q, int[] a, int[][] rows, int[] to) {
    q.parallelFor(
            "sums",
            range(to.length),
            i -> {
              int[] own = new int[3];
              own[i % 3] = i;
              int[][] grid = new int[2][3];
              grid[1][i % 3] = 2 * i;
              int[] chosen = i % 2 == 0 ? a : own;
              int[] row = rows[i % rows.length];
              int bits = 0;
              if (a == null) bits |= 1;
              if ((int[]) null == own) bits |= 2;
              if (grid == null || grid[1] == null) bits |= 4;
              if (chosen != null) bits |= 8;
              if (row != null) bits |= 16;
              if (TABLE != null) bits |= 32;
              if (!(READ == null)) bits |= 64;
              boolean any = rows == null | rows[i % rows.length] == null;
              to[i] = bits + 1000 * (sum(a) + sum(own) + sum(chosen) + sum(row)) + (any ? 128 : 0) + count(rows, i % rows.length);
            })
        .await();
  }

  static void onlyCompared(DeviceQueue q, int[] a, int[] to) {
    q.parallelFor("compared", range(to.length), i -> to[i] = a == null ? -1 : i).await();
  }

  static void onlyInFunction(DeviceQueue q, int[] a, int[] b, int[] to) {
    q.parallelFor("given", range(to.length), i -> to[i] = given(a, b)[0] + i).await();
  }

  static void records(DeviceQueue q, Weights w, Point[] points, int[] to) {
    q.parallelFor(
            "records",
            range(to.length),
            i -> to[i] = (w.values() == null ? 7 : (int) w.values()[i % 2] + w.from()) + (points != null ? points[i % points.length].x() : 9))
        .await();
  }

  static void rows(DeviceQueue q, int[][][] cube, int[] to) {
    q.parallelFor(
            "rows",
            range(to.length),
            i -> {
              int seen = 0;
              for (int[][] layer : cube) {
                for (int[] row : layer) if (row != null) seen += row.length;
              }
              to[i] = seen;
            })
        .await();
  }

  static void recordRows(DeviceQueue q, Point[][] rows, int[] to) {
    q.parallelFor(
            "recordRows",
            range(to.length),
            i -> to[i] = rows[i % rows.length] == null ? -1 : rows[i % rows.length][0].y() + i)
        .await();
  }

  private static void refused(List<Object> results, Runnable launch) {
    try {
      launch.run();
      results.add("ran");
    } catch (NullPointerException e) {
      results.add(e.getMessage());
    }
  }

  public static Object run(DeviceQueue q) {
    List<Object> results = new ArrayList<>();
    int[] a = {4, 5, 6};
    int[] to = new int[8];
    new NullComparisons(a).add(q, to);
    results.add(to.clone());
    sums(q, a, new int[][] {{1, 2}, {}, {3}}, to);
    results.add(to.clone());
    sums(q, new int[0], new int[][] {{}}, to);
    results.add(to.clone());
    onlyCompared(q, a, to);
    results.add(to.clone());
    onlyInFunction(q, a, to, to);
    results.add(to.clone());
    records(q, new Weights(new float[] {2, 3}, 4), new Point[] {new Point(1, 2)}, to);
    results.add(to.clone());
    rows(q, new int[][][] {{{1}, {}}, {}}, to);
    results.add(to.clone());
    recordRows(q, new Point[][] {{new Point(3, 4)}, {new Point(5, 6)}}, to);
    results.add(to.clone());
    refused(results, () -> new NullComparisons(null).add(q, to));
    refused(results, () -> onlyCompared(q, null, to));
    refused(results, () -> onlyInFunction(q, null, a, to));
    refused(results, () -> sums(q, null, new int[1][1], to));
    refused(results, () -> sums(q, a, null, to));
    refused(results, () -> sums(q, a, new int[2][], to));
    refused(results, () -> records(q, new Weights(null, 1), new Point[1], to));
    refused(results, () -> records(q, new Weights(new float[2], 1), null, to));
    refused(results, () -> rows(q, new int[][][] {{}, null}, to));
    refused(results, () -> rows(q, new int[][][] {{{1}, null}}, to));
    refused(results, () -> recordRows(q, null, to));
    refused(results, () -> recordRows(q, new Point[][] {{new Point(3, 4)}, null}, to));
    results.add(to);
    return results.toArray();
  }
}
