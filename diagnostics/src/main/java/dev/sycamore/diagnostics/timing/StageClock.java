package dev.sycamore.diagnostics.timing;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * The time that one thread, the one that makes the clock or that it waits for, spends in each
 * stage. A stage that runs within another one is not part of the other's time, so that the times
 * add up.
 */
public final class StageClock {
  /** Measures nothing. */
  public static final StageClock OFF = new StageClock(new NoTime(), false);

  private final LongSupplier nanoTime;
  private final boolean running;
  private volatile Thread thread;
  private final Map<Stage, Spent> spent = new EnumMap<>(Stage.class);
  private Stage current;
  private long since;

  private StageClock(LongSupplier nanoTime, boolean running) {
    this.nanoTime = nanoTime;
    this.running = running;
    this.thread = running ? Thread.currentThread() : null;
  }

  /** A clock that measures. */
  public static StageClock start() {
    return of(System::nanoTime);
  }

  static StageClock of(LongSupplier nanoTime) {
    return new StageClock(nanoTime, true);
  }

  /** Work that may fail with an exception of one kind. */
  @FunctionalInterface
  public interface Work<T, E extends Exception> {
    T run() throws E;
  }

  /** Work without a result. */
  @FunctionalInterface
  public interface Action<E extends Exception> {
    void run() throws E;
  }

  /**
   * The time of a stage.
   *
   * @param nanoseconds without stages within it
   * @param runs how often it was entered
   */
  public record StageTime(Stage stage, long nanoseconds, int runs) {
    /** A line of a report. */
    public String text() {
      String times = runs == 1 ? "" : String.format(Locale.ROOT, ", %,d times", runs);
      return stage.text() + ": " + milliseconds(nanoseconds) + times;
    }
  }

  /** Whether it measures. */
  public boolean isRunning() {
    return running;
  }

  /** Runs work that belongs to a stage. On another thread that is not measured. */
  public <T, E extends Exception> T time(Stage stage, Work<T, E> work) throws E {
    if (!running || Thread.currentThread() != thread) {
      return work.run();
    }
    Stage outer = current;
    enter(stage);
    spent.computeIfAbsent(stage, s -> new Spent()).runs++;
    try {
      return work.run();
    } finally {
      enter(outer);
    }
  }

  /**
   * The work, measured on whatever thread runs it: the clock's own waits for it meanwhile. Made on
   * another thread, it is not measured.
   */
  public <T> Supplier<T> lentTo(Supplier<T> work) {
    Thread owner = thread;
    return Thread.currentThread() != owner
        ? work
        : () -> {
          thread = Thread.currentThread();
          try {
            return work.get();
          } finally {
            thread = owner;
          }
        };
  }

  /** Does work without a result that belongs to a stage. */
  public <E extends Exception> void run(Stage stage, Action<E> action) throws E {
    if (!running) {
      action.run();
      return;
    }
    time(
        stage,
        () -> {
          action.run();
          return stage;
        });
  }

  private void enter(Stage stage) {
    long now = nanoTime.getAsLong();
    if (current != null) {
      spent.get(current).nanoseconds += now - since;
    }
    since = now;
    current = stage;
  }

  /** The stages that were entered, in their order. */
  public List<StageTime> times() {
    List<StageTime> times = new ArrayList<>();
    spent.forEach((stage, time) -> times.add(new StageTime(stage, time.nanoseconds, time.runs)));
    return times;
  }

  /** What they took together, as a line of a report. */
  public String total() {
    return "all stages: "
        + milliseconds(spent.values().stream().mapToLong(time -> time.nanoseconds).sum());
  }

  private static String milliseconds(long nanoseconds) {
    return String.format(Locale.ROOT, "%.1f ms", nanoseconds / 1e6);
  }

  /** A class, since every compilation loads it: a lambda takes longer. */
  private static final class NoTime implements LongSupplier {
    @Override
    public long getAsLong() {
      return 0;
    }
  }

  private static final class Spent {
    long nanoseconds;
    int runs;
  }
}
