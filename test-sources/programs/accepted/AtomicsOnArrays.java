import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** Every atomic operation on captured arrays of every type that has them: old values and new ones. */
public class AtomicsOnArrays {
  private static final int N = 45;

  static int firstInt(int k) {
    return k * 0x85EBCA6B ^ k;
  }

  static long firstLong(int k) {
    return k * 0xC2B2AE3D27D4EB4FL ^ k;
  }

  static float floatOf(int k) {
    return switch (k % 9) {
      case 0 -> -0.0f;
      case 1 -> 0.0f;
      case 2 -> Float.NaN;
      case 3 -> Float.POSITIVE_INFINITY;
      case 4 -> Float.MIN_VALUE;
      case 5 -> -Float.MAX_VALUE;
      default -> (k - 20) / 3f;
    };
  }

  static float firstFloat(int k) {
    return floatOf(7 * k + 3);
  }

  static double doubleOf(int k) {
    return switch (k % 9) {
      case 0 -> -0.0;
      case 1 -> 0.0;
      case 2 -> Double.NaN;
      case 3 -> Double.POSITIVE_INFINITY;
      case 4 -> Double.MIN_VALUE;
      case 5 -> -Double.MAX_VALUE;
      default -> (k - 20) / 3.0;
    };
  }

  static double firstDouble(int k) {
    return doubleOf(7 * k + 3);
  }

  static Object ints(DeviceQueue q) {
    int[] cells = new int[12 * N];
    int[] old = new int[12 * N];
    for (int k = 0; k < N; k++) {
      for (int c = 0; c < 12; c++) {
        cells[12 * k + c] = firstInt(k + c);
      }
    }
    q.parallelFor(
            range(N),
            k -> {
              old[12 * k + 0] = Atomics.add(cells, 12 * k + 0, k * 0x9E3779B1 + 0);
              old[12 * k + 1] = Atomics.sub(cells, 12 * k + 1, k * 0x9E3779B1 + 1);
              old[12 * k + 2] = Atomics.min(cells, 12 * k + 2, k * 0x9E3779B1 + 2);
              old[12 * k + 3] = Atomics.max(cells, 12 * k + 3, k * 0x9E3779B1 + 3);
              old[12 * k + 4] = Atomics.and(cells, 12 * k + 4, k * 0x9E3779B1 + 4);
              old[12 * k + 5] = Atomics.or(cells, 12 * k + 5, k * 0x9E3779B1 + 5);
              old[12 * k + 6] = Atomics.xor(cells, 12 * k + 6, k * 0x9E3779B1 + 6);
              old[12 * k + 7] = Atomics.exchange(cells, 12 * k + 7, k * 0x9E3779B1 + 7);
              old[12 * k + 8] = Atomics.compareExchange(cells, 12 * k + 8, firstInt(k + 8), k * 0x9E3779B1 + 8);
              old[12 * k + 9] = Atomics.compareExchange(cells, 12 * k + 9, k * 0x9E3779B1 + 10, k * 0x9E3779B1 + 9);
              old[12 * k + 10] = Atomics.load(cells, 12 * k + 10);
              Atomics.store(cells, 12 * k + 11, k * 0x9E3779B1 + 11);
              old[12 * k + 11] = Atomics.load(cells, 12 * k + 11);
            })
        .await();
    return new Object[] {old, cells};
  }

  static int[] contendedInts(DeviceQueue q) {
    int[] cells = new int[8];
    cells[4] = -1;
    q.parallelFor(
            range(5000),
            i -> {
              Atomics.add(cells, 0, (int) (i % 7));
              Atomics.sub(cells, 1, (int) (i % 5));
              Atomics.min(cells, 2, (int) (i * 37 % 5000 - 2500));
              Atomics.max(cells, 3, (int) (i * 41 % 5000 - 2500));
              Atomics.and(cells, 4, ~(1 << i % 13));
              Atomics.or(cells, 5, 1 << i % 29);
              Atomics.xor(cells, 6, 1 << i % 29);
              // A counter of one's own making.
              int seen = Atomics.load(cells, 7);
              while (true) {
                int now = Atomics.compareExchange(cells, 7, seen, seen + 2);
                if (now == seen) {
                  break;
                }
                seen = now;
              }
            })
        .await();
    return cells;
  }

