package dev.sycamore.runtime.driver;

import dev.sycamore.runtime.driver.DeviceStream.DeviceKernel;
import dev.sycamore.runtime.range.Geometry;
import java.util.List;

/**
 * Launches that are started together, and often: a driver prepares them once. The thread that uses
 * its stream uses it; any thread may close it at any time.
 */
public interface LaunchGraph extends AutoCloseable {
  /**
   * One launch.
   *
   * @param kernel one of the stream
   * @param arguments those of the kernel's binding, in order
   */
  record Step(DeviceKernel kernel, Geometry geometry, List<ArgumentValue> arguments) {}

  /**
   * Starts launches as {@link DeviceStream#launch} would, one after the other. If they equal those
   * of the last call they are not prepared again.
   *
   * @param listener learns what becomes of them if this method returns
   * @throws dev.sycamore.DeviceException if they cannot be started; then none of them runs
   */
  void launch(List<Step> steps, LaunchListener listener);

  /** Frees what is prepared, which may be under way. It can be used later, and prepares nothing. */
  @Override
  void close();
}
