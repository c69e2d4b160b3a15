package dev.sycamore.spark;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceInterruptedException;
import dev.sycamore.DeviceQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The queue of this executor for one device. One batch uses it at a time: a task waits for and
 * hears of the failures of its own commands only, and kernels on {@code native-cpu}, which use all
 * processors, do not compete. Meanwhile other tasks read and write rows.
 */
final class ExecutorQueue {
  /** How long the end of an executor waits for a batch. */
  private static final long PATIENCE_SECONDS = 2;

  private final ComputeDevice device;
  private final ReentrantLock turn = new ReentrantLock(true);
  private DeviceQueue queue;

  ExecutorQueue(ComputeDevice device) {
    this.device = device;
  }

  ComputeDevice device() {
    return device;
  }

  /**
   * Runs a function and waits for all that it submitted, when the batches before have ended. After
   * a failure nothing of it is left under way.
   */
  void run(QueueFunction function) throws Exception {
    try {
      turn.lockInterruptibly();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new DeviceInterruptedException("interrupted while other tasks use " + device, e);
    }
    try {
      if (queue == null) {
        queue = DeviceQueue.open(device);
      }
      function.run(queue);
      queue.await();
    } catch (Throwable e) {
      close(e);
      throw e;
    } finally {
      turn.unlock();
    }
  }

  /** A queue that failed is closed, which waits for its commands, and the next batch opens one. */
  private void close(Throwable failure) {
    DeviceQueue failed = queue;
    queue = null;
    if (failed != null) {
      try {
        failed.close();
      } catch (RuntimeException | AssertionError e) {
        if (e != failure) {
          failure.addSuppressed(e);
        }
      }
    }
  }

  /** Closes the queue, unless a batch goes on using it: the end of the executor cuts that off. */
  void close() {
    boolean free = false;
    try {
      free = turn.tryLock(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (free) {
      try {
        DeviceQueue closed = queue;
        queue = null;
        if (closed != null) {
          closed.close();
        }
      } finally {
        turn.unlock();
      }
    }
  }
}
