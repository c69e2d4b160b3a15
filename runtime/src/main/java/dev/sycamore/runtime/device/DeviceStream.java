package dev.sycamore.runtime.device;

import dev.sycamore.runtime.kernel.BoundKernel;
import java.util.List;

/** Work for a device, done in order. One thread at a time uses it. */
public interface DeviceStream extends AutoCloseable {
  /**
   * Loads the image and finds the entry point of a kernel.
   *
   * @throws dev.sycamore.KernelNotSupportedException if no image of the kernel fits the device
   * @throws dev.sycamore.DeviceException if the driver refuses the image
   */
  DeviceKernel load(BoundKernel kernel);

  /** Starts a kernel. The arguments are those of the kernel's binding, in order. */
  void launch(DeviceKernel kernel, Geometry geometry, List<ArgumentValue> arguments);

  /** Waits for everything that was started. */
  void finish();

  @Override
  void close();

  /** A kernel that can be launched on one stream. */
  interface DeviceKernel {}
}
