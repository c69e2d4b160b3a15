package p;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Java's meaning written out: division, shifts, conversions, order of evaluation. */
class Arithmetic {
  static int quotient(int a, int b) {
    return a / b + a % b;
  }

  void run(DeviceQueue q, int[] a, long[] b, double[] c, char[] d) {
    q.parallelFor(
        range(8),
        i -> {
          int k = i;
          a[k++] += quotient(k, a[k]) << k;
          b[i] = (long) c[i] >>> b[i];
          d[i] -= (int) c[i];
          c[i] %= 0.1;
        });
  }
}
