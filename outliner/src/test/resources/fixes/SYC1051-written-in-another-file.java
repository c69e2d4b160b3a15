package p;

import static dev.sycamore.Range.range;

import dev.sycamore.AccessMode;
import dev.sycamore.DeviceQueue;
import dev.sycamore.IntAccessor;
import dev.sycamore.IntDeviceBuffer;

class Launch {
  static void run(DeviceQueue q, IntDeviceBuffer buffer) {
    q.submit(h -> {
      IntAccessor a = buffer.access(h, AccessMode.READ);
      h.parallelFor(range(8), i -> Add.one(a, i));
    });
  }
}
// next file
package p;

import dev.sycamore.IntAccessor;

class Add {
  static void one(IntAccessor a, int i) {
    a.set(i, a.get(i) + 1);
  }
}
