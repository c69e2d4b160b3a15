import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Every operator on long, and mixed with int. */
public class LongArithmetic {
  public static Object run(DeviceQueue q) {
    long[] v = {
      0, 1, -1, 2, 3, -7, 63, 64, 65, -64, Integer.MAX_VALUE, Integer.MIN_VALUE, 1L << 32,
      Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 1, 0x5555555555555555L
    };
    int n = v.length;
    long[] out = new long[n * n * 18];
    q.parallelFor(
            range(n, n),
            (i, j) -> {
              long a = v[i];
              long b = v[j];
              int o = (i * n + j) * 18;
              out[o] = a + b;
              out[o + 1] = a - b;
              out[o + 2] = a * b;
              out[o + 3] = b != 0 ? a / b : 5;
              out[o + 4] = b != 0 ? a % b : 6;
              out[o + 5] = a << b;
              out[o + 6] = a >> b;
              out[o + 7] = a >>> b;
              out[o + 8] = a & b | a ^ b;
              out[o + 9] = ~a;
              out[o + 10] = -a;
              out[o + 11] = (int) a;
              out[o + 12] = (byte) a + (short) b + (char) a;
              int k = (int) a;
              k += b;
              out[o + 13] = k;
              out[o + 14] = k << b;
              out[o + 15] = a < b ? i : j;
              out[o + 16] = Math.abs(a) ^ Math.max(a, b) ^ Math.min(a, k);
              long c = a++;
              out[o + 17] = c * 31 + a;
            })
        .await();
    return out;
  }
}
