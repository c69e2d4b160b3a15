import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Those of two dimensions. */
final class GridPrograms {
  /** The largest matrix has so many rows and columns. */
  private static final int LARGEST_MATRIX = 256;

  private final DeviceQueue q;
  private final int width;
  private final int height;
  private final float[] x;
  private final float[] y;
  private final float[] z;
  private final int[] pixels;
  private final int[] image;

  /** Those over {@code n} elements, a power of two of at least 2^8, of longer arrays. */
  GridPrograms(DeviceQueue q, int n, int length) {
    this.q = q;
    this.width = 1 << (Integer.numberOfTrailingZeros(n) + 1) / 2;
    this.height = n / width;
    SplittableRandom random = new SplittableRandom(1);
    x = new float[length];
    y = new float[length];
    z = new float[length];
    pixels = random.ints(length).toArray();
    image = new int[length];
    for (int i = 0; i < length; i++) {
      x[i] = (float) random.nextDouble();
      y[i] = (float) random.nextDouble();
    }
  }

  List<FirstProgram> all() {
    return List.of(stencil(), blur(), matrixProduct(), mandelbrot());
  }

  private static void stencilAt(float[] in, float[] out, int width, int row, int column) {
    int i = (row + 1) * width + column + 1;
    out[i] = 0.2f * (in[i] + in[i - 1] + in[i + 1] + in[i - width] + in[i + width]);
  }

  private FirstProgram stencil() {
    float[] in = x;
    float[] out = z;
    int w = width;
    int rows = height - 2;
    int columns = width - 2;
    FirstProgram.Part body =
        (from, to) -> {
          for (int r = from; r < to; r++) {
            for (int c = 0; c < columns; c++) {
              stencilAt(in, out, w, r, c);
            }
          }
        };
    return FirstProgram.ofRows(
        "stencil 2-D",
        out,
        () -> Arrays.fill(out, 0),
        rows,
        body,
        () -> {
          q.parallelFor(range(rows, columns), (r, c) -> stencilAt(in, out, w, r, c));
          q.await();
        });
  }

  /** The mean of nine pixels, each of four channels of 8 bits. */
  private static void blurAt(int[] in, int[] out, int width, int row, int column) {
    int b = 0;
    int g = 0;
    int r = 0;
    for (int dy = 0; dy < 3; dy++) {
      for (int dx = 0; dx < 3; dx++) {
        int pixel = in[(row + dy) * width + column + dx];
        b += pixel & 255;
        g += pixel >> 8 & 255;
        r += pixel >> 16 & 255;
      }
    }
    out[(row + 1) * width + column + 1] = 255 << 24 | r / 9 << 16 | g / 9 << 8 | b / 9;
  }

  private FirstProgram blur() {
    int[] in = pixels;
    int[] out = image;
    int w = width;
    int rows = height - 2;
    int columns = width - 2;
    FirstProgram.Part body =
        (from, to) -> {
          for (int r = from; r < to; r++) {
            for (int c = 0; c < columns; c++) {
              blurAt(in, out, w, r, c);
            }
          }
        };
    return FirstProgram.ofRows(
        "blur of an image",
        out,
        () -> Arrays.fill(out, 0),
        rows,
        body,
        () -> {
          q.parallelFor(range(rows, columns), (r, c) -> blurAt(in, out, w, r, c));
          q.await();
        });
  }

  private FirstProgram matrixProduct() {
    float[] a = x;
    float[] b = y;
    float[] c = z;
    int m = Math.min(LARGEST_MATRIX, Math.min(width, height));
    // The order of the loops that a JVM makes vectors of.
    FirstProgram.Part body =
        (from, to) -> {
          for (int i = from; i < to; i++) {
            Arrays.fill(c, i * m, (i + 1) * m, 0);
            for (int k = 0; k < m; k++) {
              float factor = a[i * m + k];
              for (int j = 0; j < m; j++) {
                c[i * m + j] += factor * b[k * m + j];
              }
            }
          }
        };
    return FirstProgram.ofRows(
        "matrix product",
        c,
        () -> Arrays.fill(c, 0),
        m,
        body,
        () -> {
          q.parallelFor(
              range(m, m),
              (i, j) -> {
                float sum = 0;
                for (int k = 0; k < m; k++) {
                  sum += a[i * m + k] * b[k * m + j];
                }
                c[i * m + j] = sum;
              });
          q.await();
        });
  }

  private static int steps(int row, int column, int rows, int columns) {
    float cr = 3f * column / columns - 2;
    float ci = 2f * row / rows - 1;
    float zr = 0;
    float zi = 0;
    int steps = 0;
    while (steps < 100 && zr * zr + zi * zi < 4) {
      float next = zr * zr - zi * zi + cr;
      zi = 2 * zr * zi + ci;
      zr = next;
      steps++;
    }
    return steps;
  }

  private FirstProgram mandelbrot() {
    int[] out = image;
    int w = width;
    int h = height;
    FirstProgram.Part body =
        (from, to) -> {
          for (int r = from; r < to; r++) {
            for (int c = 0; c < w; c++) {
              out[r * w + c] = steps(r, c, h, w);
            }
          }
        };
    return FirstProgram.ofRows(
        "Mandelbrot",
        out,
        () -> Arrays.fill(out, 0),
        h,
        body,
        () -> {
          q.parallelFor(range(h, w), (r, c) -> out[r * w + c] = steps(r, c, h, w));
          q.await();
        });
  }
}
