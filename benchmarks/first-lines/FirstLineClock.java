import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** What a sample takes, in nanoseconds. */
enum FirstLineClock {
  /** Time that passes. */
  WALL(200_000) {
    @Override
    long nanos() {
      return System.nanoTime();
    }
  },
  /**
   * The processor time of all threads of Java, for a machine that does other work as well. A thread
   * that waits for the next launch counts as long as it does not sleep. To read it takes some
   * microseconds.
   */
  CPU(3_000_000) {
    @Override
    long nanos() {
      long sum = 0;
      for (long nanos : THREADS.getThreadCpuTime(THREADS.getAllThreadIds())) {
        sum += Math.max(0, nanos);
      }
      return sum;
    }
  };

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** A sample has so many runs that it takes about this long. */
  final double sampleNanos;

  FirstLineClock(double sampleNanos) {
    this.sampleNanos = sampleNanos;
  }

  abstract long nanos();
}
