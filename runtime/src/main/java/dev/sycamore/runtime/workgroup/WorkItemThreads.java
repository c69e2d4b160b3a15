package dev.sycamore.runtime.workgroup;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Threads for work-items that wait for each other: virtual ones where the JVM has them. */
final class WorkItemThreads {
  /** Runs each task on a thread of its own. */
  static final Executor EXECUTOR = virtual();

  private WorkItemThreads() {}

  private static Executor virtual() {
    try {
      // Since Java 21.
      return (ExecutorService)
          java.util.concurrent.Executors.class
              .getMethod("newVirtualThreadPerTaskExecutor")
              .invoke(null);
    } catch (NoSuchMethodException
        | IllegalAccessException
        | InvocationTargetException
        | UnsupportedOperationException e) {
      return platform();
    }
  }

  private static Executor platform() {
    return new ThreadPoolExecutor(
        0,
        Integer.MAX_VALUE,
        5,
        TimeUnit.SECONDS,
        new SynchronousQueue<>(),
        task -> {
          // Nothing of the thread that happens to start it: it goes on with other programs' items.
          Thread thread = new Thread(null, task, "sycamore work-item", 0, false);
          thread.setContextClassLoader(null);
          thread.setDaemon(true);
          return thread;
        });
  }
}
