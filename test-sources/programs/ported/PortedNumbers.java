import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Ports of kernels on prices, random numbers and frequencies. {@code run(null)} runs the loops that each was ported from. */
public class PortedNumbers {
  private static final int N = 40;

  static float between(float low, float high, float share) {
    return low * share + high * (1 - share);
  }

  /** The cumulative normal distribution, by the polynomial of Abramowitz and Stegun. */
  static float cumulative(float x) {
    float t = 1 / (1 + 0.2316419f * Math.abs(x));
    float polynomial =
        t * (0.31938153f + t * (-0.356563782f + t * (1.781477937f + t * (-1.821255978f + t * 1.330274429f))));
    float tail = 0.39894228f * (float) Math.exp(-x * x / 2) * polynomial;
    return x < 0 ? tail : 1 - tail;
  }

  static float[][] blackScholes(DeviceQueue q) {
    float[] random = new float[N];
    for (int i = 0; i < N; i++) {
      random[i] = i * 17 % N / (float) N;
    }
    float[] call = new float[N];
    float[] put = new float[N];
    if (q == null) {
      for (int i = 0; i < N; i++) {
        float share = random[i];
        float price = between(10, 100, share);
        float strike = between(20, 90, share);
        float years = between(1, 10, share);
        float rate = between(0.01f, 0.05f, share);
        float sigma = between(0.01f, 0.1f, share) * (float) Math.sqrt(years);
        float d1 = ((float) Math.log(price / strike) + (rate * years + sigma * sigma / 2)) / sigma;
        float d2 = d1 - sigma;
        float discounted = strike * (float) Math.exp(-rate * years);
        call[i] = price * cumulative(d1) - discounted * cumulative(d2);
        put[i] = discounted * cumulative(-d2) - price * cumulative(-d1);
      }
    } else {
      q.parallelFor(
              range(N),
              i -> {
                float share = random[i];
                float price = between(10, 100, share);
                float strike = between(20, 90, share);
                float years = between(1, 10, share);
                float rate = between(0.01f, 0.05f, share);
                float sigma = between(0.01f, 0.1f, share) * (float) Math.sqrt(years);
                float d1 = ((float) Math.log(price / strike) + (rate * years + sigma * sigma / 2)) / sigma;
                float d2 = d1 - sigma;
                float discounted = strike * (float) Math.exp(-rate * years);
                call[i] = price * cumulative(d1) - discounted * cumulative(d2);
                put[i] = discounted * cumulative(-d2) - price * cumulative(-d1);
              })
          .await();
    }
    return new float[][] {call, put};
  }

  /** The generator of `java.util.Random`, by hand. */
  static float[] monteCarlo(DeviceQueue q) {
    int darts = 200;
    float[] pi = new float[N];
    if (q == null) {
      for (int i = 0; i < N; i++) {
        long seed = i;
        int hits = 0;
        for (int dart = 0; dart < darts; dart++) {
          seed = seed * 0x5DEECE66DL + 0xBL & (1L << 48) - 1;
          float x = (seed >>> 24) / (float) (1 << 24);
          seed = seed * 0x5DEECE66DL + 0xBL & (1L << 48) - 1;
          float y = (seed >>> 24) / (float) (1 << 24);
          if (Math.sqrt(x * x + y * y) <= 1) {
            hits++;
          }
        }
        pi[i] = 4f * hits / darts;
      }
    } else {
      q.parallelFor(
              range(N),
              i -> {
                long seed = i;
                int hits = 0;
                for (int dart = 0; dart < darts; dart++) {
                  seed = seed * 0x5DEECE66DL + 0xBL & (1L << 48) - 1;
                  float x = (seed >>> 24) / (float) (1 << 24);
                  seed = seed * 0x5DEECE66DL + 0xBL & (1L << 48) - 1;
                  float y = (seed >>> 24) / (float) (1 << 24);
                  if (Math.sqrt(x * x + y * y) <= 1) {
                    hits++;
                  }
                }
                pi[i] = 4f * hits / darts;
              })
          .await();
    }
    return pi;
  }

  static final int STEPS = 31;

