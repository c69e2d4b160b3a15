package dev.sycamore.runtime.task;

/** What brings tasks to their end. */
interface TaskRunner {
  /**
   * Waits for one of its tasks.
   *
   * @return whether the task is done; false if time ran out
   * @throws InterruptedException if the wait is interruptible and the thread is interrupted
   */
  boolean await(Task task, Wait wait) throws InterruptedException;

  /** One of its tasks failed, and is about to end. */
  void failed(Task task);
}
