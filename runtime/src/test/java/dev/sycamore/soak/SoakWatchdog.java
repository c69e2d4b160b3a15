package dev.sycamore.soak;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Knows what threads do and since when, and shows all stacks if something takes too long. */
final class SoakWatchdog {
  /** The longest that anything may take before it counts as a hang. */
  static final Duration HANG = Duration.ofMinutes(2);

  private final Map<Thread, Doing> doing = new ConcurrentHashMap<>();
  private final PrintStream out;

  private record Doing(String what, long since) {}

  SoakWatchdog(PrintStream out) {
    this.out = out;
  }

  void begins(String what) {
    doing.put(Thread.currentThread(), new Doing(what, System.nanoTime()));
  }

  void ended() {
    doing.remove(Thread.currentThread());
  }

  /** Whether something takes too long; then all stacks were printed. */
  boolean findsHang() {
    long now = System.nanoTime();
    boolean[] hangs = {false};
    doing.forEach(
        (thread, what) -> {
          if (now - what.since > HANG.toNanos()) {
            out.println("soak: " + thread.getName() + " hangs in " + what.what);
            hangs[0] = true;
          }
        });
    if (hangs[0]) {
      printStacks();
    }
    return hangs[0];
  }

  private void printStacks() {
    Thread.getAllStackTraces()
        .forEach(
            (thread, stack) -> {
              out.println(thread.getName() + " " + thread.getState());
              for (StackTraceElement frame : stack) {
                out.println("    at " + frame);
              }
            });
    long[] deadlocked = ManagementFactory.getThreadMXBean().findDeadlockedThreads();
    if (deadlocked != null) {
      for (ThreadInfo info :
          ManagementFactory.getThreadMXBean().getThreadInfo(deadlocked, true, true)) {
        out.print("deadlocked: " + info);
      }
    }
  }
}
