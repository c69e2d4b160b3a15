import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.Arrays;

/** Methods of {@code Arrays}, {@code System.arraycopy} and {@code clone}, on arrays of all kinds. */
public class ArrayMethods {
  static final int[] TABLE = {9, 3, 7, 1, 5};

  static int median(int... values) {
    int[] sorted = values;
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }

  public static Object run(DeviceQueue q) {
    int n = 64;
    int[] sums = new int[n];
    double[] noise = new double[n];
    for (int i = 0; i < n; i++) noise[i] = i % 7 == 0 ? Double.NaN : Math.sin(i * 97) * 1e3;
    q.parallelFor(
            range(n),
            i -> {
              int[] a = new int[40];
              Arrays.fill(a, i);
              Arrays.fill(a, 3, 9, -1);
              for (int k = 10; k < 40; k++) a[k] = (k * 7919 + i * 104729) % 1000;
              int[] b = a.clone();
              Arrays.sort(b);
              int[] c = Arrays.copyOf(b, 50);
              int[] d = Arrays.copyOfRange(TABLE, 1, 4);
              Arrays.sort(d);
              System.arraycopy(c, 0, c, 5, 30);
              System.arraycopy(b, 10, c, 0, 3);
              System.arraycopy(c, 8, c, 6, 20);
              int[] chosen = i % 2 == 0 ? b : TABLE;
              sums[i] =
                  Arrays.hashCode(a) + Arrays.hashCode(b) * 3 + Arrays.hashCode(c) * 5
                      + Arrays.hashCode(d) * 7 + Arrays.binarySearch(b, a[12]) + Arrays.binarySearch(b, -7)
                      + Arrays.binarySearch(b, 3, 20, i) + (Arrays.equals(a, b) ? 1 : 0)
                      + (Arrays.equals(d, new int[] {1, 3, 7}) ? 100 : 0) + Arrays.mismatch(a, b)
                      + (Arrays.equals(a, 3, 9, a, 4, 10) ? 1000 : 0) + (Arrays.equals(a, 3, 8, c, 0, 4) ? 5 : 0)
                      + (Arrays.equals(b, 10, 12, c, 0, 2) ? 2000 : 0) + Arrays.mismatch(b, 7, 20, c, 5, 12) * 17
                      + Arrays.mismatch(a, i % 3, 9, a, 1, 9) * 19
                      + Arrays.hashCode(chosen) + median(i, 5, 30) + c.length + Arrays.copyOf(chosen, 6)[5]
                      + Arrays.copyOf(chosen, 3)[2];
            })
        .await();

    long[] others = new long[n];
    q.parallelFor(
            range(n),
            i -> {
              double[] x = {noise[i], -0.0, 0.0, Double.POSITIVE_INFINITY, noise[(i + 7) % 64], -1};
              Arrays.sort(x);
              float[] f = {i, Float.NaN, -0f, 0f};
              float[] g = f.clone();
              Arrays.sort(g, 1, 4);
              byte[] bytes = {3, (byte) i, -7};
              Arrays.sort(bytes);
              char[] chars = {'z', (char) i, 'a'};
              Arrays.sort(chars);
              short[] shorts = new short[3];
              Arrays.fill(shorts, (short) (i * 1000));
              long[] longs = {i, Long.MIN_VALUE, -i};
              Arrays.sort(longs);
              boolean[] flags = new boolean[4];
              Arrays.fill(flags, 1, 1 + i % 3, true);
              boolean[] same = flags.clone();
              others[i] =
                  Arrays.hashCode(x) + Arrays.hashCode(f) * 3L + Arrays.hashCode(g) * 5L
                      + Arrays.hashCode(bytes) * 7L + Arrays.hashCode(chars) * 11L
                      + Arrays.hashCode(shorts) * 13L + Arrays.hashCode(longs) * 17L
                      + Arrays.hashCode(flags) * 19L + (Arrays.equals(flags, same) ? 1L << 40 : 0)
                      + (Arrays.equals(f, g) ? 1L << 41 : 0)
                      + (Arrays.equals(x, 1, 3, x, 1, 3) ? 1L << 42 : 0) + (Arrays.equals(f, 1, 2, g, 3, 4) ? 1L << 43 : 0)
                      + Arrays.mismatch(flags, 0, 3, same, 1, 4) + Arrays.binarySearch(x, 0.0)
                      + Arrays.binarySearch(g, 1, 4, Float.NaN);
            })
        .await();

    // Parts of arrays that the kernel captures.
    int[] rows = new int[n * 30];
    for (int k = 0; k < rows.length; k++) rows[k] = (k * 7919) % 503;
    int[] copies = new int[n * 30];
    q.parallelFor(
            range(n),
            i -> {
              Arrays.sort(rows, i * 30, i * 30 + 30);
              System.arraycopy(rows, i * 30, copies, i * 30 + 1, 29);
              Arrays.fill(copies, i * 30, i * 30 + 1, -i);
            })
        .await();
    return new Object[] {sums, noise, others, rows, copies};
  }
}
