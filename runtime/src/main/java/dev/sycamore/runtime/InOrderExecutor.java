package dev.sycamore.runtime;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Runs tasks one after the other, in the order in which they came, on a daemon thread. A thread
 * that waits for them runs those that have not begun itself, so that a launch and its wait cost no
 * change of threads.
 */
final class InOrderExecutor {
  private final ConcurrentLinkedQueue<Runnable> tasks = new ConcurrentLinkedQueue<>();

  /** Held while a task runs. */
  private final ReentrantLock running = new ReentrantLock();

  private final ReentrantLock state = new ReentrantLock();
  private final Condition arrived = state.newCondition();
  private boolean stopped;
  private Thread thread;

  /** Adds a task, which must not throw, and wakes nobody: the caller goes on to {@link #drain}. */
  void add(Runnable task) {
    tasks.add(task);
  }

  /** Adds a task, which must not throw. */
  void submit(Runnable task) {
    tasks.add(task);
    state.lock();
    try {
      if (thread == null) {
        thread = new Thread(this::work, "sycamore queue");
        thread.setDaemon(true);
        thread.start();
      }
      arrived.signal();
    } finally {
      state.unlock();
    }
  }

  /**
   * Returns after every task that was added before has run.
   *
   * @param last runs after them, and before any other task
   */
  void drain(Runnable last) {
    running.lock();
    try {
      for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
        task.run();
      }
      last.run();
    } finally {
      running.unlock();
    }
  }

  /** Ends the thread, after the last task. */
  void stop() {
    state.lock();
    try {
      stopped = true;
      arrived.signal();
    } finally {
      state.unlock();
    }
  }

  private void work() {
    while (await()) {
      drain(() -> {});
    }
  }

  private boolean await() {
    state.lock();
    try {
      while (tasks.isEmpty() && !stopped) {
        arrived.awaitUninterruptibly();
      }
      return !tasks.isEmpty();
    } finally {
      state.unlock();
    }
  }
}
