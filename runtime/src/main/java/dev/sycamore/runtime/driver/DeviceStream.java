package dev.sycamore.runtime.driver;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.range.Geometry;
import java.util.List;

/**
 * Work for a device, done in order. One thread at a time uses it; only {@link #point} may be called
 * by any thread at any time.
 */
public interface DeviceStream extends PeerCopies, AutoCloseable {
  /**
   * Loads an image and finds the entry point of a kernel.
   *
   * @param image one that the device runs, and that has the kernel
   * @throws dev.sycamore.KernelNotSupportedException if the resource is missing
   * @throws dev.sycamore.DeviceException if the driver refuses the image
   */
  DeviceKernel load(BoundKernel kernel, ImageEntry image);

  /**
   * Where the next launch of a kernel finds the arrays that it captured, as far as the stream
   * decides: {@link ArrayPlace#IN_PLACE} if they may be {@link ArgumentValue.HostArray}.
   */
  default ArrayPlace arrayPlace(DeviceKernel kernel, Geometry geometry) {
    return ArrayPlace.DEVICE_MEMORY;
  }

  /**
   * Starts a kernel, after all that was started before and the points that the stream waits for.
   * When this method has returned, the kernel runs without further calls: others may wait for it.
   *
   * @param arguments those of the kernel's binding, in order
   * @param listener learns what becomes of the launch if this method returns
   * @throws dev.sycamore.DeviceException if it cannot be started
   */
  void launch(
      DeviceKernel kernel,
      Geometry geometry,
      List<ArgumentValue> arguments,
      LaunchListener listener);

  /** Whether a kernel has ended when {@link #launch} returns. */
  default boolean endsAtReturn() {
    return false;
  }

  /**
   * Prepares launches that are started together, where the {@link DeviceContext#hasGraphs device
   * can}, and none is to be {@link LaunchListener#timed}. It is closed with the stream.
   */
  default LaunchGraph graph() {
    throw new UnsupportedOperationException("the device has no graphs");
  }

  /**
   * Starts a copy from a block of a context that this one reaches, after all that was started
   * before and the points that the stream waits for. No thread waits for it: what any stream or
   * copy of the two contexts does with the blocks later comes after it.
   */
  @Override
  default void copyFrom(
      DeviceContext source,
      DeviceBlock from,
      long fromOffset,
      DeviceBlock to,
      long toOffset,
      long size) {
    throw new UnsupportedOperationException("the device reaches no other one");
  }

  /**
   * The place after all launches that have returned. Any thread may call it while the stream is
   * open, also while another one uses the stream.
   *
   * @throws dev.sycamore.DeviceException if the driver fails
   */
  StreamPoint point();

  /**
   * Lets what is started later wait on the device until a point is reached. The thread does not
   * wait. The point may be closed when this method has returned.
   *
   * @param point of a stream of the same {@link DeviceContext}, or of one that it reaches
   * @return whether the stream does so; false if the driver cannot: then nothing has happened, and
   *     the caller waits for the point
   * @throws dev.sycamore.DeviceException if the driver fails
   */
  boolean waitFor(StreamPoint point);

  /**
   * Waits for everything that was started.
   *
   * @throws dev.sycamore.DeviceException if the driver fails; the failures of launches go to those
   *     who started them
   */
  void finish();

  /**
   * Waits for a launch and everything that was started before it, but not for what was started
   * later.
   *
   * @param launch the listener of a launch that has returned
   * @return whether it has done so; false if the driver cannot, or does not know the launch any
   *     more: then nothing has happened
   * @throws dev.sycamore.DeviceException as {@link #finish()}
   */
  default boolean finish(LaunchListener launch) {
    return false;
  }

  @Override
  void close();

  /** A kernel that can be launched on one stream. */
  interface DeviceKernel {}
}
