package dev.sycamore.runtime.launch;

import dev.sycamore.runtime.command.Launcher;
import dev.sycamore.runtime.device.RuntimeDevice;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.util.List;

/** A device that runs images and has memory of its own, behind a driver. */
public interface DriverDevice extends RuntimeDevice {
  /**
   * Its memory; the same object every time.
   *
   * @throws dev.sycamore.DeviceException if the driver fails
   */
  DeviceContext context();

  /** The images that it runs; the same object every time. */
  ImageSupport images();

  /** Lines for people on how launches of a kernel get what they capture; none by default. */
  default List<String> notes(BoundKernel kernel) {
    return List.of();
  }

  @Override
  default boolean runsImages() {
    return true;
  }

  @Override
  default Launcher openLauncher(boolean profiling) {
    return new DeviceLauncher(this, context(), profiling);
  }
}
