package dev.sycamore.runtime.task;

import java.util.List;

/** What a task does. */
public interface TaskBody {
  /**
   * Names it in the messages of its device's failures; empty where they are none of its own, but
   * what code of the program throws.
   */
  default String shown() {
    return "";
  }

  /** Whether the tasks before it in its queue must have ended, not only have been started. */
  boolean afterAll();

  /**
   * Whether what {@link #start} starts can wait for work that goes on elsewhere, so that no thread
   * has to.
   */
  default boolean canFollow(WorkPlace place) {
    return false;
  }

  /** Lets what {@link #start} will start wait for work that it can follow. */
  default void follow(WorkPlace place) {
    throw new IllegalStateException();
  }

  /**
   * Does it, or starts it.
   *
   * @param lane of its queue on which it is started, where it is {@link #isOnLane}
   * @return whether it goes on after this call, until the stream of the queue is finished
   */
  boolean start(int lane);

  /**
   * Waits for the end of what {@link #start} has started and of what was started on the lane
   * before, but not of what was started there later.
   *
   * @return whether it has done so; false if the device cannot, and nothing has happened
   */
  default boolean awaitEnd() {
    return false;
  }

  /**
   * Whether what {@link #start} has started may fail by itself. What depends on it does not begin
   * before that is known, unless it {@link #stopsWith stops}.
   */
  default boolean failsLate() {
    return false;
  }

  /**
   * Whether what {@link #start} is about to start does nothing where one of others has failed.
   *
   * @param others under way, which {@link #failsLate fail late}
   * @param lane on which it is started
   */
  default boolean stopsWith(List<TaskBody> others, int lane) {
    return false;
  }

  /** Where it goes on after {@link #start}; null if others cannot follow it. */
  default WorkPlace place() {
    return null;
  }

  /** Whether it is started on a lane of its queue; otherwise any thread does it at any time. */
  default boolean isOnLane() {
    return false;
  }

  /**
   * Whether it is code of the program. A thread that only waits does not run it: an interrupt of
   * that wait is not meant for it.
   */
  default boolean isOfProgram() {
    return false;
  }

  /**
   * When it ran, as the device has measured it.
   *
   * @param times as the host has seen it
   */
  default TaskTimes times(TaskTimes times) {
    return times;
  }

  /**
   * What it failed with after {@link #start} had returned, once the stream is finished; or null.
   */
  default Throwable lateFailure() {
    return null;
  }
}
