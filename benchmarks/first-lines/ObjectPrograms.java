import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Those on arrays of records and on arrays of arrays. */
final class ObjectPrograms {
  /** So many of the elements are a row, or a record. */
  private static final int ROW = 8;

  private static final int COMPONENTS = 4;

  record Point(float x, float y, float z, float w) {}

  private final DeviceQueue q;
  private final int[][] rows;
  private final int[] sums;
  private final Point[] points;
  private final float[] lengths;

  /** Those over {@code n} elements. */
  ObjectPrograms(DeviceQueue q, int n) {
    this.q = q;
    SplittableRandom random = new SplittableRandom(1);
    rows = new int[n / ROW][];
    Arrays.setAll(rows, i -> random.ints(ROW).toArray());
    sums = new int[rows.length];
    points = new Point[n / COMPONENTS];
    Arrays.setAll(
        points, i -> new Point(next(random), next(random), next(random), next(random)));
    lengths = new float[points.length];
  }

  private static float next(SplittableRandom random) {
    return (float) random.nextDouble();
  }

  List<FirstProgram> all() {
    return List.of(rowSums(), rowsInPlace(), recordsRead(), oneComponent());
  }

  private static int sum(int[] row) {
    int sum = 0;
    for (int j = 0; j < ROW; j++) {
      sum += row[j];
    }
    return sum;
  }

  private FirstProgram rowSums() {
    int[][] a = rows;
    int[] out = sums;
    return FirstProgram.ofElements(
        "sums of rows",
        out,
        () -> Arrays.fill(out, 0),
        out.length,
        (from, to) -> {
          for (int i = from; i < to; i++) {
            out[i] = sum(a[i]);
          }
        },
        () -> {
          q.parallelFor(range(out.length), i -> out[i] = sum(a[i]));
          q.await();
        });
  }

  private FirstProgram rowsInPlace() {
    int[][] a = rows;
    return FirstProgram.ofElements(
        "rows in place",
        a[0],
        () -> Arrays.fill(a[0], 0),
        a.length,
        (from, to) -> {
          for (int i = from; i < to; i++) {
            int[] row = a[i];
            for (int j = 0; j < ROW; j++) {
              row[j] += j;
            }
          }
        },
        () -> {
          q.parallelFor(
              range(a.length),
              i -> {
                int[] row = a[i];
                for (int j = 0; j < ROW; j++) {
                  row[j] += j;
                }
              });
          q.await();
        });
  }

  private FirstProgram recordsRead() {
    Point[] in = points;
    float[] out = lengths;
    return FirstProgram.ofElements(
        "records",
        out,
        () -> Arrays.fill(out, 0),
        out.length,
        (from, to) -> {
          for (int i = from; i < to; i++) {
            Point p = in[i];
            out[i] = p.x * p.x + p.y * p.y + p.z * p.z + p.w * p.w;
          }
        },
        () -> {
          q.parallelFor(
              range(out.length),
              i -> {
                Point p = in[i];
                out[i] = p.x * p.x + p.y * p.y + p.z * p.z + p.w * p.w;
              });
          q.await();
        });
  }

  private FirstProgram oneComponent() {
    Point[] in = points;
    float[] out = lengths;
    return FirstProgram.ofElements(
        "one component",
        out,
        () -> Arrays.fill(out, 0),
        out.length,
        (from, to) -> {
          for (int i = from; i < to; i++) {
            out[i] = 2 * in[i].x;
          }
        },
        () -> {
          q.parallelFor(range(out.length), i -> out[i] = 2 * in[i].x);
          q.await();
        });
  }
}
