import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.RangeKernel1;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.annotations.DeviceHas;

class Example {
  static void run(DeviceQueue q, double[] a) {
    q.parallelFor(range(8), (@DeviceHas(Aspect.FP16) RangeKernel1) i -> a[i] = a[i] * 2);
  }
}
