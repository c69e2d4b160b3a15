import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.RangeKernel1;
import dev.sycamore.annotations.Kernel;

/** Kernels with the same captures on one line: each is known by its place among them. */
public class SameLine {
  static void each(DeviceQueue q, @Kernel RangeKernel1 kernel) { q.parallelFor(range(8), kernel).await(); }

  final int[] own = new int[8];
  @Kernel final RangeKernel1 first = i -> own[i] += 1, second = i -> own[i] += 20;

  static void nested(DeviceQueue q, int[] a) {
    Runnable r = () -> { each(q, i -> a[i] = a[i] * 3 + 1); Runnable s = () -> { each(q, i -> a[i] = a[i] * 5 + 2); each(q, i -> a[i] = a[i] * 7 + 3); }; s.run(); each(q, i -> a[i] = a[i] * 11 + 4); }; r.run(); each(q, i -> a[i] = a[i] * 13 + 5);
  }

  static void locals(DeviceQueue q, int[] a, int n) {
    @Kernel RangeKernel1 x = i -> a[i] = a[i] * 2 + 1; @Kernel RangeKernel1 y = i -> a[i] = a[i] * 2 - 1;
    each(q, x); each(q, y);
    each(q, n > 3 ? i -> a[i] += 100 : i -> a[i] -= 100);
    each(q, switch (n) { case 1 -> i -> a[i] += 7; case 2 -> { yield i -> a[i] += 8; } default -> i -> a[i] += 9; });
  }

  public static Object run(DeviceQueue q) {
    int[] a = new int[8], b = new int[8], c = new int[8], d = new int[8];
    q.parallelFor(range(8), i -> a[i] = i + 1); q.parallelFor(range(8), i -> b[i] = i + 2); q.parallelFor(range(8), i -> c[i] = i + 3);
    q.parallelFor("named", range(8), i -> a[i] *= 3); q.parallelFor(range(8), i -> b[i] *= 5); q.parallelFor(range(8), i -> c[i] *= 7);
    q.parallelFor(range(8), i -> {
      a[i]++; }); q.parallelFor(range(8), i -> { b[i]--;
    });
    q.await();
    nested(q, d);
    SameLine object = new SameLine();
    each(q, object.first); each(q, object.second);
    locals(q, a, 1); locals(q, b, 2); locals(q, c, 4);
    return new Object[] {a, b, c, d, object.own};
  }
}
