package dev.sycamore.runtime.nativecpu;

import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.parallel.HostThreadPool;
import dev.sycamore.runtime.threads.RuntimeThreads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** Runs the parts of a launch on threads whose stack is large enough for the kernel. */
final class KernelThreads {
  /**
   * The most stack that a kernel may use of a thread that the runtime did not start, in bytes.
   * Before HotSpot calls native code it makes sure of 80 KiB (StackShadowPages), however little of
   * the thread's stack is left.
   */
  static final long OF_ANY_THREAD = 32L << 10;

  /** For the JVM's own frames and guard pages. */
  private static final long OF_THE_JVM = 512L << 10;

  private final HostThreadPool pool;

  KernelThreads(HostThreadPool pool) {
    this.pool = pool;
  }

  /** How many threads may work on one launch. */
  int count() {
    return pool.threads();
  }

  /**
   * Does all parts; see {@link HostThreadPool#run}.
   *
   * @param stackBytes that one part needs
   */
  void run(long stackBytes, int parts, HostThreadPool.Part body) {
    if (stackBytes <= OF_ANY_THREAD) {
      pool.run(parts, body);
    } else {
      runOnOwnThreads(stackBytes + OF_THE_JVM, parts, body);
    }
  }

  /** Kernels with so large arrays run much longer than it takes to start a thread. */
  private void runOnOwnThreads(long stackSize, int parts, HostThreadPool.Part body) {
    AtomicInteger next = new AtomicInteger();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    List<Thread> threads = new ArrayList<>();
    for (int k = 0; k < Math.min(parts, count()); k++) {
      int worker = k;
      Runnable work =
          () -> {
            try {
              for (int part = next.getAndIncrement(); part < parts; part = next.getAndIncrement()) {
                body.run(part, worker);
              }
            } catch (Throwable e) {
              next.set(parts);
              failure.compareAndSet(null, e);
            }
          };
      try {
        threads.add(RuntimeThreads.start("sycamore kernel " + k, stackSize, work));
      } catch (OutOfMemoryError e) {
        if (threads.isEmpty()) {
          throw ApiExceptions.device(
              "native-cpu: no thread with a stack of " + stackSize + " bytes can be started", e);
        }
        break;
      }
    }
    threads.forEach(KernelThreads::join);
    Failures.rethrow(failure.get());
  }

  private static void join(Thread thread) {
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
