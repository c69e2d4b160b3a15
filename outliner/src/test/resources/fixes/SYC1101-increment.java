import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

class Example {
  static void count(DeviceQueue q, long[] total) {
    q.parallelFor(range(1024), i -> {
      total[0]++;
    });
  }
}
