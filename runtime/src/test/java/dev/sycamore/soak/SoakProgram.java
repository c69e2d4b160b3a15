package dev.sycamore.soak;

import java.util.Random;

/** What the threads of the soak do again and again. It checks its own results. */
@FunctionalInterface
interface SoakProgram {
  /** Runs once, beside other programs on other threads. */
  void run(SoakRound round, Random random) throws InterruptedException;
}
