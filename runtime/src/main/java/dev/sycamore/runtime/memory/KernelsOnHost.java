package dev.sycamore.runtime.memory;

import java.util.concurrent.atomic.AtomicInteger;

/** How many kernels run on the JVM: they alone reach memory of the device that they run on. */
public final class KernelsOnHost {
  private static final AtomicInteger RUNNING = new AtomicInteger();

  private KernelsOnHost() {}

  /** Runs a kernel. */
  public static void during(Runnable kernel) {
    RUNNING.incrementAndGet();
    try {
      kernel.run();
    } finally {
      RUNNING.decrementAndGet();
    }
  }

  static boolean areRunning() {
    return RUNNING.get() > 0;
  }
}
