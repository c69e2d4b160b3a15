package dev.sycamore;

import dev.sycamore.annotations.Kernel;
import dev.sycamore.runtime.command.Command;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Takes the commands of a {@link CommandGraph}, in their order. It is for use while they are
 * recorded only.
 */
public final class GraphRecorder {
  private final DeviceQueue queue;
  private final List<Command> commands = new ArrayList<>();
  private boolean ended;

  GraphRecorder(DeviceQueue queue) {
    this.queue = queue;
  }

  /** What was recorded; nothing more is. */
  List<Command> end() {
    ended = true;
    return commands;
  }

  /**
   * Records one command: a kernel, a fill, or a copy between buffers.
   *
   * @param handlers makes accessors and describes the command; it has run when this method returns
   * @throws IllegalStateException for anything else: host tasks, copies from or to plain arrays,
   *     handlers that describe nothing or depend on events
   */
  public void submit(Consumer<Handler> handlers) {
    if (ended) {
      throw new IllegalStateException("a recorder is for use while a graph is recorded only");
    }
    Handler handler = queue.handler();
    try {
      handlers.accept(handler);
    } finally {
      handler.end();
    }
    if (!handler.dependencies().isEmpty()) {
      throw new IllegalStateException(
          "a command of a graph cannot depend on events: the graph has an order of its own; let"
              + " its launch come after them");
    }
    Command command = handler.command();
    if (!command.isRepeatable()) {
      throw new IllegalStateException(
          "a graph records kernels, fills and copies between buffers; host tasks, copies from or"
              + " to plain arrays and empty commands cannot be recorded");
    }
    commands.add(command);
  }

  /**
   * Records a kernel that runs for every index of a range of 1 dimension.
   *
   * @param range the number of indices; with 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   */
  public void parallelFor(Range1 range, @Kernel RangeKernel1 kernel) {
    submit(handler -> handler.parallelFor(range, kernel));
  }

  /**
   * Records a kernel that runs for every index of a range of 2 dimensions.
   *
   * @param range the number of indices in each dimension; with a 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   */
  public void parallelFor(Range2 range, @Kernel RangeKernel2 kernel) {
    submit(handler -> handler.parallelFor(range, kernel));
  }

  /**
   * Records a kernel that runs for every index of a range of 3 dimensions.
   *
   * @param range the number of indices in each dimension; with a 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each index
   */
  public void parallelFor(Range3 range, @Kernel RangeKernel3 kernel) {
    submit(handler -> handler.parallelFor(range, kernel));
  }

  /**
   * Records a kernel that runs for every work-item of work-groups of 1 dimension.
   *
   * @param range the global size, and the local size, which is that of a work-group; with a global
   *     size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each work-item
   * @throws IllegalArgumentException if a local size is 0 or does not divide the global size
   */
  public void parallelFor(NdRange1 range, @Kernel NdKernel1 kernel) {
    submit(handler -> handler.parallelFor(range, kernel));
  }

  /**
   * Records a kernel that runs for every work-item of work-groups of 2 dimensions.
   *
   * @param range the global size, and the local size, which is that of a work-group; with a global
   *     size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each work-item
   * @throws IllegalArgumentException if a local size is 0 or does not divide the global size
   */
  public void parallelFor(NdRange2 range, @Kernel NdKernel2 kernel) {
    submit(handler -> handler.parallelFor(range, kernel));
  }

  /**
   * Records a kernel that runs for every work-item of work-groups of 3 dimensions.
   *
   * @param range the global size, and the local size, which is that of a work-group; with a global
   *     size of 0 the kernel does not run
   * @param kernel a lambda or function object that runs for each work-item
   * @throws IllegalArgumentException if a local size is 0 or does not divide the global size
   */
  public void parallelFor(NdRange3 range, @Kernel NdKernel3 kernel) {
    submit(handler -> handler.parallelFor(range, kernel));
  }

  /**
   * Records a kernel that runs once.
   *
   * @param kernel a lambda or function object that runs once
   */
  public void singleTask(@Kernel SingleTaskKernel kernel) {
    submit(handler -> handler.singleTask(kernel));
  }
}
