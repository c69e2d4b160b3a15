package dev.sycamore.runtime.nativecpu;

import org.lwjgl.system.MemoryUtil;

/**
 * The native memory that one launch needs besides its arguments' own.
 *
 * @param arguments the block of arguments
 * @param ranges one {@link LaunchRange} for each worker
 * @param local the local memory of all workers
 * @param localSize how much of it each worker has; 0 for none
 */
record LaunchBlocks(long arguments, long ranges, long local, long localSize) {

  /** The range of a worker. */
  long range(int worker) {
    return ranges + (long) LaunchRange.SIZE * worker;
  }

  /** The local memory of a worker. */
  long localMemory(int worker) {
    return localSize == 0 ? MemoryUtil.NULL : local + localSize * worker;
  }
}
