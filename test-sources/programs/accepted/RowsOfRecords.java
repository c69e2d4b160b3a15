import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.Half;
import java.util.Arrays;

/** Arrays of arrays of records and of halves that kernels capture: jagged, with shared rows, in fields and records. */
public class RowsOfRecords {
  enum Phase { SOLID, LIQUID, GAS }

  record Point(float x, float y) {
    Point moved(float by) {
      return new Point(x + by, y - by);
    }
  }

  record Cell(int id, Point at, boolean open, Half weight, Phase phase) {
    Cell next() {
      return new Cell(
          id + 1, at.moved(id), !open, weight.add(Half.ONE), phase == Phase.GAS ? Phase.SOLID : Phase.GAS);
    }
  }

  record Mesh(Point[][] faces, int count) {}

  static final Point[][] FIXED = {{new Point(1, 2)}, {new Point(3, 4), new Point(5, 6)}};

  static final Half[][] SCALES = {{Half.of(0.5f)}, {Half.of(3), Half.ONE}};

  static {
    FIXED[0][0] = new Point(0.5f, -1);
    SCALES[0][0] = Half.of(0.25f);
  }

  private final Point[][] own = points(3);

  static Point[][] points(int n) {
    Point[][] rows = new Point[n][];
    for (int i = 0; i < n; i++) {
      rows[i] = new Point[i % 4];
      for (int j = 0; j < rows[i].length; j++) rows[i][j] = new Point(i, j * 0.5f);
    }
    return rows;
  }

  static float sum(Point[] row) {
    float sum = 0;
    for (Point p : row) sum = sum * 3 + p.x() - p.y();
    return sum;
  }

  static float total(Point[][] rows) {
    float total = rows.length;
    for (Point[] row : rows) total += sum(row) + row.length;
    return total;
  }

  static void move(Point[][] rows, int i, int j) {
    rows[i][j] = rows[i][j].moved(j + 1);
  }

  static void store(Point[] row, int j, Point p) {
    row[j] = p;
  }

  static int next(int[] count) {
    return count[0]++;
  }

