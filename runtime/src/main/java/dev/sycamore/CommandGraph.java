package dev.sycamore;

import dev.sycamore.runtime.command.GraphCommand;
import java.util.List;
import java.util.function.Consumer;

/**
 * Commands that are prepared once and launched often: their kernels are found, captured values read
 * and images loaded when they are recorded.
 *
 * <pre>{@code
 * try (CommandGraph step = CommandGraph.record(q, r -> {
 *   r.submit(h -> { ... });
 *   r.submit(h -> { ... });
 * })) {
 *   for (int i = 0; i < 1000; i++) {
 *     step.launch(q);
 *   }
 *   q.await();
 * }
 * }</pre>
 *
 * <p>A launch is one command of the queue, which uses all memory that the commands of the graph
 * use. They run in the order in which they were recorded. Captured values are those of the
 * recording; elements of buffers and captured arrays are those of the launch, as for any command.
 * Launches of one graph run one after the other. If a command of the graph fails the launch has
 * failed, and commands of it that were not started do not run. Any thread may use a graph.
 */
public final class CommandGraph implements AutoCloseable {
  private final DeviceQueue queue;
  private volatile GraphCommand commands;
  private volatile boolean closed;

  private CommandGraph(DeviceQueue queue, GraphCommand commands) {
    this.queue = queue;
    this.commands = commands;
  }

  /**
   * Records commands for a queue; none of them runs.
   *
   * @param queue the queue on which the graph will be launched
   * @param commands records the commands; it has run when this method returns
   * @return the graph, which the caller closes
   * @throws KernelNotSupportedException if a kernel cannot run on the device of the queue
   * @throws IllegalStateException if the queue is closed, or a command cannot be recorded ({@link
   *     GraphRecorder#submit})
   */
  public static CommandGraph record(DeviceQueue queue, Consumer<GraphRecorder> commands) {
    return new CommandGraph(queue, record(queue, commands, null));
  }

  private static GraphCommand record(
      DeviceQueue queue, Consumer<GraphRecorder> commands, GraphCommand before) {
    GraphRecorder recorder = new GraphRecorder(queue);
    try {
      commands.accept(recorder);
    } finally {
      recorder.end();
    }
    return queue.core().graph(recorder.end(), before);
  }

  /**
   * Submits the commands, as one.
   *
   * @param on the queue that the graph was recorded for
   * @return the event of the launch
   * @throws IllegalArgumentException if it is another queue
   * @throws IllegalStateException if the graph, the queue or a buffer is closed, or the host writes
   *     a buffer
   */
  public Event launch(DeviceQueue on) {
    if (closed) {
      throw new IllegalStateException("the graph is closed");
    }
    return new Event(on, on.core().submit(commands, List.of()));
  }

  /**
   * Records the commands again, for launches from now on: with other values, or other commands.
   * Kernels that the graph had stay loaded. If it throws, the graph is what it was.
   *
   * @param newCommands records the commands; it has run when this method returns
   * @throws IllegalStateException if the graph is closed, and as {@link #record} does
   */
  public void update(Consumer<GraphRecorder> newCommands) {
    if (closed) {
      throw new IllegalStateException("the graph is closed");
    }
    commands = record(queue, newCommands, commands);
  }

  /** Refuses launches from now on. Those that were submitted run. */
  @Override
  public void close() {
    closed = true;
    commands.close();
  }
}
