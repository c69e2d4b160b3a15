package dev.sycamore.runtime.natives;

import dev.sycamore.runtime.threads.RuntimeThreads;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Loads LWJGL on a thread of the runtime. An exit of the JVM waits for it, so that no unpacked
 * library is left behind.
 */
public final class LwjglStart implements Runnable {
  private LwjglStart() {}

  static void begin() {
    try {
      RuntimeThreads.start("sycamore start", RuntimeThreads.DEFAULT_STACK, new LwjglStart());
    } catch (OutOfMemoryError e) {
      // There are no more threads now: who needs the library loads it.
    }
  }

  /**
   * What a task gives on a thread of the runtime. LWJGL leaves objects with the thread that loads
   * it, which would keep the class loader of the runtime as long as a thread of the program lives.
   */
  public static <T> T onOwnThread(Callable<T> callable) {
    FutureTask<T> task = new FutureTask<>(callable);
    if (RuntimeThreads.isOwn()) {
      task.run();
    } else {
      try {
        RuntimeThreads.awaitEnd(
            RuntimeThreads.start("sycamore load", RuntimeThreads.DEFAULT_STACK, task));
      } catch (OutOfMemoryError e) {
        // There are no more threads now.
        task.run();
      }
    }
    try {
      return task.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      // It has ended, so that nothing waits.
      throw new IllegalStateException(e);
    }
  }

  /** Waits for a thread. */
  private static final class Exit extends Thread {
    private final Thread awaited;

    Exit(Thread awaited) {
      super(null, null, "sycamore start exit", 0, false);
      this.awaited = awaited;
    }

    @Override
    public void run() {
      try {
        awaited.join();
      } catch (InterruptedException e) {
        interrupt();
      }
    }
  }

  @Override
  public void run() {
    Thread exit = new Exit(Thread.currentThread());
    exit.setContextClassLoader(null);
    try {
      Runtime.getRuntime().addShutdownHook(exit);
      Lwjgl.load();
      Runtime.getRuntime().removeShutdownHook(exit);
    } catch (IllegalStateException e) {
      // The JVM is ending: nobody needs the library, or it is loaded and the hook runs.
    } catch (RuntimeException e) {
      // Who needs the library is told; the hook has nothing to wait for.
    }
  }
}
