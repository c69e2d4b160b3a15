import static dev.sycamore.NdRange.ndRange;

import dev.sycamore.*;

/** Every atomic operation on local memory of one, two and three dimensions, with and without rivals. */
public class AtomicsOnLocalMemory {
  private static final int GROUP = 6;
  private static final int N = 3 * GROUP;

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
    int[] old = new int[N * 12];
    int[] after = new int[N * 12];
    int[] sums = new int[N];
    q.submit(
            h -> {
              LocalInts cells = h.localInts(GROUP * 12);
              LocalInts sum = h.localInts(1);
              h.parallelFor(
                  ndRange(N, GROUP),
                  it -> {
                    int k = it.globalId();
                    int l = it.localId();
                    for (int c = 0; c < 12; c++) {
                      cells.set(12 * l + c, firstInt(k + c));
                    }
                    if (l == 0) {
                      sum.set(0, 0);
                    }
                    it.barrier();
                    old[12 * k + 0] = Atomics.add(cells, 12 * l + 0, k * 0x9E3779B1 + 0);
                    old[12 * k + 1] = Atomics.sub(cells, 12 * l + 1, k * 0x9E3779B1 + 1);
                    old[12 * k + 2] = Atomics.min(cells, 12 * l + 2, k * 0x9E3779B1 + 2);
                    old[12 * k + 3] = Atomics.max(cells, 12 * l + 3, k * 0x9E3779B1 + 3);
                    old[12 * k + 4] = Atomics.and(cells, 12 * l + 4, k * 0x9E3779B1 + 4);
                    old[12 * k + 5] = Atomics.or(cells, 12 * l + 5, k * 0x9E3779B1 + 5);
                    old[12 * k + 6] = Atomics.xor(cells, 12 * l + 6, k * 0x9E3779B1 + 6);
                    old[12 * k + 7] = Atomics.exchange(cells, 12 * l + 7, k * 0x9E3779B1 + 7);
                    old[12 * k + 8] = Atomics.compareExchange(cells, 12 * l + 8, firstInt(k + 8), k * 0x9E3779B1 + 8);
                    old[12 * k + 9] = Atomics.compareExchange(cells, 12 * l + 9, k * 0x9E3779B1 + 10, k * 0x9E3779B1 + 9);
                    old[12 * k + 10] = Atomics.load(cells, 12 * l + 10);
                    Atomics.store(cells, 12 * l + 11, k * 0x9E3779B1 + 11);
                    old[12 * k + 11] = Atomics.load(cells, 12 * l + 11);
                    Atomics.add(sum, 0, (int) k);
                    it.barrier();
                    for (int c = 0; c < 12; c++) {
                      after[12 * k + c] = cells.get(12 * l + c);
                    }
                    sums[k] = sum.get(0);
                  });
            })
        .await();
    return new Object[] {old, after, sums};
  }

  static Object ints2(DeviceQueue q) {
    int[] old = new int[N * 12];
    int[] after = new int[N * 12];
    int[] sums = new int[N];
    q.submit(
            h -> {
              LocalInts2 cells = h.localInts(GROUP, 12);
              LocalInts sum = h.localInts(1);
              h.parallelFor(
                  ndRange(N, GROUP),
                  it -> {
                    int k = it.globalId();
                    int l = it.localId();
                    for (int c = 0; c < 12; c++) {
                      cells.set(l, c, firstInt(k + c));
                    }
                    if (l == 0) {
                      sum.set(0, 0);
                    }
                    it.barrier();
                    old[12 * k + 0] = Atomics.add(cells, l, 0, k * 0x9E3779B1 + 0);
                    old[12 * k + 1] = Atomics.sub(cells, l, 1, k * 0x9E3779B1 + 1);
                    old[12 * k + 2] = Atomics.min(cells, l, 2, k * 0x9E3779B1 + 2);
                    old[12 * k + 3] = Atomics.max(cells, l, 3, k * 0x9E3779B1 + 3);
                    old[12 * k + 4] = Atomics.and(cells, l, 4, k * 0x9E3779B1 + 4);
                    old[12 * k + 5] = Atomics.or(cells, l, 5, k * 0x9E3779B1 + 5);
                    old[12 * k + 6] = Atomics.xor(cells, l, 6, k * 0x9E3779B1 + 6);
                    old[12 * k + 7] = Atomics.exchange(cells, l, 7, k * 0x9E3779B1 + 7);
                    old[12 * k + 8] = Atomics.compareExchange(cells, l, 8, firstInt(k + 8), k * 0x9E3779B1 + 8);
                    old[12 * k + 9] = Atomics.compareExchange(cells, l, 9, k * 0x9E3779B1 + 10, k * 0x9E3779B1 + 9);
                    old[12 * k + 10] = Atomics.load(cells, l, 10);
                    Atomics.store(cells, l, 11, k * 0x9E3779B1 + 11);
                    old[12 * k + 11] = Atomics.load(cells, l, 11);
                    Atomics.add(sum, 0, (int) k);
                    it.barrier();
                    for (int c = 0; c < 12; c++) {
                      after[12 * k + c] = cells.get(l, c);
                    }
                    sums[k] = sum.get(0);
                  });
            })
        .await();
    return new Object[] {old, after, sums};
  }

  static Object ints3(DeviceQueue q) {
    int[] old = new int[N * 12];
    int[] after = new int[N * 12];
    int[] sums = new int[N];
    q.submit(
            h -> {
              LocalInts3 cells = h.localInts(2, GROUP / 2, 12);
              LocalInts sum = h.localInts(1);
              h.parallelFor(
                  ndRange(N, GROUP),
                  it -> {
                    int k = it.globalId();
                    int l = it.localId();
                    for (int c = 0; c < 12; c++) {
                      cells.set(l % 2, l / 2, c, firstInt(k + c));
                    }
                    if (l == 0) {
                      sum.set(0, 0);
                    }
                    it.barrier();
                    old[12 * k + 0] = Atomics.add(cells, l % 2, l / 2, 0, k * 0x9E3779B1 + 0);
                    old[12 * k + 1] = Atomics.sub(cells, l % 2, l / 2, 1, k * 0x9E3779B1 + 1);
                    old[12 * k + 2] = Atomics.min(cells, l % 2, l / 2, 2, k * 0x9E3779B1 + 2);
                    old[12 * k + 3] = Atomics.max(cells, l % 2, l / 2, 3, k * 0x9E3779B1 + 3);
                    old[12 * k + 4] = Atomics.and(cells, l % 2, l / 2, 4, k * 0x9E3779B1 + 4);
                    old[12 * k + 5] = Atomics.or(cells, l % 2, l / 2, 5, k * 0x9E3779B1 + 5);
                    old[12 * k + 6] = Atomics.xor(cells, l % 2, l / 2, 6, k * 0x9E3779B1 + 6);
                    old[12 * k + 7] = Atomics.exchange(cells, l % 2, l / 2, 7, k * 0x9E3779B1 + 7);
                    old[12 * k + 8] = Atomics.compareExchange(cells, l % 2, l / 2, 8, firstInt(k + 8), k * 0x9E3779B1 + 8);
                    old[12 * k + 9] = Atomics.compareExchange(cells, l % 2, l / 2, 9, k * 0x9E3779B1 + 10, k * 0x9E3779B1 + 9);
                    old[12 * k + 10] = Atomics.load(cells, l % 2, l / 2, 10);
                    Atomics.store(cells, l % 2, l / 2, 11, k * 0x9E3779B1 + 11);
                    old[12 * k + 11] = Atomics.load(cells, l % 2, l / 2, 11);
                    Atomics.add(sum, 0, (int) k);
                    it.barrier();
                    for (int c = 0; c < 12; c++) {
                      after[12 * k + c] = cells.get(l % 2, l / 2, c);
                    }
                    sums[k] = sum.get(0);
                  });
            })
        .await();
    return new Object[] {old, after, sums};
  }

  static Object longs1(DeviceQueue q) {
    long[] old = new long[N * 12];
    long[] after = new long[N * 12];
    long[] sums = new long[N];
    q.submit(
            h -> {
              LocalLongs cells = h.localLongs(GROUP * 12);
              LocalLongs sum = h.localLongs(1);
              h.parallelFor(
                  ndRange(N, GROUP),
                  it -> {
                    int k = it.globalId();
                    int l = it.localId();
                    for (int c = 0; c < 12; c++) {
                      cells.set(12 * l + c, firstLong(k + c));
                    }
                    if (l == 0) {
                      sum.set(0, 0);
                    }
                    it.barrier();
                    old[12 * k + 0] = Atomics.add(cells, 12 * l + 0, k * 0x9E3779B97F4A7C15L + 0);
                    old[12 * k + 1] = Atomics.sub(cells, 12 * l + 1, k * 0x9E3779B97F4A7C15L + 1);
                    old[12 * k + 2] = Atomics.min(cells, 12 * l + 2, k * 0x9E3779B97F4A7C15L + 2);
                    old[12 * k + 3] = Atomics.max(cells, 12 * l + 3, k * 0x9E3779B97F4A7C15L + 3);
                    old[12 * k + 4] = Atomics.and(cells, 12 * l + 4, k * 0x9E3779B97F4A7C15L + 4);
                    old[12 * k + 5] = Atomics.or(cells, 12 * l + 5, k * 0x9E3779B97F4A7C15L + 5);
                    old[12 * k + 6] = Atomics.xor(cells, 12 * l + 6, k * 0x9E3779B97F4A7C15L + 6);
                    old[12 * k + 7] = Atomics.exchange(cells, 12 * l + 7, k * 0x9E3779B97F4A7C15L + 7);
                    old[12 * k + 8] = Atomics.compareExchange(cells, 12 * l + 8, firstLong(k + 8), k * 0x9E3779B97F4A7C15L + 8);
                    old[12 * k + 9] = Atomics.compareExchange(cells, 12 * l + 9, k * 0x9E3779B97F4A7C15L + 10, k * 0x9E3779B97F4A7C15L + 9);
                    old[12 * k + 10] = Atomics.load(cells, 12 * l + 10);
                    Atomics.store(cells, 12 * l + 11, k * 0x9E3779B97F4A7C15L + 11);
                    old[12 * k + 11] = Atomics.load(cells, 12 * l + 11);
                    Atomics.add(sum, 0, (long) k);
                    it.barrier();
                    for (int c = 0; c < 12; c++) {
                      after[12 * k + c] = cells.get(12 * l + c);
                    }
                    sums[k] = sum.get(0);
                  });
            })
        .await();
    return new Object[] {old, after, sums};
  }

  static Object longs2(DeviceQueue q) {
    long[] old = new long[N * 12];
    long[] after = new long[N * 12];
    long[] sums = new long[N];
    q.submit(
            h -> {
              LocalLongs2 cells = h.localLongs(GROUP, 12);
              LocalLongs sum = h.localLongs(1);
              h.parallelFor(
                  ndRange(N, GROUP),
                  it -> {
                    int k = it.globalId();
                    int l = it.localId();
                    for (int c = 0; c < 12; c++) {
                      cells.set(l, c, firstLong(k + c));
                    }
                    if (l == 0) {
                      sum.set(0, 0);
                    }
                    it.barrier();
                    old[12 * k + 0] = Atomics.add(cells, l, 0, k * 0x9E3779B97F4A7C15L + 0);
                    old[12 * k + 1] = Atomics.sub(cells, l, 1, k * 0x9E3779B97F4A7C15L + 1);
                    old[12 * k + 2] = Atomics.min(cells, l, 2, k * 0x9E3779B97F4A7C15L + 2);
                    old[12 * k + 3] = Atomics.max(cells, l, 3, k * 0x9E3779B97F4A7C15L + 3);
                    old[12 * k + 4] = Atomics.and(cells, l, 4, k * 0x9E3779B97F4A7C15L + 4);
                    old[12 * k + 5] = Atomics.or(cells, l, 5, k * 0x9E3779B97F4A7C15L + 5);
                    old[12 * k + 6] = Atomics.xor(cells, l, 6, k * 0x9E3779B97F4A7C15L + 6);
                    old[12 * k + 7] = Atomics.exchange(cells, l, 7, k * 0x9E3779B97F4A7C15L + 7);
                    old[12 * k + 8] = Atomics.compareExchange(cells, l, 8, firstLong(k + 8), k * 0x9E3779B97F4A7C15L + 8);
                    old[12 * k + 9] = Atomics.compareExchange(cells, l, 9, k * 0x9E3779B97F4A7C15L + 10, k * 0x9E3779B97F4A7C15L + 9);
                    old[12 * k + 10] = Atomics.load(cells, l, 10);
                    Atomics.store(cells, l, 11, k * 0x9E3779B97F4A7C15L + 11);
                    old[12 * k + 11] = Atomics.load(cells, l, 11);
                    Atomics.add(sum, 0, (long) k);
                    it.barrier();
                    for (int c = 0; c < 12; c++) {
                      after[12 * k + c] = cells.get(l, c);
                    }
                    sums[k] = sum.get(0);
                  });
            })
        .await();
    return new Object[] {old, after, sums};
  }

  static Object longs3(DeviceQueue q) {
    long[] old = new long[N * 12];
    long[] after = new long[N * 12];
    long[] sums = new long[N];
    q.submit(
            h -> {
              LocalLongs3 cells = h.localLongs(2, GROUP / 2, 12);
              LocalLongs sum = h.localLongs(1);
              h.parallelFor(
                  ndRange(N, GROUP),
                  it -> {
                    int k = it.globalId();
                    int l = it.localId();
                    for (int c = 0; c < 12; c++) {
                      cells.set(l % 2, l / 2, c, firstLong(k + c));
                    }
                    if (l == 0) {
                      sum.set(0, 0);
                    }
                    it.barrier();
                    old[12 * k + 0] = Atomics.add(cells, l % 2, l / 2, 0, k * 0x9E3779B97F4A7C15L + 0);
                    old[12 * k + 1] = Atomics.sub(cells, l % 2, l / 2, 1, k * 0x9E3779B97F4A7C15L + 1);
                    old[12 * k + 2] = Atomics.min(cells, l % 2, l / 2, 2, k * 0x9E3779B97F4A7C15L + 2);
                    old[12 * k + 3] = Atomics.max(cells, l % 2, l / 2, 3, k * 0x9E3779B97F4A7C15L + 3);
                    old[12 * k + 4] = Atomics.and(cells, l % 2, l / 2, 4, k * 0x9E3779B97F4A7C15L + 4);
                    old[12 * k + 5] = Atomics.or(cells, l % 2, l / 2, 5, k * 0x9E3779B97F4A7C15L + 5);
                    old[12 * k + 6] = Atomics.xor(cells, l % 2, l / 2, 6, k * 0x9E3779B97F4A7C15L + 6);
                    old[12 * k + 7] = Atomics.exchange(cells, l % 2, l / 2, 7, k * 0x9E3779B97F4A7C15L + 7);
                    old[12 * k + 8] = Atomics.compareExchange(cells, l % 2, l / 2, 8, firstLong(k + 8), k * 0x9E3779B97F4A7C15L + 8);
                    old[12 * k + 9] = Atomics.compareExchange(cells, l % 2, l / 2, 9, k * 0x9E3779B97F4A7C15L + 10, k * 0x9E3779B97F4A7C15L + 9);
                    old[12 * k + 10] = Atomics.load(cells, l % 2, l / 2, 10);
                    Atomics.store(cells, l % 2, l / 2, 11, k * 0x9E3779B97F4A7C15L + 11);
                    old[12 * k + 11] = Atomics.load(cells, l % 2, l / 2, 11);
                    Atomics.add(sum, 0, (long) k);
                    it.barrier();
                    for (int c = 0; c < 12; c++) {
                      after[12 * k + c] = cells.get(l % 2, l / 2, c);
                    }
                    sums[k] = sum.get(0);
                  });
            })
        .await();
    return new Object[] {old, after, sums};
  }

  static Object floats1(DeviceQueue q) {
    float[] old = new float[N * 9];
    float[] after = new float[N * 9];
    float[] sums = new float[N];
    q.submit(
            h -> {
              LocalFloats cells = h.localFloats(GROUP * 9);
              LocalFloats sum = h.localFloats(1);
              h.parallelFor(
                  ndRange(N, GROUP),
                  it -> {
                    int k = it.globalId();
                    int l = it.localId();
                    for (int c = 0; c < 9; c++) {
                      cells.set(9 * l + c, firstFloat(k + c));
                    }
                    if (l == 0) {
                      sum.set(0, 0);
                    }
                    it.barrier();
                    old[9 * k + 0] = Atomics.add(cells, 9 * l + 0, floatOf(k + 0));
                    old[9 * k + 1] = Atomics.sub(cells, 9 * l + 1, floatOf(k + 1));
                    old[9 * k + 2] = Atomics.min(cells, 9 * l + 2, floatOf(k + 2));
                    old[9 * k + 3] = Atomics.max(cells, 9 * l + 3, floatOf(k + 3));
                    old[9 * k + 4] = Atomics.exchange(cells, 9 * l + 4, floatOf(k + 4));
                    old[9 * k + 5] = Atomics.compareExchange(cells, 9 * l + 5, firstFloat(k + 5), floatOf(k + 5));
                    old[9 * k + 6] = Atomics.compareExchange(cells, 9 * l + 6, floatOf(k + 7), floatOf(k + 6));
                    old[9 * k + 7] = Atomics.load(cells, 9 * l + 7);
                    Atomics.store(cells, 9 * l + 8, floatOf(k + 8));
                    old[9 * k + 8] = Atomics.load(cells, 9 * l + 8);
                    Atomics.add(sum, 0, (float) k);
                    it.barrier();
                    for (int c = 0; c < 9; c++) {
                      after[9 * k + c] = cells.get(9 * l + c);
                    }
                    sums[k] = sum.get(0);
                  });
            })
        .await();
    return new Object[] {old, after, sums};
  }

  static Object floats2(DeviceQueue q) {
    float[] old = new float[N * 9];
    float[] after = new float[N * 9];
    float[] sums = new float[N];
    q.submit(
            h -> {
              LocalFloats2 cells = h.localFloats(GROUP, 9);
              LocalFloats sum = h.localFloats(1);
              h.parallelFor(
                  ndRange(N, GROUP),
                  it -> {
                    int k = it.globalId();
                    int l = it.localId();
                    for (int c = 0; c < 9; c++) {
                      cells.set(l, c, firstFloat(k + c));
                    }
                    if (l == 0) {
                      sum.set(0, 0);
                    }
                    it.barrier();
                    old[9 * k + 0] = Atomics.add(cells, l, 0, floatOf(k + 0));
                    old[9 * k + 1] = Atomics.sub(cells, l, 1, floatOf(k + 1));
                    old[9 * k + 2] = Atomics.min(cells, l, 2, floatOf(k + 2));
                    old[9 * k + 3] = Atomics.max(cells, l, 3, floatOf(k + 3));
                    old[9 * k + 4] = Atomics.exchange(cells, l, 4, floatOf(k + 4));
                    old[9 * k + 5] = Atomics.compareExchange(cells, l, 5, firstFloat(k + 5), floatOf(k + 5));
                    old[9 * k + 6] = Atomics.compareExchange(cells, l, 6, floatOf(k + 7), floatOf(k + 6));
                    old[9 * k + 7] = Atomics.load(cells, l, 7);
                    Atomics.store(cells, l, 8, floatOf(k + 8));
                    old[9 * k + 8] = Atomics.load(cells, l, 8);
                    Atomics.add(sum, 0, (float) k);
                    it.barrier();
                    for (int c = 0; c < 9; c++) {
                      after[9 * k + c] = cells.get(l, c);
                    }
                    sums[k] = sum.get(0);
                  });
            })
        .await();
    return new Object[] {old, after, sums};
  }

  static Object floats3(DeviceQueue q) {
    float[] old = new float[N * 9];
    float[] after = new float[N * 9];
    float[] sums = new float[N];
    q.submit(
            h -> {
              LocalFloats3 cells = h.localFloats(2, GROUP / 2, 9);
              LocalFloats sum = h.localFloats(1);
              h.parallelFor(
                  ndRange(N, GROUP),
                  it -> {
                    int k = it.globalId();
                    int l = it.localId();
                    for (int c = 0; c < 9; c++) {
                      cells.set(l % 2, l / 2, c, firstFloat(k + c));
                    }
                    if (l == 0) {
                      sum.set(0, 0);
                    }
                    it.barrier();
                    old[9 * k + 0] = Atomics.add(cells, l % 2, l / 2, 0, floatOf(k + 0));
                    old[9 * k + 1] = Atomics.sub(cells, l % 2, l / 2, 1, floatOf(k + 1));
                    old[9 * k + 2] = Atomics.min(cells, l % 2, l / 2, 2, floatOf(k + 2));
                    old[9 * k + 3] = Atomics.max(cells, l % 2, l / 2, 3, floatOf(k + 3));
                    old[9 * k + 4] = Atomics.exchange(cells, l % 2, l / 2, 4, floatOf(k + 4));
                    old[9 * k + 5] = Atomics.compareExchange(cells, l % 2, l / 2, 5, firstFloat(k + 5), floatOf(k + 5));
                    old[9 * k + 6] = Atomics.compareExchange(cells, l % 2, l / 2, 6, floatOf(k + 7), floatOf(k + 6));
                    old[9 * k + 7] = Atomics.load(cells, l % 2, l / 2, 7);
                    Atomics.store(cells, l % 2, l / 2, 8, floatOf(k + 8));
                    old[9 * k + 8] = Atomics.load(cells, l % 2, l / 2, 8);
                    Atomics.add(sum, 0, (float) k);
                    it.barrier();
                    for (int c = 0; c < 9; c++) {
                      after[9 * k + c] = cells.get(l % 2, l / 2, c);
                    }
                    sums[k] = sum.get(0);
                  });
            })
        .await();
    return new Object[] {old, after, sums};
  }

  static Object doubles1(DeviceQueue q) {
    double[] old = new double[N * 9];
    double[] after = new double[N * 9];
    double[] sums = new double[N];
    q.submit(
            h -> {
              LocalDoubles cells = h.localDoubles(GROUP * 9);
              LocalDoubles sum = h.localDoubles(1);
              h.parallelFor(
                  ndRange(N, GROUP),
                  it -> {
                    int k = it.globalId();
                    int l = it.localId();
                    for (int c = 0; c < 9; c++) {
                      cells.set(9 * l + c, firstDouble(k + c));
                    }
                    if (l == 0) {
                      sum.set(0, 0);
                    }
                    it.barrier();
                    old[9 * k + 0] = Atomics.add(cells, 9 * l + 0, doubleOf(k + 0));
                    old[9 * k + 1] = Atomics.sub(cells, 9 * l + 1, doubleOf(k + 1));
                    old[9 * k + 2] = Atomics.min(cells, 9 * l + 2, doubleOf(k + 2));
                    old[9 * k + 3] = Atomics.max(cells, 9 * l + 3, doubleOf(k + 3));
                    old[9 * k + 4] = Atomics.exchange(cells, 9 * l + 4, doubleOf(k + 4));
                    old[9 * k + 5] = Atomics.compareExchange(cells, 9 * l + 5, firstDouble(k + 5), doubleOf(k + 5));
                    old[9 * k + 6] = Atomics.compareExchange(cells, 9 * l + 6, doubleOf(k + 7), doubleOf(k + 6));
                    old[9 * k + 7] = Atomics.load(cells, 9 * l + 7);
                    Atomics.store(cells, 9 * l + 8, doubleOf(k + 8));
                    old[9 * k + 8] = Atomics.load(cells, 9 * l + 8);
                    Atomics.add(sum, 0, (double) k);
                    it.barrier();
                    for (int c = 0; c < 9; c++) {
                      after[9 * k + c] = cells.get(9 * l + c);
                    }
                    sums[k] = sum.get(0);
                  });
            })
        .await();
    return new Object[] {old, after, sums};
  }

  static Object doubles2(DeviceQueue q) {
    double[] old = new double[N * 9];
    double[] after = new double[N * 9];
    double[] sums = new double[N];
    q.submit(
            h -> {
              LocalDoubles2 cells = h.localDoubles(GROUP, 9);
              LocalDoubles sum = h.localDoubles(1);
              h.parallelFor(
                  ndRange(N, GROUP),
                  it -> {
                    int k = it.globalId();
                    int l = it.localId();
                    for (int c = 0; c < 9; c++) {
                      cells.set(l, c, firstDouble(k + c));
                    }
                    if (l == 0) {
                      sum.set(0, 0);
                    }
                    it.barrier();
                    old[9 * k + 0] = Atomics.add(cells, l, 0, doubleOf(k + 0));
                    old[9 * k + 1] = Atomics.sub(cells, l, 1, doubleOf(k + 1));
                    old[9 * k + 2] = Atomics.min(cells, l, 2, doubleOf(k + 2));
                    old[9 * k + 3] = Atomics.max(cells, l, 3, doubleOf(k + 3));
                    old[9 * k + 4] = Atomics.exchange(cells, l, 4, doubleOf(k + 4));
                    old[9 * k + 5] = Atomics.compareExchange(cells, l, 5, firstDouble(k + 5), doubleOf(k + 5));
                    old[9 * k + 6] = Atomics.compareExchange(cells, l, 6, doubleOf(k + 7), doubleOf(k + 6));
                    old[9 * k + 7] = Atomics.load(cells, l, 7);
                    Atomics.store(cells, l, 8, doubleOf(k + 8));
                    old[9 * k + 8] = Atomics.load(cells, l, 8);
                    Atomics.add(sum, 0, (double) k);
                    it.barrier();
                    for (int c = 0; c < 9; c++) {
                      after[9 * k + c] = cells.get(l, c);
                    }
                    sums[k] = sum.get(0);
                  });
            })
        .await();
    return new Object[] {old, after, sums};
  }

  static Object doubles3(DeviceQueue q) {
    double[] old = new double[N * 9];
    double[] after = new double[N * 9];
    double[] sums = new double[N];
    q.submit(
            h -> {
              LocalDoubles3 cells = h.localDoubles(2, GROUP / 2, 9);
              LocalDoubles sum = h.localDoubles(1);
              h.parallelFor(
                  ndRange(N, GROUP),
                  it -> {
                    int k = it.globalId();
                    int l = it.localId();
                    for (int c = 0; c < 9; c++) {
                      cells.set(l % 2, l / 2, c, firstDouble(k + c));
                    }
                    if (l == 0) {
                      sum.set(0, 0);
                    }
                    it.barrier();
                    old[9 * k + 0] = Atomics.add(cells, l % 2, l / 2, 0, doubleOf(k + 0));
                    old[9 * k + 1] = Atomics.sub(cells, l % 2, l / 2, 1, doubleOf(k + 1));
                    old[9 * k + 2] = Atomics.min(cells, l % 2, l / 2, 2, doubleOf(k + 2));
                    old[9 * k + 3] = Atomics.max(cells, l % 2, l / 2, 3, doubleOf(k + 3));
                    old[9 * k + 4] = Atomics.exchange(cells, l % 2, l / 2, 4, doubleOf(k + 4));
                    old[9 * k + 5] = Atomics.compareExchange(cells, l % 2, l / 2, 5, firstDouble(k + 5), doubleOf(k + 5));
                    old[9 * k + 6] = Atomics.compareExchange(cells, l % 2, l / 2, 6, doubleOf(k + 7), doubleOf(k + 6));
                    old[9 * k + 7] = Atomics.load(cells, l % 2, l / 2, 7);
                    Atomics.store(cells, l % 2, l / 2, 8, doubleOf(k + 8));
                    old[9 * k + 8] = Atomics.load(cells, l % 2, l / 2, 8);
                    Atomics.add(sum, 0, (double) k);
                    it.barrier();
                    for (int c = 0; c < 9; c++) {
                      after[9 * k + c] = cells.get(l % 2, l / 2, c);
                    }
                    sums[k] = sum.get(0);
                  });
            })
        .await();
    return new Object[] {old, after, sums};
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
