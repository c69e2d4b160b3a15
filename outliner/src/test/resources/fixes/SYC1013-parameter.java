import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.RangeKernel1;

class Example {
  static void run(DeviceQueue q, RangeKernel1 kernel) {
    q.parallelFor(range(8), kernel);
  }
}
