import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.List;

/** Transforms of signals. */
final class SignalWorkloads {
  private SignalWorkloads() {}

  static List<Workload> all(DeviceQueue q) {
    return List.of(dft(q), fft(q), cosines(q), matched(q));
  }

  private static double term(double[] in, double[] waves, int n, int k) {
    double re = 0;
    double im = 0;
    for (int i = 0; i < n; i++) {
      int at = i * k & n - 1;
      re += in[i] * waves[2 * at];
      im += in[i] * waves[2 * at + 1];
    }
    return re * re + im * im;
  }

  /** Cosines and sines of a circle in equal parts. */
  private static double[] circle(int n) {
    double[] waves = new double[2 * n];
    for (int i = 0; i < n; i++) {
      waves[2 * i] = StrictMath.cos(2 * Math.PI * i / n);
      waves[2 * i + 1] = -StrictMath.sin(2 * Math.PI * i / n);
    }
    return waves;
  }

  private static Workload dft(DeviceQueue q) {
    int n = 1024;
    double[] in = Data.doubles(n);
    double[] waves = circle(n);
    double[] out = new double[n];
    return Workload.of(
        "DFT, power",
        () -> {
          for (int k = 0; k < n; k++) {
            out[k] = term(in, waves, n, k);
          }
        },
        () -> q.parallelFor(range(n), k -> out[k] = term(in, waves, n, k)).await(),
        out);
  }

  /** One butterfly of Stockham's algorithm: from two places to two places beside each other. */
  private static void butterfly(
      float[] from, float[] to, double[] waves, int n, int step, int k) {
    int block = k / step;
    int at = 2 * (k % step + 2 * block * step);
    float c = (float) waves[2 * block * step];
    float s = (float) waves[2 * block * step + 1];
    float re = from[2 * k] - from[2 * k + n];
    float im = from[2 * k + 1] - from[2 * k + n + 1];
    to[at] = from[2 * k] + from[2 * k + n];
    to[at + 1] = from[2 * k + 1] + from[2 * k + n + 1];
    to[at + 2 * step] = re * c - im * s;
    to[at + 2 * step + 1] = re * s + im * c;
  }

  private static Workload fft(DeviceQueue q) {
    int n = 1 << 14;
    float[] a = Data.floats(2 * n);
    float[] b = new float[2 * n];
    double[] waves = circle(n);
    return Workload.of(
            "FFT",
            () -> {
              for (int step = 1, pass = 0; step < n; step *= 2, pass++) {
                float[] from = pass % 2 == 0 ? a : b;
                float[] to = pass % 2 == 0 ? b : a;
                for (int k = 0; k < n / 2; k++) {
                  butterfly(from, to, waves, n, step, k);
                }
              }
            },
            () -> {
              for (int step = 1, pass = 0; step < n; step *= 2, pass++) {
                int size = step;
                float[] from = pass % 2 == 0 ? a : b;
                float[] to = pass % 2 == 0 ? b : a;
                q.parallelFor(range(n / 2), k -> butterfly(from, to, waves, n, size, k));
              }
              q.await();
            },
            a)
        .inPlace(a);
  }

  private static void ofBlock(float[] in, float[] out, float[] cosines, int block) {
    for (int u = 0; u < 8; u++) {
      for (int v = 0; v < 8; v++) {
        float sum = 0;
        for (int x = 0; x < 8; x++) {
          for (int y = 0; y < 8; y++) {
            sum += in[block * 64 + x * 8 + y] * cosines[x * 8 + u] * cosines[y * 8 + v];
          }
        }
        out[block * 64 + u * 8 + v] = sum / 4;
      }
    }
  }

  private static Workload cosines(DeviceQueue q) {
    int blocks = 256;
    float[] in = Data.floats(64 * blocks);
    float[] out = new float[64 * blocks];
    float[] cosines = new float[64];
    for (int i = 0; i < 64; i++) {
      cosines[i] = (float) StrictMath.cos((2 * (i / 8) + 1) * (i % 8) * Math.PI / 16);
    }
    return Workload.of(
        "DCT of blocks",
        () -> {
          for (int block = 0; block < blocks; block++) {
            ofBlock(in, out, cosines, block);
          }
        },
        () -> q.parallelFor(range(blocks), block -> ofBlock(in, out, cosines, block)).await(),
        out);
  }

  private static int correlation(short[] signal, short[] pattern, int at) {
    int sum = 0;
    for (int k = 0; k < pattern.length; k++) {
      sum += signal[at + k] * pattern[k];
    }
    return sum;
  }

  private static Workload matched(DeviceQueue q) {
    int n = 1 << 14;
    short[] signal = new short[n + 128];
    short[] pattern = new short[128];
    int[] values = Data.ints(n + 256, 200);
    for (int i = 0; i < signal.length; i++) {
      signal[i] = (short) (values[i] - 100);
    }
    for (int i = 0; i < pattern.length; i++) {
      pattern[i] = (short) (values[n + 128 + i] - 100);
    }
    int[] out = new int[n];
    return Workload.of(
        "matched filter",
        () -> {
          for (int i = 0; i < n; i++) {
            out[i] = correlation(signal, pattern, i);
          }
        },
        () -> q.parallelFor(range(n), i -> out[i] = correlation(signal, pattern, i)).await(),
        out);
  }
}
