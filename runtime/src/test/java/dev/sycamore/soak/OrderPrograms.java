package dev.sycamore.soak;

import static dev.sycamore.soak.SoakChecks.check;
import static dev.sycamore.soak.SoakChecks.checkAll;

import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import dev.sycamore.compiled.Kernels;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

/** Host tasks, explicit dependencies between queues, and barriers. */
final class OrderPrograms implements SoakProgram {
  private static final int SIZE = 64;

  @Override
  public void run(SoakRound round, Random random) {
    if (random.nextBoolean()) {
      chain(round, random);
    } else {
      barrier(round, random);
    }
  }

  /** Host tasks, each after the one before it, in any queues. Some submit and wait themselves. */
  private static void chain(SoakRound round, Random random) {
    AtomicInteger turn = new AtomicInteger();
    AtomicInteger wrong = new AtomicInteger();
    int[] a = new int[SIZE];
    int kernels = 0;
    int length = 1 + random.nextInt(12);
    // In the queues of the chain there may be commands that wait for the task that submits.
    try (DeviceQueue inner = round.queues().open(random)) {
      Event last = round.queues().any(random).submit(h -> {});
      for (int n = 0; n < length; n++) {
        int expected = n;
        boolean submits = random.nextInt(3) == 0;
        boolean waits = random.nextBoolean();
        kernels += submits ? 1 : 0;
        Runnable task =
            () -> {
              wrong.addAndGet(turn.getAndIncrement() == expected ? 0 : 1);
              Event kernel = submits ? Kernels.increment(inner, a) : null;
              if (submits && waits) {
                kernel.await();
              }
            };
        last = hostTaskAfter(round.queues().any(random), last, task);
        round.tally().count("commands");
      }
      last.await();
      check(wrong.get() == 0 && turn.get() == length, "host tasks run in their order");
      Kernels.increment(inner, a).await();
    }
    checkAll(a, kernels + 1, "array of host tasks");
  }

  private static Event hostTaskAfter(DeviceQueue q, Event before, Runnable task) {
    return q.submit(
        h -> {
          h.dependsOn(before);
          h.hostTask(task);
        });
  }

  /** What is before a barrier has ended when what is after it begins. */
  private static void barrier(SoakRound round, Random random) {
    AtomicInteger before = new AtomicInteger();
    AtomicInteger early = new AtomicInteger();
    List<int[]> arrays = new ArrayList<>();
    try (DeviceQueue q = round.queues().open(random)) {
      for (int part = 1 + random.nextInt(3); part > 0; part--) {
        for (int n = random.nextInt(6); n > 0; n--) {
          int[] a = new int[SIZE];
          arrays.add(a);
          Kernels.increment(q, a);
          q.hostTask(before::incrementAndGet);
          round.tally().add("commands", 2);
        }
        int expected = arrays.size();
        Event barrier = q.barrier();
        q.hostTask(() -> early.addAndGet(before.get() < expected ? 1 : 0));
        if (random.nextInt(3) == 0) {
          barrier.await();
          check(before.get() >= expected, "a barrier is the end of what is before it");
        }
      }
      q.await();
    }
    check(early.get() == 0, "nothing passes a barrier");
    arrays.forEach(a -> checkAll(a, 1, "array before a barrier"));
  }
}
