import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Indices that come back every few passes or work-items, by masks, shifts, remainders and narrow types. */
public class FoldedSteps {
  static void pairs(short[] x, int[] out, int at) {
    for (int j = 0; j < 64; j++) out[at + j] = x[j] + x[j * 3 & 63];
  }

  static int at(int[] t, int j) {
    return t[j & 15];
  }

  public static Object run(DeviceQueue q) {
    int n = 200;
    byte[] x = new byte[64];
    short[] y = new short[512];
    int[] t = new int[256];
    for (int i = 0; i < 64; i++) x[i] = (byte) (i * 5);
    for (int i = 0; i < 512; i++) y[i] = (short) (i * 7);
    for (int i = 0; i < 256; i++) t[i] = i * i;
    int[] straight = new int[5 * n];
    int[] high = new int[n];
    int[] sums = new int[n];
    int[] rows = new int[64 * 19];
    int[] pairs = new int[64 * 19];
    byte[] once = new byte[64];
    q.parallelFor(
        range(n),
        i -> {
          straight[i] = x[i * 3 & 63];
          straight[n + i] = y[2 * i + (i & 3)] + x[i & 7];
          straight[2 * n + i] = t[(i * (3 << 28)) >>> 28];
          straight[3 * n + i] = t[(byte) (i * 5) & 255] + x[i * 5 % 64];
          straight[4 * n + i] = x[(i << 27) >>> 26];
        });
    q.parallelFor(
        range(n),
        i -> {
          int s = 0;
          int k = 0;
          for (int j = 0; j < n; j++) {
            s += t[k >>> 28];
            k += 3 << 28;
          }
          high[i] = s;
        });
    q.parallelFor(
        range(n),
        i -> {
          int s = 0;
          for (int j = 0; j < 100; j++) {
            int folded = j * 5 % 64;
            s += t[folded] + t[(byte) (j * 3) & 255] + x[(j << 27) >>> 27] + at(t, j * 3);
          }
          sums[i] = s;
        });
    q.parallelFor(
        range(19),
        i -> {
          for (int j = 0; j < 64; j++) rows[i * 64 + j] = x[j * 3 & 63] + t[j + i & 15];
        });
    q.parallelFor(range(19), i -> pairs(y, pairs, 64 * i));
    q.singleTask(
        () -> {
          for (int j = 0; j < 64; j++) once[j] = x[j * 3 & 63];
        });
    q.await();
    return new Object[] {straight, high, sums, rows, pairs, once};
  }
}
