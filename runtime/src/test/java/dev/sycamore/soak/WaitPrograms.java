package dev.sycamore.soak;

import static dev.sycamore.soak.SoakChecks.check;
import static dev.sycamore.soak.SoakChecks.checkAll;

import dev.sycamore.DeviceInterruptedException;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import dev.sycamore.EventStatus;
import dev.sycamore.compiled.Kernels;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Waits that end before their commands do: their time runs out, or the thread is interrupted. */
final class WaitPrograms implements SoakProgram {
  private static final int SIZE = 64;

  @Override
  public void run(SoakRound round, Random random) throws InterruptedException {
    int[] a = new int[SIZE];
    CountDownLatch go = new CountDownLatch(1);
    CountDownLatch called = new CountDownLatch(1);
    boolean interrupts = random.nextBoolean();
    Thread here = Thread.currentThread();
    try (DeviceQueue q = round.queues().openBesideHost(random)) {
      Event held = q.hostTask(() -> hold(here, interrupts, go));
      Event last = Kernels.incrementAfter(round.queues().anyBesideHost(random), a, held);
      last.completion().thenRun(called::countDown);
      round.tally().add("commands", 2);
      if (interrupts) {
        awaitInterrupt(round, last);
      } else {
        awaitFor(round, last, Duration.ofMillis(random.nextInt(4)));
      }
      go.countDown();
      last.await();
      check(last.status() == EventStatus.COMPLETE, "status after await");
      checkAll(a, 1, "array after waits that ended early");
    }
    check(called.await(SoakWatchdog.HANG.toSeconds(), TimeUnit.SECONDS), "completion is called");
  }

  /** Lasts until it may go on, except where the thread that waits for it runs it. */
  private static void hold(Thread waiting, boolean interrupts, CountDownLatch go) {
    if (interrupts) {
      waiting.interrupt();
    }
    if (Thread.currentThread() != waiting) {
      try {
        go.await();
      } catch (InterruptedException e) {
        throw new AssertionError("a thread of the runtime is interrupted", e);
      }
    }
  }

  private static void awaitFor(SoakRound round, Event event, Duration time) {
    long deadline = System.nanoTime() + time.toNanos();
    check(!event.await(time), "what is held does not end");
    long now = System.nanoTime();
    check(now >= deadline, "a wait lasts its time");
    round.times().overTime().add(now - deadline);
    round.tally().count("timed-out waits");
  }

  private static void awaitInterrupt(SoakRound round, Event event) {
    try {
      event.await();
      throw new AssertionError("an interrupt does not end a wait");
    } catch (DeviceInterruptedException e) {
      check(Thread.interrupted(), "the interrupt stays set");
      round.tally().count("interrupted waits");
    }
  }
}
