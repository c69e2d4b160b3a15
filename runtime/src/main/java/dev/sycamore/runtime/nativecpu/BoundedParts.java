package dev.sycamore.runtime.nativecpu;

import java.util.concurrent.locks.LockSupport;

/**
 * The parts that one thread does of a launch that uses arrays where they are. They are as short as
 * was promised to the collector of garbage, as far as parts before show what the next takes.
 */
final class BoundedParts {
  /** A part is thought to take this fraction of what it may. */
  private static final double EXPECTED = 0.5;

  /** Times that become less are believed slowly. */
  private static final double SMOOTHING = 4;

  /** A launch that is thought to take less than this fraction of what a part may is not watched. */
  private static final double WATCHED = 0.1;

  /** Runs some indices. */
  @FunctionalInterface
  interface Body {
    void run(int begin, int end);
  }

  private final Body body;
  private final int grain;
  private final PlacementChoice choice;

  /** Null if the launch is not watched. */
  private final ThreadClock clock;

  /** 0 if it is not known. */
  private double nanosPerIndex;

  /** The time of the processor before which everything is accounted for. */
  private long accounted;

  /** The time of the clock since then. */
  private long sinceThen;

  private int collections;
  private long pause = CollectionWatch.PAUSE_NANOS;

  /**
   * Parts of a launch.
   *
   * @param grain how many indices are run together if time allows
   * @param nanosPerIndex as it was in earlier launches; 0 if there was none
   * @param indices of the launch
   * @param clock of the thread that calls {@link #run}
   */
  BoundedParts(
      Body body,
      int grain,
      double nanosPerIndex,
      int indices,
      PlacementChoice choice,
      ThreadClock clock) {
    this.body = body;
    this.grain = grain;
    this.nanosPerIndex = nanosPerIndex;
    this.choice = choice;
    this.collections = choice.collections().count();
    boolean isShort = nanosPerIndex > 0 && nanosPerIndex * indices < choice.mostNanos() * WATCHED;
    this.clock = isShort ? null : clock;
    this.accounted = isShort ? 0 : clock.nanos();
  }

  /** Runs a chunk. */
  void run(int begin, int end) {
    for (int at = begin; at < end; ) {
      letOthersAllocate();
      int next = at + next(end - at);
      long start = System.nanoTime();
      body.run(at, next);
      ended(System.nanoTime() - start, next - at);
      at = next;
    }
  }

  /** After a collection, which may have waited for the part before. */
  private void letOthersAllocate() {
    int now = choice.collections().count();
    if (now != collections) {
      collections = now;
      if (pause > 0) {
        LockSupport.parkNanos(pause);
        pause = Math.min(2 * pause, CollectionWatch.MOST_PAUSE_NANOS);
      }
    }
  }

  private int next(int left) {
    if (nanosPerIndex == 0) {
      return Math.min(grain, left);
    }
    double fitting = choice.mostNanos() * EXPECTED / nanosPerIndex;
    if (fitting >= left) {
      return left;
    }
    int grains = (int) (fitting / grain);
    return Math.min(left, Math.max(1, grains) * grain);
  }

  private void ended(long nanos, int indices) {
    double now = (double) nanos / indices;
    nanosPerIndex = now > nanosPerIndex ? now : nanosPerIndex + (now - nanosPerIndex) / SMOOTHING;
    sinceThen += nanos;
    if (nanos > choice.mostNanos() && clock != null) {
      // A thread that had to wait for a processor took any time.
      long used = clock.nanos();
      if (used - accounted - (sinceThen - nanos) > choice.mostNanos()) {
        choice.overran();
      }
      accounted = used;
      sinceThen = 0;
    }
  }
}
