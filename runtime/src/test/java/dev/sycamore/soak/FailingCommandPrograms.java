package dev.sycamore.soak;

import static dev.sycamore.Range.range;
import static dev.sycamore.soak.SoakChecks.check;
import static dev.sycamore.soak.SoakChecks.checkAll;

import dev.sycamore.DeviceException;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import dev.sycamore.compiled.Kernels;
import java.util.List;
import java.util.Random;

/** Kernels and host tasks that fail, and what depends on them. */
final class FailingCommandPrograms implements SoakProgram {
  private static final int SIZE = 64;

  @Override
  public void run(SoakRound round, Random random) {
    int[] a = new int[SIZE];
    DeviceQueue other = round.queues().any(random);
    Kernels.increment(other, a);
    Event fails = random.nextBoolean() ? failingKernel(round, a) : failingTask(round, random);
    Event depends = Kernels.incrementAfter(other, a, fails);
    round.tally().add("commands", 3);
    for (Event event : List.of(depends, fails)) {
      try {
        event.await();
        throw new AssertionError("the failure of a command was lost");
      } catch (ArithmeticException e) {
        check(event == fails, "whose failure it is");
      } catch (DeviceException e) {
        check(event == depends && e.getCause() instanceof ArithmeticException, "its cause");
      }
    }
    round.tally().count("failing commands");
    int before = a[0];
    Kernels.increment(other, a).await();
    checkAll(a, before + 1, "array after a failure");
  }

  private static Event failingKernel(SoakRound round, int[] a) {
    return round
        .queues()
        .onHost()
        .parallelFor(
            range(SIZE),
            i -> {
              if (i == SIZE - 1) {
                throw new ArithmeticException("meant to fail");
              }
              a[i] += 0;
            });
  }

  private static Event failingTask(SoakRound round, Random random) {
    return round
        .queues()
        .any(random)
        .hostTask(
            () -> {
              throw new ArithmeticException("meant to fail");
            });
  }
}
