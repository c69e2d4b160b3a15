package dev.sycamore.runtime.nativecpu;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.parallel.HostThreadPool;
import dev.sycamore.runtime.parallel.RangeCut;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import dev.sycamore.runtime.threads.RuntimeThreads;
import java.util.ArrayList;
import java.util.List;
import org.lwjgl.system.JNI;

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

  /** Runs a launch of a kernel; returns when it has ended. */
  void run(
      long entryPoint, long stackBytes, Geometry geometry, LaunchBlocks blocks, KernelCost cost) {
    boolean pooled = stackBytes <= OF_ANY_THREAD;
    IndexExtent counts = geometry.groups();
    RangeCut cut =
        geometry.form() == KernelForm.ND_RANGE
            ? RangeCut.ofGroups(counts, count())
            : RangeCut.ofItems(counts, count());
    if (pooled && cut.units() == 1) {
      // The smallest launches feel each step around the call.
      LaunchRange.write(blocks.range(0), geometry, counts, blocks.localMemory(0));
      JNI.invokePPV(blocks.arguments(), blocks.range(0), entryPoint);
      return;
    }
    NativeLaunch launch = new NativeLaunch(entryPoint, geometry, blocks, cost, pool, cut, pooled);
    if (pooled) {
      launch.runPooled();
    } else {
      runOnOwnThreads(stackBytes + OF_THE_JVM, Math.min(cut.units(), count()), launch);
    }
  }

  /** Kernels with so large arrays run much longer than it takes to start a thread. */
  private void runOnOwnThreads(long stackSize, int count, NativeLaunch launch) {
    List<Thread> threads = new ArrayList<>();
    for (int k = 0; k < count; k++) {
      try {
        threads.add(RuntimeThreads.start("sycamore kernel " + k, stackSize, launch::takePart));
      } catch (OutOfMemoryError e) {
        if (threads.isEmpty()) {
          throw ApiExceptions.device(
              "native-cpu: no thread with a stack of " + stackSize + " bytes can be started", e);
        }
        break;
      }
    }
    threads.forEach(KernelThreads::join);
    launch.rethrow();
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
