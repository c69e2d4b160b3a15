import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import dev.sycamore.NdKernel1;
import dev.sycamore.Op;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Those of one dimension. */
final class ArrayPrograms {
  private static final int GROUP = 256;
  private static final int BINS = 256;

  private final DeviceQueue q;
  private final int n;
  private final float[] x;
  private final float[] y;
  private final float[] z;

  /** Those over {@code n} elements, a power of two of at least 2^8, of longer arrays. */
  ArrayPrograms(DeviceQueue q, int n, int length) {
    this.q = q;
    this.n = n;
    SplittableRandom random = new SplittableRandom(1);
    x = new float[length];
    y = new float[length];
    z = new float[length];
    for (int i = 0; i < length; i++) {
      x[i] = (float) random.nextDouble();
      y[i] = (float) random.nextDouble();
    }
  }

  List<FirstProgram> all() {
    return List.of(
        vectorAdd(),
        saxpy(),
        saxpyInPlace(),
        dotProduct(),
        histogram(),
        exp(),
        polynomial(),
        blackScholes());
  }

  private FirstProgram vectorAdd() {
    float[] a = x;
    float[] b = y;
    float[] c = z;
    int count = n;
    return FirstProgram.ofElements(
        "vector add",
        c,
        () -> Arrays.fill(c, 0),
        count,
        (from, to) -> {
          for (int i = from; i < to; i++) {
            c[i] = a[i] + b[i];
          }
        },
        () -> {
          q.parallelFor(range(count), i -> c[i] = a[i] + b[i]);
          q.await();
        });
  }

  private FirstProgram saxpy() {
    float[] a = x;
    float[] b = y;
    float[] c = z;
    int count = n;
    return FirstProgram.ofElements(
        "saxpy",
        c,
        () -> Arrays.fill(c, 0),
        count,
        (from, to) -> {
          for (int i = from; i < to; i++) {
            c[i] = 2.5f * a[i] + b[i];
          }
        },
        () -> {
          q.parallelFor(range(count), i -> c[i] = 2.5f * a[i] + b[i]);
          q.await();
        });
  }

  private FirstProgram saxpyInPlace() {
    float[] a = x;
    float[] c = z;
    int count = n;
    return FirstProgram.ofElements(
        "saxpy in place",
        c,
        () -> Arrays.fill(c, 1),
        count,
        (from, to) -> {
          for (int i = from; i < to; i++) {
            c[i] = 0.5f * c[i] + a[i];
          }
        },
        () -> {
          q.parallelFor(range(count), i -> c[i] = 0.5f * c[i] + a[i]);
          q.await();
        });
  }

