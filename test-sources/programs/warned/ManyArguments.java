import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Arguments of more bytes than every OpenCL device takes. */
public class ManyArguments {
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

  static void run(DeviceQueue q, Many x, Many y, long[] out) {
    q.parallelFor(range(8), i -> out[i] = x.sum());
    q.parallelFor(range(8), /*! SYC1105 | 1032 bytes */i -> out[i] = x.sum() + y.sum());
  }
}
