import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.annotations.SpecConstant;

class Example {
  @SpecConstant private final
      int tile = Integer.getInteger("x");

  void run(DeviceQueue q, float[] a) {
    q.parallelFor(range(8), i -> a[i] = i * tile);
  }
}
