package dev.sycamore.runtime.nativecpu;

import dev.sycamore.runtime.natives.DynamicLinker;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryUtil;

/**
 * How long the current thread has had a processor.
 *
 * @param memory for two numbers of 64 bits
 */
record ThreadClock(long memory) {
  private static final int CLOCK_THREAD_CPUTIME_ID = 3;
  private static final long NANOS_PER_SECOND = 1_000_000_000;

  private static final long FUNCTION = DynamicLinker.symbol("clock_gettime");

  /** In nanoseconds; of the clock on the wall where the system has no other. */
  long nanos() {
    if (FUNCTION == MemoryUtil.NULL
        || JNI.invokePI(CLOCK_THREAD_CPUTIME_ID, memory, FUNCTION) != 0) {
      return System.nanoTime();
    }
    return MemoryUtil.memGetLong(memory) * NANOS_PER_SECOND
        + MemoryUtil.memGetLong(memory + Long.BYTES);
  }
}
