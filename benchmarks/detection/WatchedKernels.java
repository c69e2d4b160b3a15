import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import dev.sycamore.LocalFloats;
import java.util.LinkedHashMap;
import java.util.Map;

/** Kernels without races that use memory in different ways. */
public final class WatchedKernels {
  private static final int N = 1 << 20;
  private static final int W = 256;
  private static final int SIZE = 16;

  private WatchedKernels() {}

  /** What a round of each is. */
  public static Map<String, Runnable> all(DeviceQueue q) {
    float[] x = new float[N];
    float[] y = new float[N];
    int[] counts = new int[256];
    int[] pixels = new int[320 * 200];
    float[] a = new float[W * W];
    float[] b = new float[W * W];
    float[] c = new float[W * W];
    for (int i = 0; i < N; i++) {
      x[i] = i % 1000;
    }
    Map<String, Runnable> kernels = new LinkedHashMap<>();
    kernels.put("Mandelbrot, 320 x 200", () -> mandelbrot(q, pixels));
    kernels.put("Saxpy, 2^20", () -> q.parallelFor(range(N), i -> y[i] = 2 * x[i] + y[i]).await());
    kernels.put("stencil, 2^20", () -> stencil(q, x, y));
    kernels.put("histogram with Atomics, 2^20", () -> q.parallelFor(range(N), i -> Atomics.add(counts, (int) x[i] & 255, 1)).await());
    kernels.put("product of matrices, 256 x 256", () -> product(q, a, b, c));
    kernels.put("the same with tiles in local memory", () -> tiles(q, a, b, c));
    kernels.put("transposition, 256 x 256", () -> q.parallelFor(range(W, W), (i, j) -> c[j * W + i] = a[i * W + j]).await());
    return kernels;
  }

  private static void mandelbrot(DeviceQueue q, int[] pixels) {
    q.parallelFor(range(200, 320), (row, column) -> {
      float cx = column / 160f - 1.5f;
      float cy = row / 100f - 1;
      float zx = 0;
      float zy = 0;
      int k = 0;
      while (k < 256 && zx * zx + zy * zy < 4) {
        float next = zx * zx - zy * zy + cx;
        zy = 2 * zx * zy + cy;
        zx = next;
        k++;
      }
      pixels[row * 320 + column] = k;
    }).await();
  }

  private static void stencil(DeviceQueue q, float[] x, float[] y) {
    q.parallelFor(range(N - 2), i -> y[i + 1] = (x[i] + x[i + 1] + x[i + 2]) / 3).await();
  }

  private static void product(DeviceQueue q, float[] a, float[] b, float[] c) {
    q.parallelFor(range(W, W), (i, j) -> {
      float sum = 0;
      for (int k = 0; k < W; k++) {
        sum += a[i * W + k] * b[k * W + j];
      }
      c[i * W + j] = sum;
    }).await();
  }

  private static void tiles(DeviceQueue q, float[] a, float[] b, float[] c) {
    q.submit(h -> {
      LocalFloats as = h.localFloats(SIZE * SIZE);
      LocalFloats bs = h.localFloats(SIZE * SIZE);
      h.parallelFor(ndRange(range(W, W), range(SIZE, SIZE)), it -> {
        int y = it.localId(0);
        int x = it.localId(1);
        float sum = 0;
        for (int t = 0; t < W; t += SIZE) {
          as.set(y * SIZE + x, a[it.globalId(0) * W + t + x]);
          bs.set(y * SIZE + x, b[(t + y) * W + it.globalId(1)]);
          it.barrier();
          for (int k = 0; k < SIZE; k++) {
            sum += as.get(y * SIZE + k) * bs.get(k * SIZE + x);
          }
          it.barrier();
        }
        c[it.globalId(0) * W + it.globalId(1)] = sum;
      });
    }).await();
  }
}
