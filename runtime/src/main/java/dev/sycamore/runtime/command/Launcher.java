package dev.sycamore.runtime.command;

import dev.sycamore.runtime.driver.DeviceContext;
import java.util.List;
import java.util.Optional;

/** Runs the commands of one queue on one kind of device. */
public interface Launcher {
  /**
   * Prepares a launch. What can be known now is an error now.
   *
   * @throws RuntimeException if the kernel cannot run on the device ({@code
   *     KernelNotSupportedException})
   * @throws IllegalStateException if the launcher is closed
   */
  PreparedCommand prepare(LaunchRequest request);

  /** Whether commands run on the thread that submits them, before the submit returns. */
  boolean runsAtOnce();

  /** The memory of the device; empty where kernels run on the arrays of the host. */
  default Optional<DeviceContext> memory() {
    return Optional.empty();
  }

  /** How the steps of a graph are started as one; empty if each is started by itself. */
  default Optional<StepSequence> sequence(List<PreparedCommand> steps) {
    return Optional.empty();
  }

  /**
   * Waits for everything that was started on a lane.
   *
   * @param lane a number below the queue's number of lanes
   */
  void finish(int lane);

  /**
   * What the launcher holds on its device. It knows nothing of the launcher, so that it can be
   * freed after the program forgot the queue.
   */
  DeviceResources resources();

  /** Refuses launches from now on. */
  void close();
}
