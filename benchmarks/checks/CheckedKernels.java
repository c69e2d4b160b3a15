import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.WRITE;
import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceQueue;
import dev.sycamore.FloatAccessor;
import dev.sycamore.FloatAccessor2;
import dev.sycamore.FloatDeviceBuffer;
import dev.sycamore.FloatDeviceBuffer2;
import dev.sycamore.IntAccessor;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.LocalFloats2;
import java.util.LinkedHashMap;
import java.util.Map;

/** The samples' kernels on buffers that stay on the device; compiled once with checks and once without. */
public final class CheckedKernels {

  private static final int VECTOR = 1 << 20;
  private static final int MATRIX = 256;
  private static final int TILE = 16;
  private static final int ROWS = 640;
  private static final int COLUMNS = 960;

  private CheckedKernels() {}

  /** Launches, by name. */
  public static Map<String, Runnable> launches(DeviceQueue q) {
    FloatDeviceBuffer x = DeviceBuffer.floats(VECTOR);
    FloatDeviceBuffer y = DeviceBuffer.floats(VECTOR);
    FloatDeviceBuffer z = DeviceBuffer.floats(VECTOR);
    FloatDeviceBuffer2 left = DeviceBuffer.floats(range(MATRIX, MATRIX));
    FloatDeviceBuffer2 right = DeviceBuffer.floats(range(MATRIX, MATRIX));
    FloatDeviceBuffer2 product = DeviceBuffer.floats(range(MATRIX, MATRIX));
    IntDeviceBuffer image = DeviceBuffer.ints(ROWS * COLUMNS);
    Map<String, Runnable> launches = new LinkedHashMap<>();
    launches.put("Saxpy, 2^20 floats", () -> saxpy(q, x, y, z));
    launches.put("MatrixMultiply, 256 x 256", () -> multiply(q, left, right, product));
    launches.put("the same, tiles in local memory", () -> multiplyTiles(q, left, right, product));
    launches.put("Mandelbrot, 960 x 640", () -> mandelbrot(q, image));
    return launches;
  }

  private static void saxpy(
      DeviceQueue q, FloatDeviceBuffer xs, FloatDeviceBuffer ys, FloatDeviceBuffer zs) {
    q.submit(
        h -> {
          FloatAccessor x = xs.access(h, READ);
          FloatAccessor y = ys.access(h, READ);
          FloatAccessor z = zs.access(h, WRITE);
          h.parallelFor(range(VECTOR), i -> z.set(i, 2.5f * x.get(i) + y.get(i)));
        });
  }

  private static void multiply(
      DeviceQueue q, FloatDeviceBuffer2 ls, FloatDeviceBuffer2 rs, FloatDeviceBuffer2 ps) {
    q.submit(
        h -> {
          FloatAccessor2 l = ls.access(h, READ);
          FloatAccessor2 r = rs.access(h, READ);
          FloatAccessor2 p = ps.access(h, WRITE);
          h.parallelFor(
              range(MATRIX, MATRIX),
              (row, column) -> {
                float sum = 0;
                for (int k = 0; k < MATRIX; k++) {
                  sum += l.get(row, k) * r.get(k, column);
                }
                p.set(row, column, sum);
              });
        });
  }

  private static void multiplyTiles(
      DeviceQueue q, FloatDeviceBuffer2 ls, FloatDeviceBuffer2 rs, FloatDeviceBuffer2 ps) {
    q.submit(
        h -> {
          FloatAccessor2 l = ls.access(h, READ);
          FloatAccessor2 r = rs.access(h, READ);
          FloatAccessor2 p = ps.access(h, WRITE);
          LocalFloats2 a = h.localFloats(TILE, TILE);
          LocalFloats2 b = h.localFloats(TILE, TILE);
          h.parallelFor(
              ndRange(range(MATRIX, MATRIX), range(TILE, TILE)),
              it -> {
                int row = it.globalId(0);
                int column = it.globalId(1);
                int i = it.localId(0);
                int j = it.localId(1);
                float sum = 0;
                for (int t = 0; t < MATRIX / TILE; t++) {
                  a.set(i, j, l.get(row, t * TILE + j));
                  b.set(i, j, r.get(t * TILE + i, column));
                  it.barrier();
                  for (int k = 0; k < TILE; k++) {
                    sum += a.get(i, k) * b.get(k, j);
                  }
                  it.barrier();
                }
                p.set(row, column, sum);
              });
        });
  }

  static int escapeTime(int row, int column) {
    double re = -2.1 + 3.0 * column / COLUMNS;
    double im = -1.0 + 2.0 * row / ROWS;
    double x = 0;
    double y = 0;
    int steps = 0;
    while (steps < 500 && x * x + y * y <= 4) {
      double next = x * x - y * y + re;
      y = 2 * x * y + im;
      x = next;
      steps++;
    }
    return steps;
  }

  private static void mandelbrot(DeviceQueue q, IntDeviceBuffer image) {
    q.submit(
        h -> {
          IntAccessor out = image.access(h, WRITE);
          h.parallelFor(
              range(ROWS, COLUMNS),
              (row, column) -> out.set(row * COLUMNS + column, escapeTime(row, column)));
        });
  }
}
