import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Loops whose indices come back every few passes: remainders, masks, bytes and shorts of a counter. */
public class FoldedIndices {
  static void products(float[] a, float[] c, int id) {
    float[] sum = new float[128];
    for (int k = 0; k < 8; k++) {
      for (int i = 0; i < 128; i++) {
        sum[i] += a[k * 16 + i / 8] * a[128 + k * 8 + i % 8];
      }
    }
    for (int i = 0; i < 128; i++) c[id * 128 + i] += sum[i];
  }

  static void masks(int[] a, int[] c, int id) {
    for (int k = 0; k < 8; k++) {
      for (int i = 0; i < 128; i++) {
        c[id * 128 + i] += a[k << 3 | i & 7] * 3 + a[(i + k) & 127];
      }
      for (int i = 0; i < 600; i++) {
        c[id * 128 + (i & 127)] ^= a[((byte) i) + 128] + a[(char) (i + 65500) & 255];
      }
    }
  }

  public static Object run(DeviceQueue q) {
    float[] a = new float[256];
    int[] b = new int[256];
    for (int i = 0; i < a.length; i++) {
      a[i] = i * 0.37f - 11;
      b[i] = i * 7919;
    }
    float[] c = new float[128 * 40];
    int[] d = new int[128 * 40];
    for (int n : new int[] {1, 2, 40}) {
      q.parallelFor(range(n), i -> products(a, c, i)).await();
      q.parallelFor(ndRange(n, n == 40 ? 20 : n), it -> products(a, c, it.globalId())).await();
      q.parallelFor(range(n), i -> masks(b, d, i)).await();
      q.parallelFor(ndRange(n, n == 40 ? 20 : n), it -> masks(b, d, it.globalId())).await();
    }
    return new Object[] {c, d};
  }
}
