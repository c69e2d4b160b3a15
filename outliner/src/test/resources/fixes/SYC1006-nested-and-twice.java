import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.FloatAccessor;
import dev.sycamore.FloatDeviceBuffer;
import dev.sycamore.AccessMode;

class Example {
  static float scale = 2;
  static int INT = 3;

  static void run(DeviceQueue q, FloatDeviceBuffer buffer, boolean now) {
    if (now)
      q.submit(
          h -> {
            FloatAccessor a = buffer.access(h, AccessMode.READ_WRITE);
            h.parallelFor(range(8), i -> a.set(i, Example.scale * a.get(i) + Example.scale));
          });
    int scaleValue = 1; int other = scaleValue;
  }
}
