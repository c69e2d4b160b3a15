import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.RangeKernel1;
import dev.sycamore.annotations.Kernel;
import java.util.function.Supplier;

/** Texts before kernels in calls of the program's own methods are labels, not names. */
public class LabelledKernels {
  private static final String LABEL = "a constant label";

  /** A launch of the program's own, with the name of one of the API. */
  static final class Timer {
    private final DeviceQueue queue;
    private final StringBuilder report = new StringBuilder();

    Timer(DeviceQueue queue) {
      this.queue = queue;
    }

    void parallelFor(String label, int n, @Kernel RangeKernel1 kernel) {
      queue.parallelFor(range(n), kernel).await();
      report.append(label).append(';');
    }

    static void timed(String label, DeviceQueue q, int n, @Kernel RangeKernel1 kernel) {
      q.parallelFor(range(n), kernel).await();
    }

    static void two(
        String first, @Kernel RangeKernel1 a, String second, @Kernel RangeKernel1 b, DeviceQueue q) {
      q.parallelFor(range(10), a).await();
      q.parallelFor(range(10), b).await();
    }

    static void all(String label, DeviceQueue q, @Kernel RangeKernel1... kernels) {
      for (RangeKernel1 kernel : kernels) {
        q.parallelFor(range(10), kernel).await();
      }
    }

    static void made(String label, DeviceQueue q, @Kernel Supplier<RangeKernel1> maker) {
      q.parallelFor(range(10), maker.get()).await();
    }
  }

  public static Object run(DeviceQueue q) {
    int[] a = new int[10];
    Timer.timed("first step", q, 10, i -> a[i] = i);
    for (String label : new String[] {"x", "y"}) {
      Timer.timed(label, q, 10, i -> a[i]++);
    }
    Timer.timed("twice", q, 10, i -> a[i] *= 3);
    Timer.timed("twice", q, 10, i -> a[i] -= 4);
    Timer.timed(null, q, 10, i -> a[i] ^= 5);
    Timer.timed(LABEL, q, 10, i -> a[i] += 6);
    Timer.timed("n = " + a.length, q, 10, i -> a[i] <<= 1);
    Timer.two("a.b", i -> a[i] += 7, "a.b", i -> a[i] *= 5, q);
    Timer.all("a.b", q, i -> a[i] += 8, i -> a[i] *= 7);
    Timer.made("a.b", q, () -> i -> a[i] += 9);
    RangeKernel1 kept = i -> a[i] -= 10;
    Timer.timed("kept", q, 10, kept);
    Timer.timed("kept again", q, 10, kept);
    Timer timer = new Timer(q);
    timer.parallelFor("a label", 10, i -> a[i] += 11);
    timer.parallelFor("a label", 10, i -> a[i] ^= 12);
    q.parallelFor("named.a", range(10), kept).await();
    q.submit(h -> h.parallelFor("named.b", range(10), i -> a[i] += 13)).await();
    return new Object[] {a, timer.report.toString()};
  }
}
