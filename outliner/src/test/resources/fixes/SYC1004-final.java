import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

class Example {
  float half(float x) {
    return x * 0.5f;
  }

  void run(DeviceQueue q, float[] a) {
    q.parallelFor(range(8), i -> a[i] = half(a[i]));
  }
}
