import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import lombok.experimental.UtilityClass;

/** Lombok makes the members static. */
@UtilityClass
class Squares {
  final int ONE = 1;

  int square(int i) {
    return i * i + ONE;
  }

  void run(DeviceQueue q, int[] a, int n) {
    q.parallelFor(range(a.length), i -> a[i] = square(i) + n).await();
  }
}
