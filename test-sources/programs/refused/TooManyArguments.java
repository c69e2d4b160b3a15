import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Arguments of more bytes than any device takes. */
public class TooManyArguments {
  record Eight(long a, long b, long c, long d, long e, long f, long g, long h) {
    long sum() {
      return a + b + c + d + e + f + g + h;
    }
  }

  record Many(Eight a, Eight b, Eight c, Eight d, Eight e, Eight f, Eight g, Eight h) {
    long sum() {
      return a.sum() + b.sum() + c.sum() + d.sum() + e.sum() + f.sum() + g.sum() + h.sum();
    }
  }

  static void run(DeviceQueue q, Many x, Many y, Many z0, Many z1, Many z2, Many z3, Many z4, Many z5, Many z6, long[] out) {
    q.parallelFor(
        range(8), /*! SYC1045 | 4616 bytes */i -> out[i] = x.sum() + y.sum() + z0.sum() + z1.sum() + z2.sum() + z3.sum() + z4.sum() + z5.sum() + z6.sum());
  }
}
