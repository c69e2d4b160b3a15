import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** As FoldedIndices, with bounds that are no constants, and ranges that do and do not fill vectors. */
public class FoldedBounds {
  static void bytes(byte[] a, byte[] o, int n, int id) {
    for (int i = 0; i < n / 4 - 1; i++) o[id * 100 + i] = a[2 * i + (i & 3)];
  }

  static void floats(float[] a, float[] o, int n, int id) {
    for (int i = 0; i < n / 4 - 1; i++) o[id * 100 + i] = a[i + (i & 3)] + a[i * 2 + i % 5];
  }

  static int sum(int[] a, int[] b, int k) {
    int s = 0;
    for (int i = 0; i < b.length / 4 - 1; i++) s += a[4 * i + (i & 3)] * b[i];
    return s + k;
  }

  public static Object run(DeviceQueue q) {
    int n = 400;
    byte[] a = new byte[4 * n];
    float[] b = new float[4 * n];
    int[] c = new int[4 * n];
    for (int i = 0; i < 4 * n; i++) {
      a[i] = (byte) (i * 37 % 101);
      b[i] = c[i] = i;
    }
    byte[] bytes = new byte[3400];
    float[] floats = new float[3400];
    int[] sums = new int[200];
    int at = 0;
    for (int size : new int[] {1, 3, 16, 33}) {
      int first = at;
      q.parallelFor(range(size), i -> bytes(a, bytes, n, i)).await();
      q.parallelFor(range(size), i -> floats(b, floats, n, i)).await();
      q.parallelFor(range(size), i -> sums[first + i] = sum(c, c, i)).await();
      q.parallelFor(ndRange(size, size), it -> sums[100 + first + it.globalId()] = sum(c, c, 7)).await();
      at += size;
    }
    return new Object[] {bytes, floats, sums};
  }
}
