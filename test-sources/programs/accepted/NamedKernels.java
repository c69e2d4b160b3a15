import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Kernels on one line: told apart by name, or by signature. */
public class NamedKernels {
  public static Object run(DeviceQueue q) {
    int[] a = new int[10], b = new int[10];
    float[] f = new float[10];
    q.parallelFor("up", range(10), i -> a[i] = i); q.parallelFor("down", range(10), i -> b[i] = -i);
    q.await();
    q.parallelFor(range(10), i -> a[i] += 5); q.parallelFor(range(10), i -> f[i] = i / 2f);
    q.await();
    return new Object[] {a, b, f};
  }
}
