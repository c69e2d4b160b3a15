import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import lombok.AccessLevel;
import lombok.AllArgsConstructor;
import lombok.experimental.FieldDefaults;

@AllArgsConstructor
@FieldDefaults(level = AccessLevel.PRIVATE, makeFinal = true)
class Shift {
  int by;

  void run(DeviceQueue q, int[] x) {
    q.parallelFor(range(x.length), i -> x[i] += by).await();
  }
}
