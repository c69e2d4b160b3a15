package p;

import static dev.sycamore.NdRange.ndRange;

import dev.sycamore.AccessMode;
import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import dev.sycamore.IntAccessor;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.LocalInts;

/** An nd-range kernel with an accessor, local memory, a barrier and an atomic. */
class WorkGroup {
  void run(DeviceQueue q, IntDeviceBuffer buffer) {
    q.submit(
        h -> {
          IntAccessor data = buffer.access(h, AccessMode.READ_WRITE);
          LocalInts tile = h.localInts(64);
          h.parallelFor(
              ndRange(256, 64),
              it -> {
                tile.set(it.localId(), data.get(it.globalId()));
                it.barrier();
                Atomics.add(data, it.groupId(), tile.get(63 - it.localId()));
              });
        });
  }
}
