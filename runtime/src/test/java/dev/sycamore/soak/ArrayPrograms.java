package dev.sycamore.soak;

import static dev.sycamore.soak.SoakChecks.check;
import static dev.sycamore.soak.SoakChecks.checkAll;

import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import dev.sycamore.compiled.Kernels;
import java.util.Random;
import java.util.function.Supplier;

/** A captured array, which kernels of many queues change one after the other. */
final class ArrayPrograms implements SoakProgram {
  private static final int SIZE = 64;

  @Override
  public void run(SoakRound round, Random random) {
    run(round, random, () -> round.queues().any(random));
  }

  /** The same on queues that somebody chooses. */
  static void run(SoakRound round, Random random, Supplier<DeviceQueue> queues) {
    int[] a = new int[SIZE];
    int expected = 0;
    for (int rest = random.nextInt(3); rest >= 0; rest--) {
      Event last = null;
      for (int n = random.nextInt(10); n >= 0; n--) {
        last = Kernels.increment(queues.get(), a);
        round.tally().count("commands");
        expected++;
      }
      if (random.nextBoolean()) {
        last.await();
      } else {
        check(last.await(SoakWatchdog.HANG), "await returns in time");
      }
      checkAll(a, expected, "array");
      a[0] += 5;
      a[0] -= 5;
    }
  }
}
