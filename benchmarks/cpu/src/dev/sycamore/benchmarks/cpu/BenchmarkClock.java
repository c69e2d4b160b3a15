package dev.sycamore.benchmarks.cpu;

import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.linux.LinuxLibrary;

/** What time is measured. */
public enum BenchmarkClock {
  /** The time that passes. */
  WALL("Time") {
    @Override
    public long nanoseconds() {
      return System.nanoTime();
    }
  },

  /**
   * What all threads of the process have computed, divided by the number of processors: hardly
   * changed by other programs, but threads that spin while they wait count.
   */
  CPU("Processor time divided by the number of processors") {
    @Override
    public long nanoseconds() throws InterruptedException {
      // The system adds what a thread has computed when the thread goes to sleep.
      Thread.sleep(RoundTimer.PAUSE);
      return ProcessTime.nanoseconds() / Runtime.getRuntime().availableProcessors();
    }
  };

  private final String unit;

  BenchmarkClock(String unit) {
    this.unit = unit;
  }

  /** A point in time. */
  public abstract long nanoseconds() throws InterruptedException;

  /** What the numbers of a table are. */
  String unit() {
    return unit;
  }

  /** The C library's clock: that of the JDK counts in steps of 10 ms. */
  private static final class ProcessTime {
    private static final int CLOCK_PROCESS_CPUTIME_ID = 2;
    private static final long FUNCTION =
        new LinuxLibrary("libc.so.6").getFunctionAddress("clock_gettime");
    private static final long TIME = MemoryUtil.nmemAllocChecked(16);

    static long nanoseconds() {
      JNI.invokePI(CLOCK_PROCESS_CPUTIME_ID, TIME, FUNCTION);
      return MemoryUtil.memGetLong(TIME) * 1_000_000_000 + MemoryUtil.memGetLong(TIME + 8);
    }
  }
}
