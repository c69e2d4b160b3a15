import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.List;

/** Prices and random numbers. */
final class FinanceWorkloads {
  private FinanceWorkloads() {}

  static List<Workload> all(DeviceQueue q) {
    return List.of(blackScholes(q), american(q), asian(q), pi(q), series(q));
  }

  /** The distribution function of the normal distribution, by a polynomial. */
  private static double normal(double x) {
    double k = 1 / (1 + 0.2316419 * Math.abs(x));
    double sum = 1.781477937 + k * (-1.821255978 + k * 1.330274429);
    sum = k * (0.31938153 + k * (-0.356563782 + k * sum));
    double tail = 0.3989422804014327 * Math.exp(-0.5 * x * x) * sum;
    return x < 0 ? tail : 1 - tail;
  }

  private static double call(double price, double strike, double years) {
    double root = 0.3 * Math.sqrt(years);
    double d1 = (Math.log(price / strike) + (0.02 + 0.045) * years) / root;
    return price * normal(d1) - strike * Math.exp(-0.02 * years) * normal(d1 - root);
  }

  private static Workload blackScholes(DeviceQueue q) {
    int n = 1 << 16;
    double[] prices = Data.doubles(n);
    double[] strikes = Data.doubles(n + 1);
    double[] calls = new double[n];
    return Workload.of(
        "Black-Scholes",
        () -> {
          for (int i = 0; i < n; i++) {
            calls[i] = call(50 + 50 * prices[i], 50 + 50 * strikes[i], 0.25 + prices[i]);
          }
        },
        () ->
            q.parallelFor(
                    range(n),
                    i ->
                        calls[i] =
                            call(50 + 50 * prices[i], 50 + 50 * strikes[i], 0.25 + prices[i]))
                .await(),
        calls);
  }

  /** A binomial tree in a private array. */
  private static double put(double price, double strike) {
    double[] values = new double[129];
    double up = 1.02;
    for (int i = 0; i <= 128; i++) {
      values[i] = Math.max(0, strike - price * Math.pow(up, 2 * i - 128));
    }
    double lowest = price * Math.pow(up, -128);
    for (int step = 127; step >= 0; step--) {
      lowest *= up;
      double now = lowest;
      for (int i = 0; i <= step; i++) {
        values[i] = Math.max(0.999 * (0.51 * values[i + 1] + 0.49 * values[i]), strike - now);
        now *= up * up;
      }
    }
    return values[0];
  }

  private static Workload american(DeviceQueue q) {
    int n = 512;
    double[] strikes = Data.doubles(n);
    double[] puts = new double[n];
    return Workload.of(
        "American option",
        () -> {
          for (int i = 0; i < n; i++) {
            puts[i] = put(100, 80 + 40 * strikes[i]);
          }
        },
        () -> q.parallelFor(range(n), i -> puts[i] = put(100, 80 + 40 * strikes[i])).await(),
        puts);
  }

  private static long next(long state) {
    long x = state ^ state << 13;
    x ^= x >>> 7;
    return x ^ x << 17;
  }

  private static double unit(long state) {
    return (state >>> 11) * 0x1p-53;
  }

  /** The mean price on a path of 64 steps. */
  private static float path(int i) {
    long state = 0x9E3779B97F4A7C15L * (i + 1);
    double price = 100;
    double sum = 0;
    for (int step = 0; step < 64; step++) {
      state = next(state);
      price *= 1 + 0.02 * (unit(state) - 0.49);
      sum += price;
    }
    return (float) Math.max(0, sum / 64 - 100);
  }

  private static Workload asian(DeviceQueue q) {
    int n = 1 << 14;
    float[] values = new float[n];
    return Workload.of(
        "Monte Carlo, Asian option",
        () -> {
          for (int i = 0; i < n; i++) {
            values[i] = path(i);
          }
        },
        () -> q.parallelFor(range(n), i -> values[i] = path(i)).await(),
        values);
  }

  private static int hits(int i) {
    long state = 0x9E3779B97F4A7C15L * (i + 1);
    int hits = 0;
    for (int k = 0; k < 256; k++) {
      state = next(state);
      double x = unit(state);
      state = next(state);
      double y = unit(state);
      hits += x * x + y * y < 1 ? 1 : 0;
    }
    return hits;
  }

  private static Workload pi(DeviceQueue q) {
    int n = 1 << 12;
    int[] hits = new int[n];
    return Workload.of(
        "Monte Carlo, pi",
        () -> {
          for (int i = 0; i < n; i++) {
            hits[i] = hits(i);
          }
        },
        () -> q.parallelFor(range(n), i -> hits[i] = hits(i)).await(),
        hits);
  }

  /** A coefficient of the Fourier series of (x + 1)^x on 0 to 2. */
  private static double coefficient(int k) {
    double sum = 0;
    for (int step = 0; step < 100; step++) {
      double x = 0.02 * step + 0.01;
      double wave = k % 2 == 0 ? Math.cos(1.5 * k * x) : Math.sin(1.5 * k * x);
      sum += Math.pow(x + 1, x) * wave;
    }
    return sum / 100;
  }

  private static Workload series(DeviceQueue q) {
    int n = 512;
    double[] out = new double[n];
    return Workload.of(
        "Fourier series",
        () -> {
          for (int i = 0; i < n; i++) {
            out[i] = coefficient(i);
          }
        },
        () -> q.parallelFor(range(n), i -> out[i] = coefficient(i)).await(),
        out);
  }
}
