package dev.sycamore.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The times of waits.
 *
 * @param kernels from the end of a kernel to the return of {@code await}
 * @param tasks the same for host tasks
 * @param overTime by which waits with a limit exceeded it
 * @param bare from the end of an action of another thread to the return of a bare wait of Java
 */
record SoakTimes(AwaitTimes kernels, AwaitTimes tasks, AwaitTimes overTime, AwaitTimes bare) {
  SoakTimes() {
    this(new AwaitTimes(), new AwaitTimes(), new AwaitTimes(), new AwaitTimes());
  }

  /** In milliseconds, for 99 of 100 waits, as docs/RUNTIME.md states it. */
  private static final double MOST = 100;

  /** The same for all waits. */
  private static final double ALL = 2000;

  /** Threads that compete for one processor in the statement. */
  private static final double THREADS_PER_PROCESSOR = 4;

  /**
   * What is beyond the bound that the docs state; empty if nothing is.
   *
   * @param load how many threads of the machine want to run
   * @param processors that it has
   */
  List<String> beyondBound(double load, int processors) {
    double factor = Math.max(1, load / processors / THREADS_PER_PROCESSOR);
    List<String> beyond = new ArrayList<>();
    Map.of("kernels", kernels, "host tasks", tasks, "waits with a limit", overTime)
        .forEach(
            (what, times) -> {
              if (times.quantile(0.99) > MOST * factor || times.maxMillis() > ALL * factor) {
                beyond.add(what + ": " + times);
              }
            });
    return beyond;
  }

  @Override
  public String toString() {
    return String.format(
        "  await after the end of a kernel: %s%n"
            + "  await after the end of a host task: %s%n"
            + "  await with a limit, beyond it: %s%n"
            + "  two threads without the runtime: %s%n",
        kernels, tasks, overTime, bare);
  }
}
