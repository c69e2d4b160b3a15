import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Loops that launch a kernel for each value, where one launch would do, and those that must. */
public class LaunchLoops {
  static float half(float x) {
    return x / 2;
  }

  static void rows(DeviceQueue q, float[] a, float[] b, int rows, int columns) {
    for (int row = 0; row < rows; row++) {
      int r = row;
      /*! SYC1108 | over `row` launches a kernel */q.parallelFor(
          range(columns), i -> b[r * columns + i] = half(a[r * columns + i]));
    }
    for (int row = 0; row < rows; row++) {
      int start = row * columns;
      /*! SYC1108 | over `row` */q.parallelFor(
              range(columns),
              i -> {
                float sum = 0;
                for (int k = 0; k < columns; k++) {
                  sum += a[start + k];
                }
                b[start + i] = sum;
              })
          .await();
    }
  }

  @SuppressWarnings("sycamore:SYC1108")
  static void suppressed(DeviceQueue q, float[] a, float[] b, int rows, int columns) {
    for (int row = 0; row < rows; row++) {
      int r = row;
      q.parallelFor(range(columns), i -> b[r * columns + i] = a[i]);
    }
  }

  /** Each launch reads what the one before wrote. */
  static void steps(DeviceQueue q, float[] d, int n) {
    for (int step = 0; step < n; step++) {
      int k = step;
      q.parallelFor(
          range(n, n), (i, j) -> d[i * n + j] = Math.min(d[i * n + j], d[i * n + k] + d[k * n + j]));
    }
  }

  /** The same elements each time: the order decides. */
  static void again(DeviceQueue q, float[] a, float[] b, int n) {
    for (int step = 0; step < n; step++) {
      int k = step;
      q.parallelFor(range(n), i -> b[i] = a[i] * k);
    }
    for (int step = 0; step < n; step++) {
      int k = step;
      q.parallelFor(range(n), i -> b[k % 2 * n + i] = a[i] * k);
    }
    for (int step = 0; step < n; step++) {
      q.parallelFor(range(n), i -> b[i] = a[i]).await();
    }
  }

  /** Something else is done, or the size differs. */
  static void more(DeviceQueue q, float[] a, float[] b, int rows, int columns) {
    for (int row = 0; row < rows; row++) {
      int r = row;
      q.parallelFor(range(columns), i -> b[r * columns + i] = a[i]).await();
      a[0] += b[r];
    }
    for (int row = 0; row < rows; row++) {
      int r = row;
      q.parallelFor(range(r), i -> b[r * columns + i] = a[i]);
    }
    for (int row = 0; row < rows; row++) {
      int r = row;
      q.parallelFor(range(columns), i -> b[r * columns + i] += a[i]);
    }
  }
}
