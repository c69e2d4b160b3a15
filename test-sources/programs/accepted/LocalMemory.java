import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** Local memory of every element kind, in one to three dimensions. */
public class LocalMemory {
  public static Object run(DeviceQueue q) {
    return new Object[] {kinds(q), shapes(q)};
  }

  static Object kinds(DeviceQueue q) {
    int n = 32;
    int g = 8;
    boolean[] z = new boolean[n];
    byte[] b = new byte[n];
    short[] s = new short[n];
    char[] c = new char[n];
    int[] i = new int[n];
    long[] l = new long[n];
    float[] f = new float[n];
    double[] d = new double[n];
    short[] halfs = new short[n];
    q.submit(
            h -> {
              LocalBooleans lz = h.localBooleans(g);
              LocalBytes lb = h.localBytes(g);
              LocalShorts ls = h.localShorts(g);
              LocalChars lc = h.localChars(g);
              LocalInts li = h.localInts(g);
              LocalLongs ll = h.localLongs(g);
              LocalFloats lf = h.localFloats(g);
              LocalDoubles ld = h.localDoubles(g);
              LocalHalfs lh = h.localHalfs(g);
              h.parallelFor(
                  ndRange(n, g),
                  it -> {
                    int at = it.globalId();
                    int me = it.localId();
                    lz.set(me, at % 3 == 0);
                    lb.set(me, at * 9);
                    ls.set(me, at * 3000);
                    lc.set(me, at * 5000);
                    li.set(me, at << 26);
                    ll.set(me, (long) at << 59);
                    lf.set(me, at / 7f);
                    ld.set(me, at / 11.0);
                    lh.set(me, Half.of(at / 3f));
                    it.barrier();
                    int other = g - 1 - me;
                    z[at] = lz.get(other);
                    b[at] = lb.get(other);
                    s[at] = ls.get(other);
                    c[at] = lc.get(other);
                    i[at] = li.get(other) + li.size();
                    l[at] = ll.get(other);
                    f[at] = lf.get(other);
                    d[at] = ld.get(other);
                    halfs[at] = lh.get(other).bits();
                  });
            })
        .await();
    return new Object[] {z, b, s, c, i, l, f, d, halfs};
  }

  static Object shapes(DeviceQueue q) {
    int[] out = new int[4 * 6 * 8];
    q.submit(
            h -> {
              LocalInts2 plane = h.localInts(2, 3);
              LocalLongs3 box = h.localLongs(2, 3, 4);
              h.parallelFor(
                  ndRange(range(4, 6, 8), range(2, 3, 4)),
                  it -> {
                    int x = it.localId(0);
                    int y = it.localId(1);
                    int w = it.localId(2);
                    int linear = (it.globalId(0) * 6 + it.globalId(1)) * 8 + it.globalId(2);
                    box.set(x, y, w, linear);
                    if (w == 0) {
                      plane.set(x, y, linear * 3);
                    }
                    it.barrier();
                    out[linear] =
                        (int) box.get(1 - x, 2 - y, 3 - w)
                            + plane.get(1 - x, 2 - y)
                            + plane.range(1)
                            + box.range(2) * 1000;
                  });
            })
        .await();
    return out;
  }
}
