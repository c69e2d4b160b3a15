package dev.sycamore.runtime.nativecpu;

import org.lwjgl.system.MemoryUtil;

/**
 * The native memory that one launch needs besides its arguments' own.
 *
 * @param calls what the code gets as its first argument: the block of arguments for all workers, or
 *     a {@link HostArrayCall} for each
 * @param callSize of one of several calls; 0 if all workers have the same
 * @param ranges one {@link LaunchRange} for each worker
 * @param local the local memory of all workers
 * @param localSize how much of it each worker has; 0 for none
 */
record LaunchBlocks(long calls, long callSize, long ranges, long local, long localSize) {

  /** The first argument for a worker, which is its own if it has to be. */
  long call(int worker) {
    long call = calls + callSize * worker;
    if (callSize > 0 && worker > 0) {
      MemoryUtil.memCopy(calls, call, callSize);
    }
    return call;
  }

  /** The range of a worker. */
  long range(int worker) {
    return ranges + (long) LaunchRange.SIZE * worker;
  }

  /** The local memory of a worker. */
  long localMemory(int worker) {
    return localSize == 0 ? MemoryUtil.NULL : local + localSize * worker;
  }
}
