import static dev.sycamore.Range.range;
import static dev.sycamore.NdRange.ndRange;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** Array variables in loops, switches, parameters and across barriers: of one address space, and of several. */
public class AssignedArrays {
  static final int[] TABLE = {3, 1, 4, 1, 5, 9, 2, 6};
  static final int[] shared = {7, 8, 9, 10};
  final int[] own = {5, 6, 7, 8};

  record Held(int[] values, int from) {
    int next(int k) {
      return values[(from + k) % values.length];
    }
  }

  static int[] swapped(int[] a, int[] b, int n) {
    int[] t = a;
    for (int k = 0; k < n; k++) {
      t = a;
      a = b;
      b = t;
    }
    return a;
  }

  static int sum(int[] v) {
    int s = 0;
    for (int x : v) s = s * 31 + x;
    return s;
  }

  static int walk(int[] p, int[] q, int n) {
    int s = 0;
    for (int[] r = p; n > 0; n--, r = n % 3 == 0 ? q : p) {
      if (n == 5) continue;
      s = s * 7 + r[n % r.length];
      if (s == 12345) break;
    }
    return s;
  }

  static void fill(float[] to, float v) {
    to = to;
    for (int k = 0; k < to.length; k++) to[k] = v + k;
  }

  public static Object run(DeviceQueue q) {
    int n = 48;
    int[] a = new int[n], b = new int[n], out = new int[n];
    for (int i = 0; i < n; i++) { a[i] = i * 3 + 1; b[i] = 77 - i; }
    // Mixed takes from uniform.
    q.parallelFor(range(n), i -> {
      int[] v = a;
      for (int k = 0; k < i % 4; k++) { v = v[i] % 2 == 0 ? b : v; if (k == 2) v = a; }
      int[] mine = {i, 1, 2};
      int[] t = v;
      if (i % 3 == 0) t = mine;
      int[] w = v;
      w = i % 5 == 0 ? b : w;
      out[i] = t[i % 3] * 31 + w[i] + v.length + t.length;
      int[] deep = i % 2 == 0 ? (i % 4 == 0 ? a : b) : v;
      out[i] += deep[(i + 1) % deep.length];
    }).await();
    int[] out2 = new int[n];
    q.parallelFor(range(n), i -> {
      int[] x = {i, 2, 3}, y = {4, i, 6};
      out2[i] = sum(swapped(x, y, i % 4)) + walk(x, y, i % 9) + walk(a, b, 7) + sum(swapped(a, b, i));
      swapped(x, y, i)[1] += 5;
      out2[i] = out2[i] * 31 + sum(x) + sum(y);
    }).await();
    int[] out3 = new int[n];
    q.parallelFor(range(n), i -> {
      int[] x = new int[4], y = {9, 8, 7, 6};
      int[] c = i % 2 == 0 ? x : y;
      IntUnaryOperator f = k -> c[k & 3] + k;
      int[] t;
      switch (i % 4) {
        case 0: t = x; break;
        case 1: t = y; break;
        case 2: t = y; t[0]++; break;
        default: t = i > 9 ? y : x;
      }
      t[i & 3] += 3;
      int[] to = {0, 0, 0, 0};
      System.arraycopy(t, 1, to, 0, 3);
      int[] cp = Arrays.copyOf(t, 3);
      t = to;
      Arrays.fill(t, 1, 2, 40);
      t = i % 3 == 0 ? x : t;
      int acc = 0;
      for (int v : t) { acc = acc * 3 + v; t = y; }
      for (int k = 0; k < t.length; k++) acc += t[k];
      int[] before = t;
      t = x;
      before[0] = 99;
      t[1] = 98;
      acc = acc * 31 + sum(x) + sum(y) * 3 + sum(cp) + sum(before);
      out3[i] = acc;
      out3[i] = f.applyAsInt(i) + sum(t);
    }).await();
    long[] l1 = new long[n], l2 = new long[n];
    int[] counts = new int[8], counts2 = new int[8];
    q.parallelFor(range(n), i -> {
      int[] t = i % 2 == 0 ? counts : counts2;
      Atomics.add(t, i % 8, i);
      t = t == null ? counts : counts2;
      Atomics.add(t, 0, 1);
      long[] l = l1;
      if (i % 3 == 0) l = l2;
      l[i] = t.length * 5L + (l == null ? 1 : 0);
      boolean[] p = {true, false}, r = {false, false};
      boolean[] s = p;
      for (int k = 0; k < i % 3; k++) { s[1] ^= s[0]; s = s[1] ? r : p; s[0] |= k > 0; }
      byte[] b1 = {1, 2}, b2 = {(byte) i, 5};
      byte[] bb = b1;
      bb = s[0] ? b2 : bb;
      bb[0] += 100; bb[1]--;
      char[] c1 = {'a', 'b'}, c2 = {'c', (char) i};
      char[] cc = i % 2 == 0 ? c1 : c2;
      cc[1]++;
      l[i] = l[i] * 31 + (p[0] ? 1 : 0) + (r[0] ? 2 : 0) + (p[1] ? 4 : 0) + b1[0] * 3 + b2[0] * 5 + b1[1] + b2[1] + c1[1] * 7 + c2[1];
      float[] f1 = new float[3], f2 = new float[5];
      fill(f1, i); fill(i % 2 == 0 ? f1 : f2, 0.5f);
      float[] ff = f1;
      ff = i % 5 == 0 ? f2 : ff;
      for (float f : ff) l[i] += (long) (f * 100);
      l[i] += ff.length;
    }).await();
    int[] nd = new int[n];
    q.parallelFor(ndRange(n, 8), it -> {
      int i = it.globalId(0);
      int[] x = {i, i + 1, i + 2, i + 3};
      int[] y = new int[4];
      int[] from = x, to = y;
      for (int round = 0; round < 3; round++) {
        for (int k = 0; k < 4; k++) to[k] = from[3 - k] + round;
        it.barrier();
        int[] t = from;
        from = (i & 1) == 0 ? to : y;
        to = (i & 1) == 0 ? t : x;
        it.barrier();
      }
      nd[i] = sum(from) * 31 + sum(to);
    }).await();
    return new Object[] {out, out2, out3, l1, l2, counts, counts2, nd, new AssignedArrays().field(q)};
  }

  int[] field(DeviceQueue q) {
    int[] out = new int[12];
    q.parallelFor(range(12), i -> {
      int[] t = own;
      for (int k = 0; k < i; k++) t = k % 3 == 0 ? shared : k % 3 == 1 ? own : t;
      out[i] = sum(t);
      int[] u = i % 2 == 0 ? TABLE : TABLE;
      if (i > 5) u = TABLE;
      out[i] += u[i % 8];
      Held held = new Held(i % 2 == 0 ? own : shared, i);
      Held second = new Held(t, 1);
      t = shared;
      out[i] = out[i] * 31 + held.next(3) + second.next(i) + held.values().length + t[1];
    }).await();
    return out;
  }
}