  private static float sum(float[] a, float[] b, int from, int to) {
    float sum = 0;
    for (int i = from; i < to; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  private FirstProgram dotProduct() {
    float[] a = x;
    float[] b = y;
    int count = n;
    float[] parts = new float[count / GROUP];
    double[] result = new double[1];
    return new FirstProgram(
        "dot product",
        result,
        () -> {},
        () -> result[0] = sum(a, b, 0, count),
        () ->
            result[0] =
                IntStream.range(0, FirstProgram.PARTS)
                    .parallel()
                    .mapToDouble(
                        k ->
                            sum(
                                a,
                                b,
                                FirstProgram.at(k, count, FirstProgram.PARTS),
                                FirstProgram.at(k + 1, count, FirstProgram.PARTS)))
                    .sum(),
        () -> {
          q.parallelFor(
              ndRange(count, GROUP),
              (NdKernel1)
                  it -> {
                    int i = it.globalId();
                    float sum = it.group().reduce(a[i] * b[i], Op.ADD);
                    if (it.localId() == 0) {
                      parts[it.groupId()] = sum;
                    }
                  });
          q.await();
          double sum = 0;
          for (float part : parts) {
            sum += part;
          }
          result[0] = sum;
        });
  }

  private FirstProgram histogram() {
    int[] in = new SplittableRandom(2).ints(x.length).toArray();
    int[] bins = new int[BINS];
    int count = n;
    return new FirstProgram(
        "histogram",
        bins,
        () -> {},
        () -> {
          Arrays.fill(bins, 0);
          for (int i = 0; i < count; i++) {
            bins[in[i] & BINS - 1]++;
          }
        },
        () -> {
          int[] all =
              IntStream.range(0, 16)
                  .parallel()
                  .mapToObj(
                      part -> {
                        int[] own = new int[BINS];
                        for (int i = count / 16 * part; i < count / 16 * (part + 1); i++) {
                          own[in[i] & BINS - 1]++;
                        }
                        return own;
                      })
                  .reduce(
                      new int[BINS],
                      (l, r) -> {
                        int[] sum = new int[BINS];
                        Arrays.setAll(sum, i -> l[i] + r[i]);
                        return sum;
                      });
          System.arraycopy(all, 0, bins, 0, BINS);
        },
        () -> {
          Arrays.fill(bins, 0);
          q.parallelFor(range(count), i -> Atomics.add(bins, in[i] & BINS - 1, 1));
          q.await();
        });
  }

  private static double[] doubles(float[] values) {
    return IntStream.range(0, values.length).mapToDouble(i -> values[i]).toArray();
  }

  private FirstProgram exp() {
    double[] in = doubles(x);
    double[] out = new double[in.length];
    int count = n;
    return FirstProgram.ofElements(
        "exp",
        out,
        () -> Arrays.fill(out, 0),
        count,
        (from, to) -> {
          for (int i = from; i < to; i++) {
            out[i] = Math.exp(in[i]);
          }
        },
        () -> {
          q.parallelFor(range(count), i -> out[i] = Math.exp(in[i]));
          q.await();
        });
  }

  private static float horner(float v) {
    float sum = 1;
    for (int k = 1; k <= 16; k++) {
      sum = sum * v + 1.0f / k;
    }
    return sum;
  }

  private FirstProgram polynomial() {
    float[] in = x;
    float[] out = z;
    int count = n;
    return FirstProgram.ofElements(
        "polynomial",
        out,
        () -> Arrays.fill(out, 0),
        count,
        (from, to) -> {
          for (int i = from; i < to; i++) {
            out[i] = horner(in[i]);
          }
        },
        () -> {
          q.parallelFor(range(count), i -> out[i] = horner(in[i]));
          q.await();
        });
  }

  private static double normal(double d) {
    double k = 1 / (1 + 0.2316419 * Math.abs(d));
    double polynomial =
        k
            * (0.319381530
                + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
    double tail = 0.39894228040143267794 * Math.exp(-0.5 * d * d) * polynomial;
    return d > 0 ? 1 - tail : tail;
  }

  private static double call(double price, double strike, double years) {
    double deviation = 0.3 * Math.sqrt(years);
    double d1 = (Math.log(price / strike) + (0.02 + 0.5 * 0.3 * 0.3) * years) / deviation;
    return price * normal(d1) - strike * Math.exp(-0.02 * years) * normal(d1 - deviation);
  }

  private FirstProgram blackScholes() {
    double[] price = doubles(x);
    double[] strike = doubles(y);
    double[] years = new double[x.length];
    double[] calls = new double[x.length];
    Arrays.setAll(price, i -> 5 + 25 * price[i]);
    Arrays.setAll(strike, i -> 1 + 99 * strike[i]);
    Arrays.setAll(years, i -> 0.25 + 9 * (double) x[x.length - 1 - i]);
    int count = n;
    return FirstProgram.ofElements(
        "Black-Scholes",
        calls,
        () -> Arrays.fill(calls, 0),
        count,
        (from, to) -> {
          for (int i = from; i < to; i++) {
            calls[i] = call(price[i], strike[i], years[i]);
          }
        },
        () -> {
          q.parallelFor(range(count), i -> calls[i] = call(price[i], strike[i], years[i]));
          q.await();
        });
  }
}
