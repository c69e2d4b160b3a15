import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.RangeKernel1;
import dev.sycamore.annotations.Kernel;

/** Kernels wherever a lambda can stand: methods, constructors, nested and anonymous classes, wrappers. */
public class Places {
  final int[] data = new int[16];

  Places(DeviceQueue q) {
    int[] local = data;
    q.parallelFor(range(16), i -> local[i] = i).await();
  }

  void instance(DeviceQueue q, int by) {
    int[] local = data;
    q.parallelFor(range(16), i -> local[i] += by).await();
  }

  static class Nested {
    static class Deeper {
      static void multiply(DeviceQueue q, int[] a, int by) {
        q.parallelFor(range(a.length), i -> a[i] *= by).await();
      }
    }
  }

  interface Step {
    void on(DeviceQueue q, int[] a);
  }

  static void each(DeviceQueue q, int n, @Kernel RangeKernel1 kernel) {
    q.parallelFor(range(n), kernel).await();
  }

  public static Object run(DeviceQueue q) {
    Places places = new Places(q);
    places.instance(q, 7);
    Nested.Deeper.multiply(q, places.data, 3);
    Step anonymous =
        new Step() {
          @Override
          public void on(DeviceQueue queue, int[] a) {
            queue.parallelFor(range(a.length), i -> a[i] -= i * i).await();
          }
        };
    anonymous.on(q, places.data);
    Step lambda = (queue, a) -> queue.parallelFor(range(a.length), i -> a[i] ^= 0x55).await();
    lambda.on(q, places.data);
    int[] out = new int[20];
    each(q, 20, i -> out[i] = i * i);
    each(
        q,
        20,
        i -> {
          out[i] += 1;
        });
    return new Object[] {places.data, out};
  }
}
