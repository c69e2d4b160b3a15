import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** Every atomic operation on accessors of one, two and three dimensions. */
public class AtomicsOnAccessors {
  private static final int N = 18;

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

  static Object ints1(DeviceQueue q) {
    int[] first = new int[N * 12];
    int[] old = new int[N * 12];
    for (int k = 0; k < N; k++) {
      for (int c = 0; c < 12; c++) {
        first[12 * k + c] = firstInt(k + c);
      }
    }
    try (IntDeviceBuffer buffer = DeviceBuffer.wrap(first)) {
      q.submit(
          h -> {
            IntAccessor cells = buffer.access(h, READ_WRITE);
            h.parallelFor(
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
                });
          });
    }
    q.await();
    return new Object[] {old, first};
  }

  static Object ints2(DeviceQueue q) {
    int[] first = new int[N * 12];
    int[] old = new int[N * 12];
    for (int k = 0; k < N; k++) {
      for (int c = 0; c < 12; c++) {
        first[12 * k + c] = firstInt(k + c);
      }
    }
    try (IntDeviceBuffer2 buffer = DeviceBuffer.wrap(first, range(N, 12))) {
      q.submit(
          h -> {
            IntAccessor2 cells = buffer.access(h, READ_WRITE);
            h.parallelFor(
                range(N),
                k -> {
                  old[12 * k + 0] = Atomics.add(cells, k, 0, k * 0x9E3779B1 + 0);
                  old[12 * k + 1] = Atomics.sub(cells, k, 1, k * 0x9E3779B1 + 1);
                  old[12 * k + 2] = Atomics.min(cells, k, 2, k * 0x9E3779B1 + 2);
                  old[12 * k + 3] = Atomics.max(cells, k, 3, k * 0x9E3779B1 + 3);
                  old[12 * k + 4] = Atomics.and(cells, k, 4, k * 0x9E3779B1 + 4);
                  old[12 * k + 5] = Atomics.or(cells, k, 5, k * 0x9E3779B1 + 5);
                  old[12 * k + 6] = Atomics.xor(cells, k, 6, k * 0x9E3779B1 + 6);
                  old[12 * k + 7] = Atomics.exchange(cells, k, 7, k * 0x9E3779B1 + 7);
                  old[12 * k + 8] = Atomics.compareExchange(cells, k, 8, firstInt(k + 8), k * 0x9E3779B1 + 8);
                  old[12 * k + 9] = Atomics.compareExchange(cells, k, 9, k * 0x9E3779B1 + 10, k * 0x9E3779B1 + 9);
                  old[12 * k + 10] = Atomics.load(cells, k, 10);
                  Atomics.store(cells, k, 11, k * 0x9E3779B1 + 11);
                  old[12 * k + 11] = Atomics.load(cells, k, 11);
                });
          });
    }
    q.await();
    return new Object[] {old, first};
  }

  static Object ints3(DeviceQueue q) {
    int[] first = new int[N * 12];
    int[] old = new int[N * 12];
    for (int k = 0; k < N; k++) {
      for (int c = 0; c < 12; c++) {
        first[(k % 3 * (N / 3) + k / 3) * 12 + c] = firstInt(k + c);
      }
    }
    try (IntDeviceBuffer3 buffer = DeviceBuffer.wrap(first, range(3, N / 3, 12))) {
      q.submit(
          h -> {
            IntAccessor3 cells = buffer.access(h, READ_WRITE);
            h.parallelFor(
                range(N),
                k -> {
                  old[12 * k + 0] = Atomics.add(cells, k % 3, k / 3, 0, k * 0x9E3779B1 + 0);
                  old[12 * k + 1] = Atomics.sub(cells, k % 3, k / 3, 1, k * 0x9E3779B1 + 1);
                  old[12 * k + 2] = Atomics.min(cells, k % 3, k / 3, 2, k * 0x9E3779B1 + 2);
                  old[12 * k + 3] = Atomics.max(cells, k % 3, k / 3, 3, k * 0x9E3779B1 + 3);
                  old[12 * k + 4] = Atomics.and(cells, k % 3, k / 3, 4, k * 0x9E3779B1 + 4);
                  old[12 * k + 5] = Atomics.or(cells, k % 3, k / 3, 5, k * 0x9E3779B1 + 5);
                  old[12 * k + 6] = Atomics.xor(cells, k % 3, k / 3, 6, k * 0x9E3779B1 + 6);
                  old[12 * k + 7] = Atomics.exchange(cells, k % 3, k / 3, 7, k * 0x9E3779B1 + 7);
                  old[12 * k + 8] = Atomics.compareExchange(cells, k % 3, k / 3, 8, firstInt(k + 8), k * 0x9E3779B1 + 8);
                  old[12 * k + 9] = Atomics.compareExchange(cells, k % 3, k / 3, 9, k * 0x9E3779B1 + 10, k * 0x9E3779B1 + 9);
                  old[12 * k + 10] = Atomics.load(cells, k % 3, k / 3, 10);
                  Atomics.store(cells, k % 3, k / 3, 11, k * 0x9E3779B1 + 11);
                  old[12 * k + 11] = Atomics.load(cells, k % 3, k / 3, 11);
                });
          });
    }
    q.await();
    return new Object[] {old, first};
  }

  static Object longs1(DeviceQueue q) {
    long[] first = new long[N * 12];
    long[] old = new long[N * 12];
    for (int k = 0; k < N; k++) {
      for (int c = 0; c < 12; c++) {
        first[12 * k + c] = firstLong(k + c);
      }
    }
    try (LongDeviceBuffer buffer = DeviceBuffer.wrap(first)) {
      q.submit(
          h -> {
            LongAccessor cells = buffer.access(h, READ_WRITE);
            h.parallelFor(
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
                });
          });
    }
    q.await();
    return new Object[] {old, first};
  }

  static Object longs2(DeviceQueue q) {
    long[] first = new long[N * 12];
    long[] old = new long[N * 12];
    for (int k = 0; k < N; k++) {
      for (int c = 0; c < 12; c++) {
        first[12 * k + c] = firstLong(k + c);
      }
    }
    try (LongDeviceBuffer2 buffer = DeviceBuffer.wrap(first, range(N, 12))) {
      q.submit(
          h -> {
            LongAccessor2 cells = buffer.access(h, READ_WRITE);
            h.parallelFor(
                range(N),
                k -> {
                  old[12 * k + 0] = Atomics.add(cells, k, 0, k * 0x9E3779B97F4A7C15L + 0);
                  old[12 * k + 1] = Atomics.sub(cells, k, 1, k * 0x9E3779B97F4A7C15L + 1);
                  old[12 * k + 2] = Atomics.min(cells, k, 2, k * 0x9E3779B97F4A7C15L + 2);
                  old[12 * k + 3] = Atomics.max(cells, k, 3, k * 0x9E3779B97F4A7C15L + 3);
                  old[12 * k + 4] = Atomics.and(cells, k, 4, k * 0x9E3779B97F4A7C15L + 4);
                  old[12 * k + 5] = Atomics.or(cells, k, 5, k * 0x9E3779B97F4A7C15L + 5);
                  old[12 * k + 6] = Atomics.xor(cells, k, 6, k * 0x9E3779B97F4A7C15L + 6);
                  old[12 * k + 7] = Atomics.exchange(cells, k, 7, k * 0x9E3779B97F4A7C15L + 7);
                  old[12 * k + 8] = Atomics.compareExchange(cells, k, 8, firstLong(k + 8), k * 0x9E3779B97F4A7C15L + 8);
                  old[12 * k + 9] = Atomics.compareExchange(cells, k, 9, k * 0x9E3779B97F4A7C15L + 10, k * 0x9E3779B97F4A7C15L + 9);
                  old[12 * k + 10] = Atomics.load(cells, k, 10);
                  Atomics.store(cells, k, 11, k * 0x9E3779B97F4A7C15L + 11);
                  old[12 * k + 11] = Atomics.load(cells, k, 11);
                });
          });
    }
    q.await();
    return new Object[] {old, first};
  }

  static Object longs3(DeviceQueue q) {
    long[] first = new long[N * 12];
    long[] old = new long[N * 12];
    for (int k = 0; k < N; k++) {
      for (int c = 0; c < 12; c++) {
        first[(k % 3 * (N / 3) + k / 3) * 12 + c] = firstLong(k + c);
      }
    }
    try (LongDeviceBuffer3 buffer = DeviceBuffer.wrap(first, range(3, N / 3, 12))) {
      q.submit(
          h -> {
            LongAccessor3 cells = buffer.access(h, READ_WRITE);
            h.parallelFor(
                range(N),
                k -> {
                  old[12 * k + 0] = Atomics.add(cells, k % 3, k / 3, 0, k * 0x9E3779B97F4A7C15L + 0);
                  old[12 * k + 1] = Atomics.sub(cells, k % 3, k / 3, 1, k * 0x9E3779B97F4A7C15L + 1);
                  old[12 * k + 2] = Atomics.min(cells, k % 3, k / 3, 2, k * 0x9E3779B97F4A7C15L + 2);
                  old[12 * k + 3] = Atomics.max(cells, k % 3, k / 3, 3, k * 0x9E3779B97F4A7C15L + 3);
                  old[12 * k + 4] = Atomics.and(cells, k % 3, k / 3, 4, k * 0x9E3779B97F4A7C15L + 4);
                  old[12 * k + 5] = Atomics.or(cells, k % 3, k / 3, 5, k * 0x9E3779B97F4A7C15L + 5);
                  old[12 * k + 6] = Atomics.xor(cells, k % 3, k / 3, 6, k * 0x9E3779B97F4A7C15L + 6);
                  old[12 * k + 7] = Atomics.exchange(cells, k % 3, k / 3, 7, k * 0x9E3779B97F4A7C15L + 7);
                  old[12 * k + 8] = Atomics.compareExchange(cells, k % 3, k / 3, 8, firstLong(k + 8), k * 0x9E3779B97F4A7C15L + 8);
                  old[12 * k + 9] = Atomics.compareExchange(cells, k % 3, k / 3, 9, k * 0x9E3779B97F4A7C15L + 10, k * 0x9E3779B97F4A7C15L + 9);
                  old[12 * k + 10] = Atomics.load(cells, k % 3, k / 3, 10);
                  Atomics.store(cells, k % 3, k / 3, 11, k * 0x9E3779B97F4A7C15L + 11);
                  old[12 * k + 11] = Atomics.load(cells, k % 3, k / 3, 11);
                });
          });
    }
    q.await();
    return new Object[] {old, first};
  }

  static Object floats1(DeviceQueue q) {
    float[] first = new float[N * 9];
    float[] old = new float[N * 9];
    for (int k = 0; k < N; k++) {
      for (int c = 0; c < 9; c++) {
        first[9 * k + c] = firstFloat(k + c);
      }
    }
    try (FloatDeviceBuffer buffer = DeviceBuffer.wrap(first)) {
      q.submit(
          h -> {
            FloatAccessor cells = buffer.access(h, READ_WRITE);
            h.parallelFor(
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
                });
          });
    }
    q.await();
    return new Object[] {old, first};
  }

  static Object floats2(DeviceQueue q) {
    float[] first = new float[N * 9];
    float[] old = new float[N * 9];
    for (int k = 0; k < N; k++) {
      for (int c = 0; c < 9; c++) {
        first[9 * k + c] = firstFloat(k + c);
      }
    }
    try (FloatDeviceBuffer2 buffer = DeviceBuffer.wrap(first, range(N, 9))) {
      q.submit(
          h -> {
            FloatAccessor2 cells = buffer.access(h, READ_WRITE);
            h.parallelFor(
                range(N),
                k -> {
                  old[9 * k + 0] = Atomics.add(cells, k, 0, floatOf(k + 0));
                  old[9 * k + 1] = Atomics.sub(cells, k, 1, floatOf(k + 1));
                  old[9 * k + 2] = Atomics.min(cells, k, 2, floatOf(k + 2));
                  old[9 * k + 3] = Atomics.max(cells, k, 3, floatOf(k + 3));
                  old[9 * k + 4] = Atomics.exchange(cells, k, 4, floatOf(k + 4));
                  old[9 * k + 5] = Atomics.compareExchange(cells, k, 5, firstFloat(k + 5), floatOf(k + 5));
                  old[9 * k + 6] = Atomics.compareExchange(cells, k, 6, floatOf(k + 7), floatOf(k + 6));
                  old[9 * k + 7] = Atomics.load(cells, k, 7);
                  Atomics.store(cells, k, 8, floatOf(k + 8));
                  old[9 * k + 8] = Atomics.load(cells, k, 8);
                });
          });
    }
    q.await();
    return new Object[] {old, first};
  }

  static Object floats3(DeviceQueue q) {
    float[] first = new float[N * 9];
    float[] old = new float[N * 9];
    for (int k = 0; k < N; k++) {
      for (int c = 0; c < 9; c++) {
        first[(k % 3 * (N / 3) + k / 3) * 9 + c] = firstFloat(k + c);
      }
    }
    try (FloatDeviceBuffer3 buffer = DeviceBuffer.wrap(first, range(3, N / 3, 9))) {
      q.submit(
          h -> {
            FloatAccessor3 cells = buffer.access(h, READ_WRITE);
            h.parallelFor(
                range(N),
                k -> {
                  old[9 * k + 0] = Atomics.add(cells, k % 3, k / 3, 0, floatOf(k + 0));
                  old[9 * k + 1] = Atomics.sub(cells, k % 3, k / 3, 1, floatOf(k + 1));
                  old[9 * k + 2] = Atomics.min(cells, k % 3, k / 3, 2, floatOf(k + 2));
                  old[9 * k + 3] = Atomics.max(cells, k % 3, k / 3, 3, floatOf(k + 3));
                  old[9 * k + 4] = Atomics.exchange(cells, k % 3, k / 3, 4, floatOf(k + 4));
                  old[9 * k + 5] = Atomics.compareExchange(cells, k % 3, k / 3, 5, firstFloat(k + 5), floatOf(k + 5));
                  old[9 * k + 6] = Atomics.compareExchange(cells, k % 3, k / 3, 6, floatOf(k + 7), floatOf(k + 6));
                  old[9 * k + 7] = Atomics.load(cells, k % 3, k / 3, 7);
                  Atomics.store(cells, k % 3, k / 3, 8, floatOf(k + 8));
                  old[9 * k + 8] = Atomics.load(cells, k % 3, k / 3, 8);
                });
          });
    }
    q.await();
    return new Object[] {old, first};
  }

  static Object doubles1(DeviceQueue q) {
    double[] first = new double[N * 9];
    double[] old = new double[N * 9];
    for (int k = 0; k < N; k++) {
      for (int c = 0; c < 9; c++) {
        first[9 * k + c] = firstDouble(k + c);
      }
    }
    try (DoubleDeviceBuffer buffer = DeviceBuffer.wrap(first)) {
      q.submit(
          h -> {
            DoubleAccessor cells = buffer.access(h, READ_WRITE);
            h.parallelFor(
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
                });
          });
    }
    q.await();
    return new Object[] {old, first};
  }

  static Object doubles2(DeviceQueue q) {
    double[] first = new double[N * 9];
    double[] old = new double[N * 9];
    for (int k = 0; k < N; k++) {
      for (int c = 0; c < 9; c++) {
        first[9 * k + c] = firstDouble(k + c);
      }
    }
    try (DoubleDeviceBuffer2 buffer = DeviceBuffer.wrap(first, range(N, 9))) {
      q.submit(
          h -> {
            DoubleAccessor2 cells = buffer.access(h, READ_WRITE);
            h.parallelFor(
                range(N),
                k -> {
                  old[9 * k + 0] = Atomics.add(cells, k, 0, doubleOf(k + 0));
                  old[9 * k + 1] = Atomics.sub(cells, k, 1, doubleOf(k + 1));
                  old[9 * k + 2] = Atomics.min(cells, k, 2, doubleOf(k + 2));
                  old[9 * k + 3] = Atomics.max(cells, k, 3, doubleOf(k + 3));
                  old[9 * k + 4] = Atomics.exchange(cells, k, 4, doubleOf(k + 4));
                  old[9 * k + 5] = Atomics.compareExchange(cells, k, 5, firstDouble(k + 5), doubleOf(k + 5));
                  old[9 * k + 6] = Atomics.compareExchange(cells, k, 6, doubleOf(k + 7), doubleOf(k + 6));
                  old[9 * k + 7] = Atomics.load(cells, k, 7);
                  Atomics.store(cells, k, 8, doubleOf(k + 8));
                  old[9 * k + 8] = Atomics.load(cells, k, 8);
                });
          });
    }
    q.await();
    return new Object[] {old, first};
  }

  static Object doubles3(DeviceQueue q) {
    double[] first = new double[N * 9];
    double[] old = new double[N * 9];
    for (int k = 0; k < N; k++) {
      for (int c = 0; c < 9; c++) {
        first[(k % 3 * (N / 3) + k / 3) * 9 + c] = firstDouble(k + c);
      }
    }
    try (DoubleDeviceBuffer3 buffer = DeviceBuffer.wrap(first, range(3, N / 3, 9))) {
      q.submit(
          h -> {
            DoubleAccessor3 cells = buffer.access(h, READ_WRITE);
            h.parallelFor(
                range(N),
                k -> {
                  old[9 * k + 0] = Atomics.add(cells, k % 3, k / 3, 0, doubleOf(k + 0));
                  old[9 * k + 1] = Atomics.sub(cells, k % 3, k / 3, 1, doubleOf(k + 1));
                  old[9 * k + 2] = Atomics.min(cells, k % 3, k / 3, 2, doubleOf(k + 2));
                  old[9 * k + 3] = Atomics.max(cells, k % 3, k / 3, 3, doubleOf(k + 3));
                  old[9 * k + 4] = Atomics.exchange(cells, k % 3, k / 3, 4, doubleOf(k + 4));
                  old[9 * k + 5] = Atomics.compareExchange(cells, k % 3, k / 3, 5, firstDouble(k + 5), doubleOf(k + 5));
                  old[9 * k + 6] = Atomics.compareExchange(cells, k % 3, k / 3, 6, doubleOf(k + 7), doubleOf(k + 6));
                  old[9 * k + 7] = Atomics.load(cells, k % 3, k / 3, 7);
                  Atomics.store(cells, k % 3, k / 3, 8, doubleOf(k + 8));
                  old[9 * k + 8] = Atomics.load(cells, k % 3, k / 3, 8);
                });
          });
    }
    q.await();
    return new Object[] {old, first};
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {
      ints1(q), ints2(q), ints3(q),
      longs1(q), longs2(q), longs3(q),
      floats1(q), floats2(q), floats3(q),
      doubles1(q), doubles2(q), doubles3(q)
    };
  }
}
