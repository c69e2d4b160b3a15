package dev.sycamore.runtime.driver;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.range.Geometry;
import java.util.List;
import java.util.function.Consumer;

/** Work for a device, done in order. One thread at a time uses it. */
public interface DeviceStream extends AutoCloseable {
  /**
   * Loads an image and finds the entry point of a kernel.
   *
   * @param image one that the device runs, and that has the kernel
   * @throws dev.sycamore.KernelNotSupportedException if the resource is missing
   * @throws dev.sycamore.DeviceException if the driver refuses the image
   */
  DeviceKernel load(BoundKernel kernel, ImageEntry image);

  /**
   * Starts a kernel.
   *
   * @param arguments those of the kernel's binding, in order
   * @param onFailure called if this launch fails after this method has returned, once, by a thread
   *     that uses the stream: in {@link #finish} at the latest
   * @throws dev.sycamore.DeviceException if it cannot be started
   */
  void launch(
      DeviceKernel kernel,
      Geometry geometry,
      List<ArgumentValue> arguments,
      Consumer<RuntimeException> onFailure);

  /**
   * Waits for everything that was started.
   *
   * @throws dev.sycamore.DeviceException if the driver fails; the failures of launches go to those
   *     who started them
   */
  void finish();

  @Override
  void close();

  /** A kernel that can be launched on one stream. */
  interface DeviceKernel {}
}
