import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Operands strictly from left to right, with their side effects in order. */
public class EvaluationOrder {
  static int step(int[] a, int at, int by) {
    a[at] += by;
    return a[at];
  }

  static int mix(int x, int y, int z) {
    return x * 10000 + y * 100 + z;
  }

  public static Object run(DeviceQueue q) {
    int n = 64;
    int[] out = new int[n * 16];
    q.parallelFor(
            range(n),
            i -> {
              int o = i * 16;
              int k = i;
              out[o] = k++ + k * 2 + ++k;
              out[o + 1] = mix(k++, k, k--);
              out[o + 2] = k + (k = 3) * k;
              int j = o + 3;
              out[j++] = j;
              out[j] = j = i;
              out[o + 5] = step(out, o + 15, 2) - step(out, o + 15, 3) * step(out, o + 15, 5);
              k = 1;
              k += k++ + ++k;
              out[o + 6] = k;
              int m = o + 7;
              out[m++] += m;
              out[m] = (m += 2) > 0 && (m -= 1) > 0 || (m = 0) > 0 ? m : -m;
              int a = 5;
              out[o + 9] = a-- > 4 ? a : a++;
              out[o + 10] = (a < 0 & a++ > 0) ? 1 : a;
              out[o + 11] = (a < 0 && a++ > 0) ? 1 : a;
              int x = 1, y, z = x + (y = 2) + (x = y + 5) * x;
              out[o + 12] = z + x * 100 + y;
              long w = 7;
              int s = 3;
              s <<= w++ - 6;
              out[o + 13] = s + (int) w;
              boolean t = false;
              t |= i % 2 == 0;
              t ^= true;
              out[o + 14] = t ? 1 : 2;
            })
        .await();
    return out;
  }
}
