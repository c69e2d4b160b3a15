package dev.sycamore.runtime.launch;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.driver.DeviceStream;
import dev.sycamore.runtime.driver.DeviceStream.DeviceKernel;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.report.Reports;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * One stream of a queue, with the kernels that were loaded for it and the buffers for their
 * reports. One thread at a time uses it; any may load kernels.
 */
final class StreamLane {
  private final StreamPlace place;
  private final StreamResources resources;
  private final Map<BoundKernel, DeviceKernel> loaded = new ConcurrentHashMap<>();

  /** Null until a kernel reports. */
  private Reports reports;

  StreamLane(StreamPlace place, StreamResources resources) {
    this.place = place;
    this.resources = resources;
  }

  StreamPlace place() {
    return place;
  }

  DeviceStream stream() {
    return place.stream();
  }

  Reports reports() {
    if (reports == null) {
      reports = resources.reports();
    }
    return reports;
  }

  /** The kernel, loaded if need be. */
  DeviceKernel load(BoundKernel kernel, ImageEntry image) {
    DeviceKernel known = loaded.get(kernel);
    if (known == null) {
      synchronized (this) {
        known = loaded.get(kernel);
        if (known == null) {
          known = stream().load(kernel, image);
          loaded.put(kernel, known);
        }
      }
    }
    return known;
  }
}
