package dev.sycamore.runtime.nativecpu;

import dev.sycamore.runtime.range.Geometry;

/** A launch of a kernel that logs what it does. */
record WatchedLaunch(KernelThreads threads, KernelCall call, Geometry geometry, LaunchBlocks blocks)
    implements Runnable {
  @Override
  public void run() {
    threads.runInOrder(call, geometry, blocks);
  }
}