  public static Object run(DeviceQueue q) {
    int n = 21;
    Point[][] ps = points(n);
    float[] sums = new float[n];
    q.parallelFor(
            range(n),
            i -> {
              Point[] row = ps[i];
              for (int j = 0; j < row.length; j++) {
                row[j] = row[j].moved(i);
                move(ps, i, j);
                store(row, j, new Point(row[j].y(), ps[i][j].x()));
              }
              sums[i] = sum(row) + sum(ps[i]) + ps[i].length + ps.length;
            })
        .await();

    // Nothing is written: the records stay what they are.
    Point[] before = ps[7].clone();
    float[] totals = new float[n];
    q.parallelFor(range(n), i -> totals[i] = total(ps) + (ps[i].length > 0 ? ps[i][0].x() : 0)).await();
    boolean same = true;
    for (int j = 0; j < before.length; j++) same &= before[j] == ps[7][j];

    // Nested records, all kinds of components; several kernels before a wait.
    Cell[][] cells = new Cell[n][];
    for (int i = 0; i < n; i++) {
      cells[i] = new Cell[1 + i % 3];
      for (int j = 0; j < cells[i].length; j++) {
        cells[i][j] =
            new Cell(i * 10 + j, new Point(i, j), i % 2 == 0, Half.of(i * 0.1f), Phase.values()[(i + j) % 3]);
      }
    }
    int[] ids = new int[n];
    q.parallelFor(range(n), i -> cells[i][0] = cells[i][0].next());
    q.parallelFor(range(n), i -> { for (int j = 0; j < cells[i].length; j++) cells[i][j] = cells[i][j].next(); });
    q.parallelFor(
            range(n),
            i -> {
              for (Cell c : cells[i]) ids[i] = ids[i] * 31 + c.id() + (int) c.at().x() + c.phase().ordinal();
            })
        .await();

    // One row several times is one row; a row that is captured by itself, too.
    Point[] shared = {new Point(1, 1), new Point(2, 2)};
    Point[][] twice = {shared, {new Point(9, 9)}, shared};
    float[] seen = new float[2];
    q.parallelFor(range(2), i -> {
          twice[0][i] = twice[2][i].moved(1);
          twice[2][i] = twice[0][i].moved(10);
        });
    q.parallelFor(range(2), i -> shared[i] = shared[i].moved(100));
    q.parallelFor(range(2), i -> seen[i] = twice[0][i].x() + twice[2][1 - i].y() + twice[1][0].x()).await();

    // Three dimensions.
    Point[][][] cube = {points(5), {}, points(3)};
    cube[2][1] = cube[0][3];
    float[] deep = new float[3];
    q.parallelFor(
            range(3),
            i -> {
              Point[][] plane = cube[i];
              deep[i] = total(plane) + cube.length + plane.length;
              for (Point[][] other : cube) deep[i] += other.length * 3;
              for (Point[] row : cube[2]) deep[i] += sum(row) + cube[2][i].length;
            })
        .await();
    q.parallelFor(range(2), i -> cube[0][3][i] = cube[2][1][i].moved(0.5f)).await();

    // Choices, order of evaluation, assignments as expressions.
    Point[][] left = {{new Point(1, 2), new Point(3, 4)}, {new Point(5, 6), new Point(7, 8)}};
    Point[][] right = points(8);
    float[] chosen = new float[n];
    q.parallelFor(
            range(n),
            i -> {
              Point[][] x = i % 2 == 0 ? left : right;
              int[] count = {0};
              int k = 1;
              chosen[i] = x[k][0].x() + x.length + left[next(count)][next(count)].y() * 100 + count[0];
              chosen[i] += sum(x[k]) + x[k].length + sum(i % 3 == 0 ? left[0] : right[k + 2]);
              chosen[i] += left[k = 0][k].x() + right[3][k++].y() * k;
              for (Point[] row : x) chosen[i] = chosen[i] * 3 + row.length;
            })
        .await();
    q.parallelFor(
            range(2),
            i -> {
              int k = i;
              Point p = left[k][k = 1] = left[i][0].moved(k);
              left[i][0] = new Point(p.y(), k);
            })
        .await();

    RowsOfRecords object = new RowsOfRecords();
    object.fields(q);

    Mesh mesh = new Mesh(points(6), 2);
    q.parallelFor(range(6), i -> { if (i % 4 != 0) mesh.faces()[i][0] = mesh.faces()[i][0].moved(mesh.count()); }).await();

    float[] statics = new float[4];
    q.parallelFor(range(4), i -> statics[i] = total(FIXED) + FIXED[1][i % 2].y() + SCALES[1][i % 2].toFloat()).await();

    Half[][] halfs = new Half[n][];
    for (int i = 0; i < n; i++) {
      halfs[i] = new Half[i % 5];
      for (int j = 0; j < halfs[i].length; j++) halfs[i][j] = Half.of(i - j * 0.3f);
    }
    Half kept = halfs[9][1];
    q.parallelFor(
            range(n),
            i -> {
              Half[] row = halfs[i];
              for (int j = 0; j < row.length; j++) {
                if (i != 9 || j != 1) row[j] = row[j].mul(SCALES[j % 2][0]).add(halfs[i][0]);
              }
              Half last = Half.ZERO;
              for (Half h : row) last = last.add(h);
              sums[i] += last.toFloat();
            })
        .await();
    same &= kept == halfs[9][1];

    return new Object[] {
      show(ps), sums, totals, same, show(cells), ids, show(twice), seen, show(cube[0]), show(cube[2]), deep, chosen,
      show(left), show(object.own), show(mesh.faces()), statics, show(halfs)
    };
  }

  private void fields(DeviceQueue q) {
    q.parallelFor(range(3), i -> { for (int j = 0; j < own[i].length; j++) own[i][j] = own[i][j].moved(FIXED[0][0].x()); })
        .await();
  }

  static String[] show(Object[][] rows) {
    return Arrays.stream(rows).map(Arrays::toString).toArray(String[]::new);
  }
}
