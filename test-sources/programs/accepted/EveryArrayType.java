import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Arrays of every primitive type, and a captured scalar of every type. */
public class EveryArrayType {
  public static Object run(DeviceQueue q) {
    int n = 70;
    boolean[] z = new boolean[n];
    byte[] b = new byte[n];
    short[] s = new short[n];
    char[] c = new char[n];
    int[] i = new int[n];
    long[] l = new long[n];
    float[] f = new float[n];
    double[] d = new double[n];
    for (int k = 0; k < n; k++) {
      z[k] = k % 3 == 0;
      b[k] = (byte) (k * 5);
      s[k] = (short) (k * 1000);
      c[k] = (char) (k * 2000);
      i[k] = k * 100000000;
      l[k] = k * 1000000000000L;
      f[k] = k / 3f;
      d[k] = k / 7d;
    }
    boolean pz = true;
    byte pb = -3;
    short ps = -300;
    char pc = 65000;
    int pi = 1 << 30;
    long pl = -1L << 40;
    float pf = 0.1f;
    double pd = 1e-3;
    q.parallelFor(
            range(n),
            k -> {
              z[k] = z[k] ^ pz;
              b[k] += pb;
              s[k] = (short) (s[k] * ps);
              c[k] = (char) (c[k] + pc);
              i[k] = i[k] + pi;
              l[k] -= pl;
              f[k] *= pf;
              d[k] = d[k] / pd + z.length;
            })
        .await();
    return new Object[] {z, b, s, c, i, l, f, d};
  }
}
