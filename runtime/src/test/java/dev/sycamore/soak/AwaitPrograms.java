package dev.sycamore.soak;

import static dev.sycamore.soak.SoakChecks.check;

import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import dev.sycamore.compiled.Kernels;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;

/** How long it takes from the end of a command to the return of the wait for it. */
final class AwaitPrograms implements SoakProgram {
  private static final int SIZE = 64;

  @Override
  public void run(SoakRound round, Random random) throws InterruptedException {
    for (int n = 0; n < 10; n++) {
      switch (random.nextInt(4)) {
        case 0 -> bare(round);
        case 1 -> task(round, round.queues().anyBesideHost(random));
        case 2 -> {
          try (DeviceQueue q = round.queues().openProfiled(random)) {
            kernel(round, q);
          }
        }
        default -> kernel(round, round.queues().anyProfiled(random));
      }
    }
  }

  private static void kernel(SoakRound round, DeviceQueue q) {
    int[] a = new int[SIZE];
    Event event = Kernels.increment(q, a);
    long begin = System.nanoTime();
    event.await();
    long now = System.nanoTime();
    check(a[SIZE - 1] == 1, "array of a measured kernel");
    // The clocks of drivers are read some time before or after ours.
    round.times().kernels().add(now - Math.max(begin, event.profiling().ended()));
    round.tally().count("commands");
  }

  private static void task(SoakRound round, DeviceQueue q) {
    AtomicLong ended = new AtomicLong();
    Event event = q.hostTask(() -> ended.set(System.nanoTime()));
    long begin = System.nanoTime();
    event.await();
    round.times().tasks().add(System.nanoTime() - Math.max(begin, ended.get()));
    round.tally().count("commands");
  }

  /** Two threads of Java without the runtime: what the machine takes for it. */
  private static void bare(SoakRound round) throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    AtomicLong ended = new AtomicLong();
    round
        .executor()
        .execute(
            () -> {
              ended.set(System.nanoTime());
              done.countDown();
            });
    long begin = System.nanoTime();
    done.await();
    round.times().bare().add(System.nanoTime() - Math.max(begin, ended.get()));
  }
}
