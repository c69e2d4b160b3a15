import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

class Example {
  private DeviceQueue queue;
  private final int[] result = new int[8];

  int sum(boolean now) {
    if (now) {
      this.queue.submit(h -> h.parallelFor(range(8), i -> result[i] = i));
    }
    int sum = 0;
    for (int i = 0; i < 8; i++) {
      sum += result[i];
    }
    return sum;
  }
}
