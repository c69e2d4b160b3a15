import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.List;

/** Pictures and filters. */
final class PictureWorkloads {
  private static final int N = 256;

  private PictureWorkloads() {}

  static List<Workload> all(DeviceQueue q) {
    return List.of(
        mandelbrot(q), julia(q), convolution1(q), convolution2(q), sobel(q), median(q));
  }

  private static int escape(float x, float y, float re, float im) {
    int steps = 0;
    while (steps < 200 && x * x + y * y < 4) {
      float next = x * x - y * y + re;
      y = 2 * x * y + im;
      x = next;
      steps++;
    }
    return steps;
  }

  private static Workload mandelbrot(DeviceQueue q) {
    int[] out = new int[N * N];
    return Workload.of(
        "mandelbrot",
        () -> {
          for (int r = 0; r < N; r++) {
            for (int c = 0; c < N; c++) {
              out[r * N + c] = escape(0, 0, c * 3f / N - 2.2f, r * 2.4f / N - 1.2f);
            }
          }
        },
        () ->
            q.parallelFor(
                    range(N, N),
                    (r, c) ->
                        out[r * N + c] = escape(0, 0, c * 3f / N - 2.2f, r * 2.4f / N - 1.2f))
                .await(),
        out);
  }

  private static Workload julia(DeviceQueue q) {
    int[] out = new int[N * N];
    return Workload.of(
        "julia",
        () -> {
          for (int r = 0; r < N; r++) {
            for (int c = 0; c < N; c++) {
              out[r * N + c] = escape(c * 3f / N - 1.5f, r * 3f / N - 1.5f, -0.8f, 0.156f);
            }
          }
        },
        () ->
            q.parallelFor(
                    range(N, N),
                    (r, c) ->
                        out[r * N + c] =
                            escape(c * 3f / N - 1.5f, r * 3f / N - 1.5f, -0.8f, 0.156f))
                .await(),
        out);
  }

  private static float weighted(float[] in, float[] weights, int i) {
    float sum = 0;
    for (int k = 0; k < weights.length; k++) {
      sum += weights[k] * in[i + k];
    }
    return sum;
  }

  private static Workload convolution1(DeviceQueue q) {
    int n = 1 << 17;
    float[] weights = Data.floats(31);
    float[] in = Data.floats(n + 31);
    float[] out = new float[n];
    return Workload.of(
        "convolution, 31 weights",
        () -> {
          for (int i = 0; i < n; i++) {
            out[i] = weighted(in, weights, i);
          }
        },
        () -> q.parallelFor(range(n), i -> out[i] = weighted(in, weights, i)).await(),
        out);
  }

  private static float filtered(float[] in, float[] weights, int n, int r, int c) {
    float sum = 0;
    for (int y = 0; y < 5; y++) {
      for (int x = 0; x < 5; x++) {
        sum += weights[y * 5 + x] * in[(r + y) * n + c + x];
      }
    }
    return sum;
  }

  private static Workload convolution2(DeviceQueue q) {
    int n = 384;
    int m = n - 4;
    float[] weights = Data.floats(25);
    float[] in = Data.floats(n * n);
    float[] out = new float[n * n];
    return Workload.of(
        "convolution 5 x 5",
        () -> {
          for (int r = 0; r < m; r++) {
            for (int c = 0; c < m; c++) {
              out[r * n + c] = filtered(in, weights, n, r, c);
            }
          }
        },
        () ->
            q.parallelFor(range(m, m), (r, c) -> out[r * n + c] = filtered(in, weights, n, r, c))
                .await(),
        out);
  }

  private static int edge(byte[] in, int n, int r, int c) {
    int i = (r + 1) * n + c + 1;
    int upper = (in[i - n + 1] & 255) - (in[i - n - 1] & 255);
    int lower = (in[i + n + 1] & 255) - (in[i + n - 1] & 255);
    int x = upper + 2 * ((in[i + 1] & 255) - (in[i - 1] & 255)) + lower;
    int left = (in[i + n - 1] & 255) - (in[i - n - 1] & 255);
    int right = (in[i + n + 1] & 255) - (in[i - n + 1] & 255);
    int y = left + 2 * ((in[i + n] & 255) - (in[i - n] & 255)) + right;
    return Math.min(255, Math.abs(x) + Math.abs(y));
  }

  private static Workload sobel(DeviceQueue q) {
    int n = 512;
    int m = n - 2;
    byte[] in = Data.bytes(n * n);
    byte[] out = new byte[n * n];
    return Workload.of(
        "sobel",
        () -> {
          for (int r = 0; r < m; r++) {
            for (int c = 0; c < m; c++) {
              out[r * n + c] = (byte) edge(in, n, r, c);
            }
          }
        },
        () ->
            q.parallelFor(range(m, m), (r, c) -> out[r * n + c] = (byte) edge(in, n, r, c))
                .await(),
        out);
  }

  private static int middle(int a, int b, int c) {
    return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
  }

  /** The median of nine: of the largest least, the middle median, and the least largest. */
  private static int median(int[] in, int n, int r, int c) {
    int least = 0;
    int most = Integer.MAX_VALUE;
    int[] medians = new int[3];
    for (int y = 0; y < 3; y++) {
      int i = (r + y) * n + c;
      least = Math.max(least, Math.min(in[i], Math.min(in[i + 1], in[i + 2])));
      most = Math.min(most, Math.max(in[i], Math.max(in[i + 1], in[i + 2])));
      medians[y] = middle(in[i], in[i + 1], in[i + 2]);
    }
    return middle(least, middle(medians[0], medians[1], medians[2]), most);
  }

  private static Workload median(DeviceQueue q) {
    int n = 384;
    int m = n - 2;
    int[] in = Data.ints(n * n, 256);
    int[] out = new int[n * n];
    return Workload.of(
        "median 3 x 3",
        () -> {
          for (int r = 0; r < m; r++) {
            for (int c = 0; c < m; c++) {
              out[r * n + c] = median(in, n, r, c);
            }
          }
        },
        () -> q.parallelFor(range(m, m), (r, c) -> out[r * n + c] = median(in, n, r, c)).await(),
        out);
  }
}