  /** A binomial tree of Cox, Ross and Rubinstein for each option, in a private array. */
  static float[] binomialOptions(DeviceQueue q) {
    float[] spot = new float[N];
    float[] strike = new float[N];
    float[] years = new float[N];
    for (int i = 0; i < N; i++) {
      spot[i] = 5 + i * 7 % 25;
      strike[i] = 5 + i * 11 % 25;
      years[i] = 0.25f + i * 0.2f;
    }
    float[] price = new float[N];
    if (q == null) {
      for (int i = 0; i < N; i++) {
        float step = years[i] / STEPS;
        float width = 0.3f * (float) Math.sqrt(step);
        float up = (float) Math.exp(width);
        float down = (float) Math.exp(-width);
        float probability = ((float) Math.exp(0.02f * step) - down) / (up - down);
        float discount = (float) Math.exp(-0.02f * step);
        float[] tree = new float[STEPS + 1];
        for (int k = 0; k <= STEPS; k++) {
          tree[k] = Math.max(spot[i] * (float) Math.exp(width * (2 * k - STEPS)) - strike[i], 0);
        }
        for (int level = STEPS; level > 0; level--) {
          for (int k = 0; k < level; k++) {
            tree[k] = discount * (probability * tree[k + 1] + (1 - probability) * tree[k]);
          }
        }
        price[i] = tree[0];
      }
    } else {
      q.parallelFor(
              range(N),
              i -> {
                float step = years[i] / STEPS;
                float width = 0.3f * (float) Math.sqrt(step);
                float up = (float) Math.exp(width);
                float down = (float) Math.exp(-width);
                float probability = ((float) Math.exp(0.02f * step) - down) / (up - down);
                float discount = (float) Math.exp(-0.02f * step);
                float[] tree = new float[STEPS + 1];
                for (int k = 0; k <= STEPS; k++) {
                  tree[k] = Math.max(spot[i] * (float) Math.exp(width * (2 * k - STEPS)) - strike[i], 0);
                }
                for (int level = STEPS; level > 0; level--) {
                  for (int k = 0; k < level; k++) {
                    tree[k] = discount * (probability * tree[k + 1] + (1 - probability) * tree[k]);
                  }
                }
                price[i] = tree[0];
              })
          .await();
    }
    return price;
  }

  static float[][] dft(DeviceQueue q) {
    float[] real = new float[N];
    float[] imaginary = new float[N];
    for (int i = 0; i < N; i++) {
      real[i] = i * 13 % 17 - 8;
      imaginary[i] = 1f / (1 + i);
    }
    float[] outReal = new float[N];
    float[] outImaginary = new float[N];
    if (q == null) {
      for (int k = 0; k < N; k++) {
        float sumReal = 0;
        float sumImaginary = 0;
        for (int t = 0; t < N; t++) {
          float angle = (float) (2 * Math.PI * t * k / N);
          sumReal += real[t] * (float) Math.cos(angle) + imaginary[t] * (float) Math.sin(angle);
          sumImaginary += -real[t] * (float) Math.sin(angle) + imaginary[t] * (float) Math.cos(angle);
        }
        outReal[k] = sumReal;
        outImaginary[k] = sumImaginary;
      }
    } else {
      q.parallelFor(
              range(N),
              k -> {
                float sumReal = 0;
                float sumImaginary = 0;
                for (int t = 0; t < N; t++) {
                  float angle = (float) (2 * Math.PI * t * k / N);
                  sumReal += real[t] * (float) Math.cos(angle) + imaginary[t] * (float) Math.sin(angle);
                  sumImaginary += -real[t] * (float) Math.sin(angle) + imaginary[t] * (float) Math.cos(angle);
                }
                outReal[k] = sumReal;
                outImaginary[k] = sumImaginary;
              })
          .await();
    }
    return new float[][] {outReal, outImaginary};
  }

  /** How many sums of four fifth powers are a fifth power again: Euler thought none. */
  static int[] euler(DeviceQueue q) {
    int size = 16;
    long[] five = new long[size];
    for (int i = 0; i < size; i++) {
      five[i] = (long) i * i * i * i * i;
    }
    int[] found = new int[size * size];
    if (q == null) {
      for (int e = 0; e < size; e++) {
        for (int a = 0; a < size; a++) {
          int count = 0;
          for (int b = a; b < size; b++) {
            for (int c = b; c < size; c++) {
              for (int d = c; d < size; d++) {
                if (five[a] + five[b] + five[c] + five[d] == five[e]) {
                  count++;
                }
              }
            }
          }
          found[e * size + a] = count;
        }
      }
    } else {
      q.parallelFor(
              range(size, size),
              (e, a) -> {
                int count = 0;
                for (int b = a; b < size; b++) {
                  for (int c = b; c < size; c++) {
                    for (int d = c; d < size; d++) {
                      if (five[a] + five[b] + five[c] + five[d] == five[e]) {
                        count++;
                      }
                    }
                  }
                }
                found[e * size + a] = count;
              })
          .await();
    }
    return found;
  }

  /** How many terms two documents have in common, as sets of bits. */
  static int[] correlation(DeviceQueue q) {
    int documents = 12;
    int words = 9;
    long[] a = new long[documents * words];
    long[] b = new long[documents * words];
    for (int i = 0; i < a.length; i++) {
      a[i] = i * 0x9E3779B97F4A7C15L;
      b[i] = i * 0xC2B2AE3D27D4EB4FL;
    }
    int[] common = new int[documents * documents];
    if (q == null) {
      for (int i = 0; i < documents; i++) {
        for (int j = 0; j < documents; j++) {
          int sum = 0;
          for (int k = 0; k < words; k++) {
            sum += Long.bitCount(a[i * words + k] & b[j * words + k]);
          }
          common[i * documents + j] = sum;
        }
      }
    } else {
      q.parallelFor(
              range(documents, documents),
              (i, j) -> {
                int sum = 0;
                for (int k = 0; k < words; k++) {
                  sum += Long.bitCount(a[i * words + k] & b[j * words + k]);
                }
                common[i * documents + j] = sum;
              })
          .await();
    }
    return common;
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {
      blackScholes(q), monteCarlo(q), binomialOptions(q), dft(q), euler(q), correlation(q)
    };
  }
}
