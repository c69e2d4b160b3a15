package dev.sycamore;

import dev.sycamore.annotations.Kernel;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.arrays.AwaitedArray;
import dev.sycamore.runtime.command.EmptyCommand;
import dev.sycamore.runtime.launch.DeviceAllocations;
import dev.sycamore.runtime.memory.AllocationView;
import dev.sycamore.runtime.queue.QueueCore;
import dev.sycamore.runtime.queue.QueueMode;
import dev.sycamore.runtime.task.Ordering;
import dev.sycamore.runtime.task.Wait;
import java.lang.reflect.Array;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Runs commands on one device, in the order in which they were submitted, or, if it is opened with
 * {@link QueueOption#OUT_OF_ORDER}, in an order that respects dependencies.
 *
 * <pre>{@code
 * try (DeviceQueue q = DeviceQueue.open()) {
 *   q.parallelFor(range(n), i -> c[i] = a[i] + b[i]);
 *   q.await(); // c has the results
 * }
 * }</pre>
 *
 * <p><b>Order.</b> Commands of one queue run one after the other; of a queue out of order, those
 * that do not depend on each other may run at the same time. Commands of different queues that use
 * the same buffer or array, where one of them writes, run in the order in which they were
 * submitted, on all devices. Others may run at the same time.
 *
 * <p><b>Submit.</b> A submission does not wait for work on the device. If more than 1024 commands
 * are waiting, the thread that submits runs some of them. On the device {@code host}, and for
 * copies from or to plain arrays, the command and its dependencies have run when the submission
 * returns. Fields are read at the submission.
 *
 * <p><b>Memory.</b> Plain arrays that a kernel captures belong to the runtime from the submit until
 * {@link #await}, {@link Event#await} or {@link #close} returns: then they have the results, and
 * elements that no kernel wrote have their old values. What the program wrote before a submit is
 * seen by the command; what a command wrote is seen by the thread that has waited for it, and by
 * commands that depend on it. {@code await(array)} and {@code read(array, i)} wait as well, and
 * leave other arrays on the device. If the JVM ends before a command and no thread waits for it,
 * its results may be lost, with a warning on standard error.
 *
 * <p><b>Errors.</b> Failures are per command: its event throws the failure. Commands that depend on
 * a failed command do not run; they fail with a {@link DeviceException} whose cause is the first
 * failure. This ends when a call has thrown that failure. {@link #await} and {@link #close} throw
 * failures that no call has thrown before.
 *
 * <p><b>Threads.</b> Queues may be used by several threads. A queue starts a daemon thread when it
 * has work, which ends some time after the last work.
 *
 * <p><b>Ownership.</b> The code that opens a queue closes it. If a queue becomes unreachable
 * before, its memory on the device is freed some time later, and results without a wait are lost.
 * The system property {@code sycamore.debug=true} logs where such a queue was opened.
 */
public final class DeviceQueue extends QueueCommands implements AutoCloseable {
  private final ComputeDevice device;
  private final QueueCore core;

  private DeviceQueue(ComputeDevice device, QueueOption... options) {
    this.device = device;
    Set<QueueOption> all = Set.of(options);
    this.core =
        new QueueCore(
            device.device(),
            new QueueMode(
                all.contains(QueueOption.OUT_OF_ORDER), all.contains(QueueOption.PROFILING)));
    StatisticsBean.registerWithRunningServer();
  }

  /**
   * Opens a queue on the default device: the one that the system property {@code sycamore.device}
   * names, else the environment variable {@code SYCAMORE_DEVICE}, else always {@code native-cpu}.
   *
   * @return the queue, which the caller closes
   * @throws IllegalArgumentException if there is no such device
   */
  public static DeviceQueue open() {
    return new DeviceQueue(ComputeDevice.byDefault());
  }

  /**
   * Opens a queue on the default device, as {@link #open()} does, with options.
   *
   * @param options each at most once; without any, the queue is in order and without profiling
   * @return the queue, which the caller closes
   * @throws IllegalArgumentException if there is no such device, or an option is given twice
   */
  public static DeviceQueue open(QueueOption... options) {
    return new DeviceQueue(ComputeDevice.byDefault(), options);
  }

  /**
   * Opens a queue on a device: in order and without profiling.
   *
   * @param device where the commands run
   * @return the queue, which the caller closes
   * @throws DeviceException if the device cannot be opened
   */
  public static DeviceQueue open(ComputeDevice device) {
    return new DeviceQueue(device);
  }

  /**
   * Opens a queue on a device with options.
   *
   * @param device where the commands run
   * @param options each at most once; without any, the queue is in order and without profiling
   * @return the queue, which the caller closes
   * @throws DeviceException if the device cannot be opened
   * @throws IllegalArgumentException if an option is given twice
   */
  public static DeviceQueue open(ComputeDevice device, QueueOption... options) {
    return new DeviceQueue(device, options);
  }

  /**
   * Opens a queue on the device with the highest score.
   *
   * @param selector scores every device; the first of those with the highest score is chosen, and a
   *     negative score refuses a device
   * @return the queue, which the caller closes
   * @throws IllegalArgumentException if the selector accepts none
   */
  public static DeviceQueue open(DeviceSelector selector) {
    return new DeviceQueue(ComputeDevice.select(selector));
  }

  /**
   * The device of this queue.
   *
   * @return the device that the queue was opened on
   */
  public ComputeDevice device() {
    return device;
  }

  /**
   * Submits one command, with the buffers that it uses. A handler that describes nothing is a
   * command that ends when what it depends on has ({@link Handler#dependsOn}), or without that all
   * before it in this queue.
   *
   * @param commands makes accessors and describes the command; it has run when this method returns
   * @return the event of the command
   * @throws KernelNotSupportedException if the kernel cannot run on the device
   * @throws IllegalStateException if the queue or a buffer is closed, or a host accessor that
   *     writes is open on a buffer of the command
   */
  public Event submit(Consumer<Handler> commands) {
    Handler handler = handler();
    try {
      commands.accept(handler);
    } finally {
      handler.end();
    }
    return submitted(handler);
  }

  private Event submitted(Handler handler) {
    handler.end();
    return new Event(this, core.submit(handler.command(), handler.dependencies()));
  }

  /**
   * Submits code that runs on the host in the order of this queue, as {@link Handler#hostTask}
   * does, without accessors.
   *
   * @param task runs at most once; if it throws, the command fails with that
   * @return the event of the task
   */
  public Event hostTask(Runnable task) {
    return submit(handler -> handler.hostTask(task));
  }

  /**
   * Submits a command that ends when all have ended that were submitted to this queue before it,
   * whether or not they failed, and that all wait for that are submitted after it. In a queue in
   * order every command does so.
   *
   * @return the event of that command
   */
  public Event barrier() {
    return new Event(this, core.submit(new EmptyCommand(Ordering.BARRIER), List.of()));
  }

  /**
   * Submits a kernel that runs for every index of a range of 1 dimension.
   *
   * @param range the number of indices; with 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   * @return the event of the launch
   */
  public Event parallelFor(Range1 range, @Kernel RangeKernel1 kernel) {
    Handler handler = handler();
    handler.parallelFor(range, kernel);
    return submitted(handler);
  }

  /**
   * Submits a kernel that runs for every index of a range of 2 dimensions.
   *
   * @param range the number of indices in each dimension; with a 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   * @return the event of the launch
   */
  public Event parallelFor(Range2 range, @Kernel RangeKernel2 kernel) {
    Handler handler = handler();
    handler.parallelFor(range, kernel);
    return submitted(handler);
  }

  /**
   * Submits a kernel that runs for every index of a range of 3 dimensions.
   *
   * @param range the number of indices in each dimension; with a 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   * @return the event of the launch
   */
  public Event parallelFor(Range3 range, @Kernel RangeKernel3 kernel) {
    Handler handler = handler();
    handler.parallelFor(range, kernel);
    return submitted(handler);
  }

  /**
   * Submits a kernel that runs for every index of a range of 1 dimension that begins at an offset.
   *
   * @param range the size and the first index; with a size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   * @return the event of the launch
   */
  public Event parallelFor(OffsetRange1 range, @Kernel RangeKernel1 kernel) {
    Handler handler = handler();
    handler.parallelFor(range, kernel);
    return submitted(handler);
  }

  /**
   * Submits a kernel that runs for every index of a range of 2 dimensions that begins at an offset.
   *
   * @param range the size and the first index of each dimension; with a size of 0 the kernel does
   *     not run
   * @param kernel a lambda or function object that runs for each index
   * @return the event of the launch
   */
  public Event parallelFor(OffsetRange2 range, @Kernel RangeKernel2 kernel) {
    Handler handler = handler();
    handler.parallelFor(range, kernel);
    return submitted(handler);
  }

  /**
   * Submits a kernel that runs for every index of a range of 3 dimensions that begins at an offset.
   *
   * @param range the size and the first index of each dimension; with a size of 0 the kernel does
   *     not run
   * @param kernel a lambda or function object that runs for each index
   * @return the event of the launch
   */
  public Event parallelFor(OffsetRange3 range, @Kernel RangeKernel3 kernel) {
    Handler handler = handler();
    handler.parallelFor(range, kernel);
    return submitted(handler);
  }

  /**
   * Submits a kernel that runs for every index of a range with {@code long} indices.
   *
   * @param range the number of indices and the first one; with a size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   * @return the event of the launch
   */
  public Event parallelFor(LongRange1 range, @Kernel LongRangeKernel1 kernel) {
    Handler handler = handler();
    handler.parallelFor(range, kernel);
    return submitted(handler);
  }

  /**
   * Submits a kernel that runs for every work-item of work-groups of 1 dimension.
   *
   * @param range the global size, and the local size, which is that of a work-group; with a global
   *     size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each work-item
   * @return the event of the launch
   * @throws IllegalArgumentException if a local size is 0 or does not divide the global size
   */
  public Event parallelFor(NdRange1 range, @Kernel NdKernel1 kernel) {
    Handler handler = handler();
    handler.parallelFor(range, kernel);
    return submitted(handler);
  }

  /**
   * Submits a kernel that runs for every work-item of work-groups of 2 dimensions.
   *
   * @param range the global size, and the local size, which is that of a work-group; with a global
   *     size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each work-item
   * @return the event of the launch
   * @throws IllegalArgumentException if a local size is 0 or does not divide the global size
   */
  public Event parallelFor(NdRange2 range, @Kernel NdKernel2 kernel) {
    Handler handler = handler();
    handler.parallelFor(range, kernel);
    return submitted(handler);
  }

  /**
   * Submits a kernel that runs for every work-item of work-groups of 3 dimensions.
   *
   * @param range the global size, and the local size, which is that of a work-group; with a global
   *     size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each work-item
   * @return the event of the launch
   * @throws IllegalArgumentException if a local size is 0 or does not divide the global size
   */
  public Event parallelFor(NdRange3 range, @Kernel NdKernel3 kernel) {
    Handler handler = handler();
    handler.parallelFor(range, kernel);
    return submitted(handler);
  }

  /**
   * Submits a kernel that runs once.
   *
   * @param kernel a lambda or function object that runs once
   * @return the event of the launch
   */
  public Event singleTask(@Kernel SingleTaskKernel kernel) {
    Handler handler = handler();
    handler.singleTask(kernel);
    return submitted(handler);
  }

  /**
   * Submits a kernel by its name that runs for every index of a range of 1 dimension.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param range the number of indices; with 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   * @return the event of the launch
   */
  public Event parallelFor(String name, Range1 range, @Kernel RangeKernel1 kernel) {
    Handler handler = handler();
    handler.parallelFor(name, range, kernel);
    return submitted(handler);
  }

  /**
   * Submits a kernel by its name that runs for every index of a range of 2 dimensions.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param range the number of indices in each dimension; with a 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   * @return the event of the launch
   */
  public Event parallelFor(String name, Range2 range, @Kernel RangeKernel2 kernel) {
    Handler handler = handler();
    handler.parallelFor(name, range, kernel);
    return submitted(handler);
  }

  /**
   * Submits a kernel by its name that runs for every index of a range of 3 dimensions.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param range the number of indices in each dimension; with a 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   * @return the event of the launch
   */
  public Event parallelFor(String name, Range3 range, @Kernel RangeKernel3 kernel) {
    Handler handler = handler();
    handler.parallelFor(name, range, kernel);
    return submitted(handler);
  }

  /**
   * Submits a kernel by its name for every index of a range of 1 dimension that begins at an
   * offset.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param range the size and the first index; with a size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   * @return the event of the launch
   */
  public Event parallelFor(String name, OffsetRange1 range, @Kernel RangeKernel1 kernel) {
    Handler handler = handler();
    handler.parallelFor(name, range, kernel);
    return submitted(handler);
  }

  /**
   * Submits a kernel by its name for every index of a range of 2 dimensions that begins at an
   * offset.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param range the size and the first index of each dimension; with a size of 0 the kernel does
   *     not run
   * @param kernel a lambda or function object that runs for each index
   * @return the event of the launch
   */
  public Event parallelFor(String name, OffsetRange2 range, @Kernel RangeKernel2 kernel) {
    Handler handler = handler();
    handler.parallelFor(name, range, kernel);
    return submitted(handler);
  }

  /**
   * Submits a kernel by its name for every index of a range of 3 dimensions that begins at an
   * offset.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param range the size and the first index of each dimension; with a size of 0 the kernel does
   *     not run
   * @param kernel a lambda or function object that runs for each index
   * @return the event of the launch
   */
  public Event parallelFor(String name, OffsetRange3 range, @Kernel RangeKernel3 kernel) {
    Handler handler = handler();
    handler.parallelFor(name, range, kernel);
    return submitted(handler);
  }

  /**
   * Submits a kernel by its name for every index of a range with {@code long} indices.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param range the number of indices and the first one; with a size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   * @return the event of the launch
   */
  public Event parallelFor(String name, LongRange1 range, @Kernel LongRangeKernel1 kernel) {
    Handler handler = handler();
    handler.parallelFor(name, range, kernel);
    return submitted(handler);
  }

  /**
   * Submits a kernel by its name that runs for every work-item of work-groups of 1 dimension.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param range the global size, and the local size, which is that of a work-group; with a global
   *     size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each work-item
   * @return the event of the launch
   * @throws IllegalArgumentException if a local size is 0 or does not divide the global size
   */
  public Event parallelFor(String name, NdRange1 range, @Kernel NdKernel1 kernel) {
    Handler handler = handler();
    handler.parallelFor(name, range, kernel);
    return submitted(handler);
  }

  /**
   * Submits a kernel by its name that runs for every work-item of work-groups of 2 dimensions.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param range the global size, and the local size, which is that of a work-group; with a global
   *     size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each work-item
   * @return the event of the launch
   * @throws IllegalArgumentException if a local size is 0 or does not divide the global size
   */
  public Event parallelFor(String name, NdRange2 range, @Kernel NdKernel2 kernel) {
    Handler handler = handler();
    handler.parallelFor(name, range, kernel);
    return submitted(handler);
  }

  /**
   * Submits a kernel by its name that runs for every work-item of work-groups of 3 dimensions.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param range the global size, and the local size, which is that of a work-group; with a global
   *     size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each work-item
   * @return the event of the launch
   * @throws IllegalArgumentException if a local size is 0 or does not divide the global size
   */
  public Event parallelFor(String name, NdRange3 range, @Kernel NdKernel3 kernel) {
    Handler handler = handler();
    handler.parallelFor(name, range, kernel);
    return submitted(handler);
  }

  /**
   * Submits a kernel by its name that runs once.
   *
   * @param name a constant of identifiers joined by dots, different for each kernel of a source
   *     file
   * @param kernel a lambda or function object that runs once
   * @return the event of the launch
   */
  public Event singleTask(String name, @Kernel SingleTaskKernel kernel) {
    Handler handler = handler();
    handler.singleTask(name, kernel);
    return submitted(handler);
  }

  /**
   * Sets what receives the failures of commands that no call has thrown when the queue is closed or
   * became unreachable. Without a handler {@link #close} throws them, and those of an unreachable
   * queue are logged (logger {@code dev.sycamore}).
   *
   * @param handler is called by the thread that closes the queue, or by one of the runtime, once
   *     for each command that failed by itself; what it throws is logged. It must not hold on to
   *     this queue, which would never become unreachable. Null removes the handler
   */
  public void onError(Consumer<Throwable> handler) {
    core.setErrorHandler(handler);
  }

  /**
   * Waits for the commands that were submitted before this call, by any thread, and for none that
   * are submitted later. Then the arrays that they captured have the results. A thread that waits
   * may run the commands itself. In a kernel that this queue runs on {@code host} it does not wait.
   *
   * @throws RuntimeException or Error: the first failure of those commands that no call has thrown
   *     before, with the other ones suppressed
   * @throws DeviceInterruptedException if the thread is interrupted; the commands still run. If the
   *     thread runs a command itself, it reacts when that command has ended
   */
  public void await() {
    core.await(Wait.INTERRUPTIBLE);
  }

  /**
   * Waits as {@link #await()} does, but only for a time, and runs nothing itself.
   *
   * @param time 0 or less asks without waiting
   * @return whether the commands have ended; false if time ran out: they still run
   * @throws RuntimeException or Error: as {@link #await()}
   * @throws DeviceInterruptedException if the thread is interrupted; the commands still run
   */
  public boolean await(Duration time) {
    return core.await(Wait.atMost(time));
  }

  /**
   * Refuses new commands, waits for those that were submitted, and frees what the queue has on the
   * device. Later calls do nothing. An interrupt does not end the wait, and stays set.
   *
   * @throws RuntimeException or Error: the failure of a command, if no call has thrown it before
   *     and there is no handler ({@link #onError}); the queue is closed nevertheless
   * @throws IllegalStateException if a kernel that this queue runs calls it
   */
  @Override
  public void close() {
    core.close();
  }

  @Override
  Event submitCommand(Consumer<Handler> commands) {
    return submit(commands);
  }

  @Override
  void awaitArray(Object array) {
    core.await(Wait.INTERRUPTIBLE, AwaitedArray.of(array));
  }

  @Override
  Object readElement(Object array, int index) {
    Objects.checkIndex(index, Array.getLength(array));
    return core.read(array, index);
  }

  /** Allocates elements on the device. */
  AllocationView allocate(ElementKind element, int n, MemoryKind kind) {
    if (core.isClosed()) {
      throw new IllegalStateException("the queue is closed");
    }
    return AllocationView.whole(
        DeviceAllocations.allocate(device.device(), element, n, kind.kind()));
  }

  /**
   * A handler for one command.
   *
   * @throws IllegalStateException if the queue is closed
   */
  Handler handler() {
    if (core.isClosed()) {
      throw new IllegalStateException("the queue is closed");
    }
    return new Handler(device);
  }

  QueueCore core() {
    return core;
  }
}
