import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.IntMemory;

/** Arrays and memory that a kernel mentions and does not use. */
public class UnusedCaptures {
  static int ignore(int[] a, int i) {
    return i;
  }

  static int use(int[] a, int i) {
    int[] b = a;
    return b.length + i;
  }

  static int ignore(IntMemory m, int i) {
    return i;
  }

  static void allocated(DeviceQueue q, IntMemory m, int[] out) {
    q.parallelFor(range(8), i -> out[i] = ignore(/*! SYC1103 | captured `m` */m, i));
    q.parallelFor(range(8), i -> out[i] = m.size());
  }

  static void run(DeviceQueue q, int[] a, int[] b, int[] out) {
    q.parallelFor(range(8), i -> out[i] = ignore(/*! SYC1103 | captured `a` */a, i));
    q.parallelFor(
        range(8),
        i -> {
          int[] c = /*! SYC1103 | captured `b` */b;
          out[i] = use(a, i);
        });
    q.parallelFor(range(8), i -> out[i] = a.length + ignore(b, i) + use(b, i));
  }
}
