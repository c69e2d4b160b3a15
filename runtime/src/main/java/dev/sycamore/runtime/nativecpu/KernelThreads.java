package dev.sycamore.runtime.nativecpu;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.targets.HostPlatform;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.parallel.HostThreadPool;
import dev.sycamore.runtime.parallel.RangeCut;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.threads.RuntimeThreads;
import java.util.ArrayList;
import java.util.List;
import org.lwjgl.system.JNI;

/** Runs the parts of a launch on threads whose stack is large enough for the kernel. */
final class KernelThreads {
  /**
   * The most stack that a kernel may use of a thread that the runtime did not start, in bytes.
   * Before HotSpot calls native code it makes sure of 80 KiB (StackShadowPages), and of 32 KiB on
   * Windows, however little of the thread's stack is left.
   */
  static final long OF_ANY_THREAD = HostPlatform.current().isWindows() ? 16L << 10 : 32L << 10;

  /**
   * A launch that is thought to take no longer is one call. More calls would show sooner that it
   * takes longer after all; the next launch knows then.
   */
  private static final double ONE_CALL_NANOS = 2_000;

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

  /** How the range of a launch is cut. */
  RangeCut cut(Geometry geometry) {
    return geometry.form() == KernelForm.ND_RANGE
        ? RangeCut.ofGroups(geometry.groups(), count())
        : RangeCut.ofItems(geometry.groups(), count());
  }

  /** Runs a launch of a kernel; returns when it has ended. */
  void run(KernelCall kernel, Geometry geometry, LaunchBlocks blocks) {
    boolean pooled = kernel.stackBytes() <= OF_ANY_THREAD;
    RangeCut cut = cut(geometry);
    if (pooled && cut.units() == 1) {
      runOnce(kernel, geometry, blocks, kernel.measured());
      return;
    }
    if (pooled && isShort(kernel.cost(), geometry)) {
      runOnce(kernel, geometry, blocks, true);
      return;
    }
    NativeLaunch launch = new NativeLaunch(kernel, geometry, blocks, pool, cut, pooled);
    if (pooled) {
      launch.runPooled();
    } else {
      long stackSize = kernel.stackBytes() + OF_THE_JVM;
      runOnOwnThreads(stackSize, Math.min(cut.units(), count()), launch);
    }
  }

  /** Runs a launch on one thread, one work-item after the other. */
  void runInOrder(KernelCall kernel, Geometry geometry, LaunchBlocks blocks) {
    Runnable launch = () -> runOnce(kernel, geometry, blocks, false);
    long stackSize = kernel.stackBytes() + OF_THE_JVM;
    join(RuntimeThreads.start("sycamore watched kernel", stackSize, launch));
  }

  private static boolean isShort(KernelCost cost, Geometry geometry) {
    return cost.isKnown() && cost.nanos((double) geometry.size()) <= ONE_CALL_NANOS;
  }

  /** The smallest launches feel each step around the call. */
  private static void runOnce(
      KernelCall kernel, Geometry geometry, LaunchBlocks blocks, boolean measured) {
    long range = blocks.range(0);
    LaunchRange.write(range, geometry, geometry.groups(), blocks.localMemory(0));
    long call = blocks.call(0);
    long begin = measured ? System.nanoTime() : 0;
    JNI.invokePPV(call, range, kernel.code());
    long nanos = measured ? System.nanoTime() - begin : 0;
    if (kernel.inPlace().isPresent()) {
      HostArrayCall.check(call);
    }
    if (measured) {
      kernel.cost().took(nanos, (double) geometry.size());
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
