import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import lombok.Value;

/** Lombok makes the fields private and final. */
@Value
class Scale {
  float factor;
  float[] offsets;

  void run(DeviceQueue q, float[] x) {
    q.parallelFor(range(x.length), i -> x[i] = x[i] * factor + offsets[i]).await();
  }
}
