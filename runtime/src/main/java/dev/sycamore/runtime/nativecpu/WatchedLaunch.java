package dev.sycamore.runtime.nativecpu;

import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.runtime.range.Geometry;
import org.lwjgl.system.MemoryUtil;

/** A launch of a kernel that logs what it does. */
record WatchedLaunch(KernelThreads threads, KernelCall call, Geometry geometry, LaunchBlocks blocks)
    implements Runnable {
  @Override
  public void run() {
    threads.runInOrder(call, geometry, blocks);
  }

  /** The address of the local memory of an argument; all groups use the same. */
  long localMemory(ParameterBinding parameter) {
    return blocks.localMemory(0) + MemoryUtil.memGetLong(blocks.calls() + parameter.offset());
  }
}
