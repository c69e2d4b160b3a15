package dev.sycamore;

import dev.sycamore.annotations.Kernel;
import dev.sycamore.runtime.QueueCore;
import java.util.function.Consumer;

/**
 * Runs kernels on one device, in the order in which they were submitted.
 *
 * <p>A submit does not wait. Plain arrays that a kernel captures belong to the queue from the
 * submit until {@link #await}, {@link Event#await} or {@link #close} returns: then they have the
 * results, and elements that no kernel wrote have their old values. Fields are read at the submit.
 *
 * <p>Queues may be used by several threads.
 */
public final class DeviceQueue implements AutoCloseable {
  private final ComputeDevice device;
  private final QueueCore core;

  private DeviceQueue(ComputeDevice device) {
    this.device = device;
    this.core = new QueueCore(device.device());
  }

  /**
   * Opens a queue on the default device: the one that the system property {@code sycamore.device}
   * names, else the environment variable {@code SYCAMORE_DEVICE}, else always {@code native-cpu}.
   *
   * @throws IllegalArgumentException if there is no such device
   */
  public static DeviceQueue open() {
    return new DeviceQueue(ComputeDevice.byDefault());
  }

  /**
   * Opens a queue on a device.
   *
   * @throws DeviceException if the device cannot be opened
   */
  public static DeviceQueue open(ComputeDevice device) {
    return new DeviceQueue(device);
  }

  /**
   * Opens a queue on the device with the highest score.
   *
   * @throws IllegalArgumentException if the selector accepts none
   */
  public static DeviceQueue open(DeviceSelector selector) {
    return new DeviceQueue(ComputeDevice.select(selector));
  }

  /** The device of this queue. */
  public ComputeDevice device() {
    return device;
  }

  /**
   * Submits one kernel, with the buffers that it uses.
   *
   * @param commands makes accessors and launches the kernel; it has run when this method returns
   * @throws KernelNotSupportedException if the kernel cannot run on the device
   * @throws IllegalStateException if the queue is closed
   */
  public Event submit(Consumer<Handler> commands) {
    Handler handler = new Handler(device);
    try {
      commands.accept(handler);
    } finally {
      handler.end();
    }
    handler.command().ifPresent(core::submit);
    return new Event(core);
  }

  /** Submits a kernel that runs for every index of a range of 1 dimension(s). */
  public Event parallelFor(Range1 range, @Kernel RangeKernel1 kernel) {
    return submit(handler -> handler.parallelFor(range, kernel));
  }

  /** Submits a kernel that runs for every index of a range of 2 dimension(s). */
  public Event parallelFor(Range2 range, @Kernel RangeKernel2 kernel) {
    return submit(handler -> handler.parallelFor(range, kernel));
  }

  /** Submits a kernel that runs for every index of a range of 3 dimension(s). */
  public Event parallelFor(Range3 range, @Kernel RangeKernel3 kernel) {
    return submit(handler -> handler.parallelFor(range, kernel));
  }

  /** Submits a kernel that runs for every work-item of work-groups of 1 dimension(s). */
  public Event parallelFor(NdRange1 range, @Kernel NdKernel1 kernel) {
    return submit(handler -> handler.parallelFor(range, kernel));
  }

  /** Submits a kernel that runs for every work-item of work-groups of 2 dimension(s). */
  public Event parallelFor(NdRange2 range, @Kernel NdKernel2 kernel) {
    return submit(handler -> handler.parallelFor(range, kernel));
  }

  /** Submits a kernel that runs for every work-item of work-groups of 3 dimension(s). */
  public Event parallelFor(NdRange3 range, @Kernel NdKernel3 kernel) {
    return submit(handler -> handler.parallelFor(range, kernel));
  }

  /** Submits a kernel that runs once. */
  public Event singleTask(@Kernel SingleTaskKernel kernel) {
    return submit(handler -> handler.singleTask(kernel));
  }

  /** Submits a kernel by its name that runs for every index of a range of 1 dimension(s). */
  public Event parallelFor(String name, Range1 range, @Kernel RangeKernel1 kernel) {
    return submit(handler -> handler.parallelFor(name, range, kernel));
  }

  /** Submits a kernel by its name that runs for every index of a range of 2 dimension(s). */
  public Event parallelFor(String name, Range2 range, @Kernel RangeKernel2 kernel) {
    return submit(handler -> handler.parallelFor(name, range, kernel));
  }

  /** Submits a kernel by its name that runs for every index of a range of 3 dimension(s). */
  public Event parallelFor(String name, Range3 range, @Kernel RangeKernel3 kernel) {
    return submit(handler -> handler.parallelFor(name, range, kernel));
  }

  /**
   * Submits a kernel by its name that runs for every work-item of work-groups of 1 dimension(s).
   */
  public Event parallelFor(String name, NdRange1 range, @Kernel NdKernel1 kernel) {
    return submit(handler -> handler.parallelFor(name, range, kernel));
  }

  /**
   * Submits a kernel by its name that runs for every work-item of work-groups of 2 dimension(s).
   */
  public Event parallelFor(String name, NdRange2 range, @Kernel NdKernel2 kernel) {
    return submit(handler -> handler.parallelFor(name, range, kernel));
  }

  /**
   * Submits a kernel by its name that runs for every work-item of work-groups of 3 dimension(s).
   */
  public Event parallelFor(String name, NdRange3 range, @Kernel NdKernel3 kernel) {
    return submit(handler -> handler.parallelFor(name, range, kernel));
  }

  /** Submits a kernel by its name that runs once. */
  public Event singleTask(String name, @Kernel SingleTaskKernel kernel) {
    return submit(handler -> handler.singleTask(name, kernel));
  }

  /**
   * Waits for all work submitted so far.
   *
   * @throws RuntimeException or Error: what a kernel failed with, if nothing has thrown it before
   */
  public void await() {
    core.finish();
  }

  /**
   * Waits for all work and closes the queue.
   *
   * @throws RuntimeException or Error: what a kernel failed with, if nothing has thrown it before
   */
  @Override
  public void close() {
    core.close();
  }
}
