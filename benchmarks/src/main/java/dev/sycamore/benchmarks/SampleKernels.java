package dev.sycamore.benchmarks;

import static dev.sycamore.Range.range;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The samples' kernels on a device, from captured plain arrays to results in them, beside the same
 * loop in plain Java on one thread and on a parallel stream.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SampleKernels {

  private static final int VECTOR = 1 << 22;
  private static final int MATRIX = 512;
  private static final int IMAGE = 1024;
  private static final int ITERATIONS = 256;

  /** Where the kernels run; the words of {@code ComputeDevice.select}. */
  @Param({"native-cpu"})
  public String device;

  private DeviceQueue queue;
  private final float[] x = new float[VECTOR];
  private final float[] y = new float[VECTOR];
  private final float[] z = new float[VECTOR];
  private final float[] a = new float[MATRIX * MATRIX];
  private final float[] b = new float[MATRIX * MATRIX];
  private final float[] c = new float[MATRIX * MATRIX];
  private final int[] image = new int[IMAGE * IMAGE];

  @Setup(Level.Trial)
  public void open() {
    queue = DeviceQueue.open(ComputeDevice.select(device));
    for (int i = 0; i < VECTOR; i++) {
      x[i] = i;
      y[i] = 0.5f * i;
    }
    for (int i = 0; i < MATRIX * MATRIX; i++) {
      a[i] = i % 7;
      b[i] = i % 5;
    }
  }

  @TearDown(Level.Trial)
  public void close() {
    queue.close();
  }

  static int escape(int px, int py, int size) {
    float cr = px * 3.0f / size - 2.0f;
    float ci = py * 3.0f / size - 1.5f;
    float zr = 0.0f;
    float zi = 0.0f;
    int n = 0;
    while (n < ITERATIONS && zr * zr + zi * zi <= 4.0f) {
      float t = zr * zr - zi * zi + cr;
      zi = 2.0f * zr * zi + ci;
      zr = t;
      n++;
    }
    return n;
  }

  static float dot(float[] left, float[] right, int row, int column, int size) {
    float sum = 0.0f;
    for (int k = 0; k < size; k++) {
      sum += left[row * size + k] * right[k * size + column];
    }
    return sum;
  }

  @Benchmark
  public void emptyLaunch() {
    float[] out = z;
    queue.parallelFor(range(1), i -> out[i] = 1.0f).await();
  }

  @Benchmark
  public float[] saxpyDevice() {
    float[] xs = x;
    float[] ys = y;
    float[] zs = z;
    float factor = 2.5f;
    queue.parallelFor(range(VECTOR), i -> zs[i] = factor * xs[i] + ys[i]).await();
    return z;
  }

  @Benchmark
  public float[] saxpyJava() {
    for (int i = 0; i < VECTOR; i++) {
      z[i] = 2.5f * x[i] + y[i];
    }
    return z;
  }

  @Benchmark
  public float[] matrixDevice() {
    float[] left = a;
    float[] right = b;
    float[] out = c;
    int size = MATRIX;
    queue
        .parallelFor(range(size, size), (i, j) -> out[i * size + j] = dot(left, right, i, j, size))
        .await();
    return c;
  }

  @Benchmark
  public float[] matrixJava() {
    for (int i = 0; i < MATRIX; i++) {
      for (int j = 0; j < MATRIX; j++) {
        c[i * MATRIX + j] = dot(a, b, i, j, MATRIX);
      }
    }
    return c;
  }

  @Benchmark
  public float[] matrixJavaParallel() {
    IntStream.range(0, MATRIX)
        .parallel()
        .forEach(
            i -> {
              for (int j = 0; j < MATRIX; j++) {
                c[i * MATRIX + j] = dot(a, b, i, j, MATRIX);
              }
            });
    return c;
  }

  @Benchmark
  public int[] mandelbrotDevice() {
    int[] out = image;
    int size = IMAGE;
    queue
        .parallelFor(range(size, size), (py, px) -> out[py * size + px] = escape(px, py, size))
        .await();
    return image;
  }

  @Benchmark
  public int[] mandelbrotJava() {
    for (int i = 0; i < IMAGE * IMAGE; i++) {
      image[i] = escape(i % IMAGE, i / IMAGE, IMAGE);
    }
    return image;
  }

  @Benchmark
  public int[] mandelbrotJavaParallel() {
    IntStream.range(0, IMAGE)
        .parallel()
        .forEach(
            py -> {
              for (int px = 0; px < IMAGE; px++) {
                image[py * IMAGE + px] = escape(px, py, IMAGE);
              }
            });
    return image;
  }
}
