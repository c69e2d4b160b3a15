import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Every operator on int and the smaller types: wrapping, masked shifts, narrowing. */
public class IntArithmetic {
  static final int[] VALUES = {
    0, 1, -1, 2, -2, 3, 7, -7, 31, 32, 33, -32, 127, 128, -128, 255, 256, 32767, 32768, -32768,
    65535, 65536, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE + 1, 0x55555555
  };

  public static Object run(DeviceQueue q) {
    int n = VALUES.length;
    int[] v = VALUES.clone();
    int[] out = new int[n * n * 24];
    q.parallelFor(
            range(n, n),
            (i, j) -> {
              int a = v[i];
              int b = v[j];
              int o = (i * n + j) * 24;
              out[o] = a + b;
              out[o + 1] = a - b;
              out[o + 2] = a * b;
              out[o + 3] = b != 0 ? a / b : 5;
              out[o + 4] = b != 0 ? a % b : 6;
              out[o + 5] = a << b;
              out[o + 6] = a >> b;
              out[o + 7] = a >>> b;
              out[o + 8] = a & b;
              out[o + 9] = a | b;
              out[o + 10] = a ^ b;
              out[o + 11] = ~a;
              out[o + 12] = -a;
              out[o + 13] = (byte) a;
              out[o + 14] = (short) a;
              out[o + 15] = (char) a;
              byte s = (byte) a;
              s += b;
              out[o + 16] = s;
              short t = (short) a;
              t <<= b;
              out[o + 17] = t;
              char c = (char) a;
              c -= b;
              out[o + 18] = c;
              s = (byte) b;
              s >>>= 1;
              out[o + 19] = s;
              c++;
              out[o + 20] = c;
              s--;
              out[o + 21] = s--;
              out[o + 22] = a < b ? 1 : a > b ? 2 : a == b ? 3 : 4;
              out[o + 23] = Math.abs(a) + Math.min(a, b) - Math.max(a, b);
            })
        .await();
    return out;
  }
}
