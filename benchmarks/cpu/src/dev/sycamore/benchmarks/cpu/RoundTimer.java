package dev.sycamore.benchmarks.cpu;

import java.util.ArrayList;
import java.util.List;

/**
 * Runs codes in turn, each once in a round and in another order each round, so that what else the
 * machine does falls on all.
 */
public final class RoundTimer {
  /**
   * Milliseconds, more than threads of any peer spin after their work: the next peer has the
   * processors for itself.
   */
  static final long PAUSE = 3;

  /** For the compilers of the JVM. */
  private static final long WARM_UP_NANOSECONDS = 300_000_000;

  /** The same for what all launches of a peer go through. */
  private static final long LAUNCH_WARM_UP_NANOSECONDS = 1_000_000_000;

  private final int rounds;
  private final BenchmarkClock clock;

  /**
   * @param rounds at least one
   */
  public RoundTimer(int rounds, BenchmarkClock clock) {
    this.rounds = rounds;
    this.clock = clock;
  }

  /** What was measured, for the head of a table. */
  public String unit() {
    return clock.unit();
  }

  /** How many times of each code there will be. */
  public int rounds() {
    return rounds;
  }

  /**
   * Times all codes. Before each timed run is one that is not timed: it wakes the peer's threads
   * and puts its data into the caches.
   */
  public List<RoundTimes> measure(List<Runnable> codes) throws InterruptedException {
    List<RoundTimes> times = new ArrayList<>();
    for (Runnable code : codes) {
      times.add(new RoundTimes());
      warmUp(code, WARM_UP_NANOSECONDS);
    }
    for (int round = 0; round < rounds; round++) {
      for (int k = 0; k < codes.size(); k++) {
        int turn = (round + k) % codes.size();
        Thread.sleep(PAUSE);
        codes.get(turn).run();
        long start = clock.nanoseconds();
        codes.get(turn).run();
        times.get(turn).add(clock.nanoseconds() - start);
      }
    }
    return times;
  }

  /**
   * Runs small codes, so that the JVM compiles what all launches of their peers go through: it
   * counts calls, and codes that take milliseconds make few.
   */
  public void warmUpLaunches(List<Runnable> codes) {
    codes.forEach(code -> warmUp(code, LAUNCH_WARM_UP_NANOSECONDS));
  }

  private static void warmUp(Runnable code, long nanoseconds) {
    long start = System.nanoTime();
    do {
      code.run();
    } while (System.nanoTime() - start < nanoseconds);
  }
}