  static Object longs(DeviceQueue q) {
    long[] cells = new long[12 * N];
    long[] old = new long[12 * N];
    for (int k = 0; k < N; k++) {
      for (int c = 0; c < 12; c++) {
        cells[12 * k + c] = firstLong(k + c);
      }
    }
    q.parallelFor(
            range(N),
            k -> {
              old[12 * k + 0] = Atomics.add(cells, 12 * k + 0, k * 0x9E3779B97F4A7C15L + 0);
              old[12 * k + 1] = Atomics.sub(cells, 12 * k + 1, k * 0x9E3779B97F4A7C15L + 1);
              old[12 * k + 2] = Atomics.min(cells, 12 * k + 2, k * 0x9E3779B97F4A7C15L + 2);
              old[12 * k + 3] = Atomics.max(cells, 12 * k + 3, k * 0x9E3779B97F4A7C15L + 3);
              old[12 * k + 4] = Atomics.and(cells, 12 * k + 4, k * 0x9E3779B97F4A7C15L + 4);
              old[12 * k + 5] = Atomics.or(cells, 12 * k + 5, k * 0x9E3779B97F4A7C15L + 5);
              old[12 * k + 6] = Atomics.xor(cells, 12 * k + 6, k * 0x9E3779B97F4A7C15L + 6);
              old[12 * k + 7] = Atomics.exchange(cells, 12 * k + 7, k * 0x9E3779B97F4A7C15L + 7);
              old[12 * k + 8] = Atomics.compareExchange(cells, 12 * k + 8, firstLong(k + 8), k * 0x9E3779B97F4A7C15L + 8);
              old[12 * k + 9] = Atomics.compareExchange(cells, 12 * k + 9, k * 0x9E3779B97F4A7C15L + 10, k * 0x9E3779B97F4A7C15L + 9);
              old[12 * k + 10] = Atomics.load(cells, 12 * k + 10);
              Atomics.store(cells, 12 * k + 11, k * 0x9E3779B97F4A7C15L + 11);
              old[12 * k + 11] = Atomics.load(cells, 12 * k + 11);
            })
        .await();
    return new Object[] {old, cells};
  }

  static long[] contendedLongs(DeviceQueue q) {
    long[] cells = new long[8];
    cells[4] = -1;
    q.parallelFor(
            range(5000),
            i -> {
              Atomics.add(cells, 0, (long) (i % 7));
              Atomics.sub(cells, 1, (long) (i % 5));
              Atomics.min(cells, 2, (long) (i * 37 % 5000 - 2500));
              Atomics.max(cells, 3, (long) (i * 41 % 5000 - 2500));
              Atomics.and(cells, 4, ~(1L << i % 13));
              Atomics.or(cells, 5, 1L << i % 29);
              Atomics.xor(cells, 6, 1L << i % 29);
              // A counter of one's own making.
              long seen = Atomics.load(cells, 7);
              while (true) {
                long now = Atomics.compareExchange(cells, 7, seen, seen + 2);
                if (now == seen) {
                  break;
                }
                seen = now;
              }
            })
        .await();
    return cells;
  }

