package dev.sycamore.runtime.natives;

import dev.sycamore.runtime.threads.RuntimeThreads;

/**
 * Loads LWJGL on a thread of the runtime. An exit of the JVM waits for it, so that no unpacked
 * library is left behind.
 */
final class LwjglStart implements Runnable {
  private LwjglStart() {}

  static void begin() {
    try {
      RuntimeThreads.start("sycamore start", RuntimeThreads.DEFAULT_STACK, new LwjglStart());
    } catch (OutOfMemoryError e) {
      // There are no more threads now: who needs the library loads it.
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
