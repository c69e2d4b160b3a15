package dev.sycamore;

import dev.sycamore.runtime.queue.TaskStages;
import dev.sycamore.runtime.task.Task;
import dev.sycamore.runtime.task.TaskTimes;
import dev.sycamore.runtime.task.Wait;
import java.time.Duration;
import java.util.concurrent.CompletionStage;

/**
 * One command that was submitted to a queue: its state, its end, its failure. Any thread may call
 * it.
 *
 * <pre>{@code
 * Event saxpy = q.parallelFor(range(n), i -> y[i] += a * x[i]);
 * ... // something else meanwhile
 * saxpy.await(); // y has the results
 * }</pre>
 *
 * <p>An event keeps its queue from being cleaned up as forgotten.
 */
public final class Event {
  private final DeviceQueue queue;
  private final Task task;

  Event(DeviceQueue queue, Task task) {
    this.queue = queue;
    this.task = task;
  }

  /**
   * What has become of the command. Neither waits nor throws what the command failed with.
   *
   * @return the status at this moment
   */
  public EventStatus status() {
    return switch (task.state()) {
      case SUBMITTED -> EventStatus.SUBMITTED;
      case RUNNING -> EventStatus.RUNNING;
      case COMPLETE -> EventStatus.COMPLETE;
      case FAILED -> EventStatus.FAILED;
    };
  }

  /**
   * Waits for the command, and so for those that were submitted to its queue before it. Then the
   * arrays that they captured have the results, unless a later command still writes them. A thread
   * that waits may run the commands itself.
   *
   * <p>In a kernel on {@code host}, where the command cannot end before the kernel does, it does
   * not wait.
   *
   * @throws RuntimeException or Error: what this command failed with, each time; for classes of the
   *     JDK and of Sycamore a new exception with the same message, whose cause is that of the
   *     failure, or the failure itself. {@link DeviceException} with the cause of the failure if it
   *     did not run because a command that it depends on failed
   * @throws DeviceInterruptedException if the thread is interrupted; the commands still run. If the
   *     thread runs a command itself, it reacts when that command has ended
   */
  public void await() {
    queue.core().await(task, Wait.INTERRUPTIBLE);
  }

  /**
   * Waits for the command as {@link #await()} does, but only for a time, and runs nothing itself.
   *
   * @param time 0 or less asks without waiting
   * @return whether the command has ended; false if time ran out: it still runs
   * @throws RuntimeException or Error: as {@link #await()}
   * @throws DeviceInterruptedException if the thread is interrupted; the commands still run
   */
  public boolean await(Duration time) {
    return queue.core().await(task, Wait.atMost(time));
  }

  /**
   * A stage that is completed with this event when the command has ended, or exceptionally with
   * what {@link #await()} would throw. That is done by a thread of the runtime: code that blocks
   * there delays other such code, but no work of devices. Captured arrays are not brought back; a
   * callback may call {@link #await()} for that, which returns at once.
   *
   * <p>A failure that only reaches such a stage still counts as one that was not reported.
   *
   * @return a new stage, which the program cannot complete
   */
  public CompletionStage<Event> completion() {
    return TaskStages.completion(task, this);
  }

  /**
   * When the command ran.
   *
   * @return the times of the command
   * @throws IllegalStateException if the queue was opened without {@link QueueOption#PROFILING}, or
   *     the command is not {@link EventStatus#COMPLETE}
   */
  public Profiling profiling() {
    if (!task.isProfiled()) {
      throw new IllegalStateException("the queue was opened without QueueOption.PROFILING");
    }
    TaskTimes times = task.times();
    if (times == null) {
      throw new IllegalStateException("the command is not complete: it is " + status());
    }
    return new Profiling(times);
  }

  /** The command. */
  Task task() {
    return task;
  }
}