  static Object floats(DeviceQueue q) {
    float[] cells = new float[9 * N];
    float[] old = new float[9 * N];
    for (int k = 0; k < N; k++) {
      for (int c = 0; c < 9; c++) {
        cells[9 * k + c] = firstFloat(k + c);
      }
    }
    q.parallelFor(
            range(N),
            k -> {
              old[9 * k + 0] = Atomics.add(cells, 9 * k + 0, floatOf(k + 0));
              old[9 * k + 1] = Atomics.sub(cells, 9 * k + 1, floatOf(k + 1));
              old[9 * k + 2] = Atomics.min(cells, 9 * k + 2, floatOf(k + 2));
              old[9 * k + 3] = Atomics.max(cells, 9 * k + 3, floatOf(k + 3));
              old[9 * k + 4] = Atomics.exchange(cells, 9 * k + 4, floatOf(k + 4));
              old[9 * k + 5] = Atomics.compareExchange(cells, 9 * k + 5, firstFloat(k + 5), floatOf(k + 5));
              old[9 * k + 6] = Atomics.compareExchange(cells, 9 * k + 6, floatOf(k + 7), floatOf(k + 6));
              old[9 * k + 7] = Atomics.load(cells, 9 * k + 7);
              Atomics.store(cells, 9 * k + 8, floatOf(k + 8));
              old[9 * k + 8] = Atomics.load(cells, 9 * k + 8);
            })
        .await();
    return new Object[] {old, cells};
  }

  static float[] contendedFloats(DeviceQueue q) {
    float[] cells = new float[8];
    cells[4] = -1;
    q.parallelFor(
            range(5000),
            i -> {
              Atomics.add(cells, 0, (float) (i % 7));
              Atomics.sub(cells, 1, (float) (i % 5));
              Atomics.min(cells, 2, (float) (i * 37 % 5000 - 2500));
              Atomics.max(cells, 3, (float) (i * 41 % 5000 - 2500));
              // A counter of one's own making.
              float seen = Atomics.load(cells, 7);
              while (true) {
                float now = Atomics.compareExchange(cells, 7, seen, seen + 2);
                if (now == seen) {
                  break;
                }
                seen = now;
              }
            })
        .await();
    return cells;
  }

  static Object doubles(DeviceQueue q) {
    double[] cells = new double[9 * N];
    double[] old = new double[9 * N];
    for (int k = 0; k < N; k++) {
      for (int c = 0; c < 9; c++) {
        cells[9 * k + c] = firstDouble(k + c);
      }
    }
    q.parallelFor(
            range(N),
            k -> {
              old[9 * k + 0] = Atomics.add(cells, 9 * k + 0, doubleOf(k + 0));
              old[9 * k + 1] = Atomics.sub(cells, 9 * k + 1, doubleOf(k + 1));
              old[9 * k + 2] = Atomics.min(cells, 9 * k + 2, doubleOf(k + 2));
              old[9 * k + 3] = Atomics.max(cells, 9 * k + 3, doubleOf(k + 3));
              old[9 * k + 4] = Atomics.exchange(cells, 9 * k + 4, doubleOf(k + 4));
              old[9 * k + 5] = Atomics.compareExchange(cells, 9 * k + 5, firstDouble(k + 5), doubleOf(k + 5));
              old[9 * k + 6] = Atomics.compareExchange(cells, 9 * k + 6, doubleOf(k + 7), doubleOf(k + 6));
              old[9 * k + 7] = Atomics.load(cells, 9 * k + 7);
              Atomics.store(cells, 9 * k + 8, doubleOf(k + 8));
              old[9 * k + 8] = Atomics.load(cells, 9 * k + 8);
            })
        .await();
    return new Object[] {old, cells};
  }

  static double[] contendedDoubles(DeviceQueue q) {
    double[] cells = new double[8];
    cells[4] = -1;
    q.parallelFor(
            range(5000),
            i -> {
              Atomics.add(cells, 0, (double) (i % 7));
              Atomics.sub(cells, 1, (double) (i % 5));
              Atomics.min(cells, 2, (double) (i * 37 % 5000 - 2500));
              Atomics.max(cells, 3, (double) (i * 41 % 5000 - 2500));
              // A counter of one's own making.
              double seen = Atomics.load(cells, 7);
              while (true) {
                double now = Atomics.compareExchange(cells, 7, seen, seen + 2);
                if (now == seen) {
                  break;
                }
                seen = now;
              }
            })
        .await();
    return cells;
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {
      ints(q), longs(q), floats(q), doubles(q),
      contendedInts(q), contendedLongs(q), contendedFloats(q), contendedDoubles(q)
    };
  }
}
