package dev.sycamore.soak;

import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Rounds of random programs on eight threads and all devices, fake GPUs among them. After each
 * round all is closed, and what the process holds then is compared with what it held after the
 * first one. Arguments: the minutes that it runs, and a seed.
 */
public final class Soak {
  static final int THREADS = 8;

  /** What the heap may grow by, beyond what the first round has left. */
  private static final long HEAP_GROWTH = 16 << 20;

  private static final long FILES_GROWTH = 8;

  private Soak() {}

  /**
   * What a run has found.
   *
   * @param text for people
   * @param wrong results and leaks of drivers
   * @param hangs whether something did not end; its stacks were printed
   * @param leaks what is left or has grown; empty for nothing
   * @param times of waits
   */
  record Result(
      String text, List<Throwable> wrong, boolean hangs, List<String> leaks, SoakTimes times) {}

  /**
   * Its warnings are about kernels without a recorded proof, and drivers that are meant to fail.
   */
  private static final Logger WARNINGS = Logger.getLogger("dev.sycamore");

  /** Runs for some minutes. */
  public static void main(String[] arguments) throws InterruptedException {
    WARNINGS.setLevel(Level.OFF);
    long minutes = arguments.length > 0 ? Long.parseLong(arguments[0]) : 10;
    long seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : System.nanoTime();
    Result result = run(Duration.ofMinutes(minutes), Duration.ofSeconds(30), seed);
    System.out.println(result.text());
    result.wrong().stream().limit(3).forEach(Throwable::printStackTrace);
    OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
    double load = system.getSystemLoadAverage();
    List<String> late = result.times().beyondBound(load, system.getAvailableProcessors());
    System.out.printf(
        "  load average %.1f on %d processors, beyond the bound of await: %s%n",
        load, system.getAvailableProcessors(), late);
    boolean good =
        result.wrong().isEmpty() && !result.hangs() && result.leaks().isEmpty() && late.isEmpty();
    Runtime.getRuntime().halt(good ? 0 : 1);
  }

  /** Runs for a time. */
  static Result run(Duration time, Duration round, long seed) throws InterruptedException {
    SoakTally tally = new SoakTally();
    SoakTimes times = new SoakTimes();
    SoakWatchdog watchdog = new SoakWatchdog(System.out);
    List<ProcessFigures> figures = new ArrayList<>();
    ProcessFigures before = ProcessFigures.now();
    long end = System.nanoTime() + time.toNanos();
    List<Throwable> wrong = List.of();
    List<String> devices = List.of();
    boolean hangs = false;
    while (System.nanoTime() < end && wrong.isEmpty() && !hangs) {
      SoakRound now = new SoakRound(tally, times, watchdog);
      hangs = !now.run(round, seed + (long) THREADS * figures.size());
      devices = now.deviceIds();
      wrong = now.wrong();
      now = null;
      if (!hangs) {
        figures.add(ProcessFigures.settled(before));
      }
    }
    List<String> leaks = hangs ? List.of() : leaks(before, figures);
    String text =
        String.format(
            "soak: %d s, %d rounds, %d threads, devices %s, seed %d%n  %s%n%s"
                + "  after the first round: %s%n  after the last one: %s%n"
                + "  wrong results %d, hangs %b, leaks %s",
            time.toSeconds(),
            figures.size(),
            THREADS,
            devices,
            seed,
            tally,
            times,
            figures.isEmpty() ? "-" : figures.get(0),
            figures.isEmpty() ? "-" : figures.get(figures.size() - 1),
            wrong.size(),
            hangs,
            leaks);
    return new Result(text, wrong, hangs, leaks, times);
  }

  private static List<String> leaks(ProcessFigures before, List<ProcessFigures> figures) {
    ProcessFigures first = figures.get(0);
    ProcessFigures last = figures.get(figures.size() - 1);
    List<String> leaks = new ArrayList<>();
    if (!last.holdsNoMoreThan(before)) {
      leaks.add("before: " + before);
    }
    if (last.heap() > first.heap() + HEAP_GROWTH) {
      leaks.add("heap");
    }
    if (last.files() > first.files() + FILES_GROWTH) {
      leaks.add("open files");
    }
    // A part of what a process has had stays with it: only steady growth is one.
    int half = figures.size() / 2;
    if (figures.size() >= 8
        && last.resident() > 3 * figures.get(half).resident() / 2
        && figures.get(half).resident() > 3 * figures.get(1).resident() / 2) {
      leaks.add("resident memory");
    }
    return leaks;
  }
}
