package dev.sycamore.runtime.task;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The end of a task, for threads that wait for it and cannot help. */
final class TaskEnd {
  private final CountDownLatch reached = new CountDownLatch(1);

  void reach() {
    reached.countDown();
  }

  /**
   * Waits for the end.
   *
   * @return whether it was reached; false if time ran out
   * @throws InterruptedException if the wait is interruptible and the thread is interrupted
   */
  boolean await(Wait wait) throws InterruptedException {
    if (wait.timed()) {
      return reached.await(wait.rest(), TimeUnit.NANOSECONDS);
    }
    boolean interrupted = false;
    while (true) {
      try {
        reached.await();
        break;
      } catch (InterruptedException e) {
        if (wait.interruptible()) {
          throw e;
        }
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return true;
  }
}
