package dev.sycamore.processor;

import dev.sycamore.processor.host.HostCompiler;

/**
 * Work that nobody waits for before the host compiler ends: it runs on a thread of its own while
 * the compiler goes on.
 */
final class LaterWork {
  private final HostCompiler host;

  LaterWork(HostCompiler host) {
    this.host = host;
  }

  /** Runs work beside the compiler; at once, if that does not say when it ends. */
  void run(Runnable work) {
    Thread thread = new Thread(() -> runWithClasses(work), "sycamore-later");
    thread.setDaemon(true);
    if (host.waitAtEnd(() -> await(thread))) {
      thread.start();
    } else {
      work.run();
    }
  }

  private static void runWithClasses(Runnable work) {
    try {
      work.run();
    } catch (LinkageError e) {
      // Some calls of a compiler's API close its jars and do not say that they end.
    }
  }

  private static void await(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
