import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Counters of loops that come round because their type is narrow, or because they are masked. */
public class NarrowCounters {

  public static Object run(DeviceQueue q) {
    int n = 37;
    long[] longs = new long[32];
    boolean[] booleans = new boolean[64];
    float[] floats = new float[32];
    int[] ints = new int[32];
    for (int i = 0; i < booleans.length; i++) {
      longs[i & 31] = i * 7919L - 5;
      booleans[i] = i % 3 == 0 || i % 7 == 1;
      floats[i & 31] = i * 0.37f - 3;
      ints[i & 31] = i * 31 + (i << 9);
    }
    int[] passes = {34, 35, 1, 16, 100, 255};
    short[] shorts = new short[n];
    boolean[] parities = new boolean[n];
    float[] sums = new float[n];
    int[] others = new int[n];
    int[] masked = new int[n];
    int[] bytes = new int[n];
    long[] wide = new long[n];

    q.parallelFor(range(n), i -> {
      short sum = 0;
      for (char c = 0, pass = 0; pass < 34; pass++) {
        sum -= longs[c >> 11];
        c += 3 << 11;
      }
      shorts[i] = (short) (sum + i);

      boolean parity = false;
      for (char c = 0, pass = 0; pass < 35; pass++) {
        parity ^= booleans[c >> 10];
        c += 5 << 10;
      }
      parities[i] = parity ^ (i & 1) == 0;

      float all = 0;
      short s = (short) i;
      for (int pass = 0; pass < passes[i % 6]; pass++) {
        all += floats[(s >> 11) & 31];
        s += 3 << 12;
      }
      sums[i] = all;

      int other = 0;
      byte b = 0;
      for (int pass = 0; pass < passes[(i + 1) % 6]; pass++) {
        other += ints[(b >> 3) + 16];
        b += 3 << 4;
      }
      others[i] = other;
    });
    q.parallelFor(range(n), i -> {
      int sum = 0;
      int k = i & 15;
      for (int pass = 0; pass < passes[i % 6]; pass++) {
        sum += ints[k] * 3;
        k = (k + 3) & 15;
      }
      masked[i] = sum;

      int narrow = 0;
      int m = i;
      for (int pass = 0; pass < passes[(i + 2) % 6]; pass++) {
        narrow ^= ints[(m & 255) >> 3];
        m = (byte) (m + 88);
      }
      bytes[i] = narrow;

      long total = 0;
      long l = 0;
      for (int pass = 0; pass < passes[(i + 3) % 6]; pass++) {
        total += longs[(int) (l >>> 59)] * i;
        l += 3L << 59;
      }
      int d = i & 31;
      for (int pass = 0; pass < passes[(i + 4) % 6]; pass++) {
        total += longs[d];
        d = (d + 7) % 32;
      }
      wide[i] = total;
    });
    byte[] elements = new byte[64];
    for (int i = 0; i < elements.length; i++) {
      elements[i] = (byte) (i * 37 + 11);
    }
    byte[] greater = new byte[n];
    q.parallelFor(range(n), i -> {
      byte count = (byte) i;
      for (char c = 0, pass = 0; pass < 28; pass++) {
        if (elements[c >> 14] > elements[pass]) {
          count++;
        }
        c += 5 << 12;
      }
      greater[i] = count;
    });
    q.await();
    return new Object[] {shorts, parities, sums, others, masked, bytes, wide, greater};
  }
}
