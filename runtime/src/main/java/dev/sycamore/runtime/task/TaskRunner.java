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

  /** Whether its tasks end in the order of their numbers. */
  boolean isInOrder();

  /** One of its tasks failed, and is about to end. */
  void failed(Task task);

  /** One of its tasks has ended. Called under no lock of a queue. */
  void ended(Task task);
}
