package dev.sycamore.runtime.interleaving;

import static dev.sycamore.runtime.interleaving.Step.Operation.AWAIT;
import static dev.sycamore.runtime.interleaving.Step.Operation.CHANGE_ON_HOST;
import static dev.sycamore.runtime.interleaving.Step.Operation.CLOSE;
import static dev.sycamore.runtime.interleaving.Step.Operation.END_ACCESS;
import static dev.sycamore.runtime.interleaving.Step.Operation.OPEN_ACCESS;
import static dev.sycamore.runtime.interleaving.Step.Operation.WRITE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.runtime.interleaving.Step.Operation;
import dev.sycamore.testsupport.sample.CommitSample;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Small programs of two and three threads on two queues and two buffers, in all schedules with one
 * preemption and many of those with two: no deadlock, no block used after its release, results as
 * of some order of the operations.
 */
@Tag("one-jdk")
@Timeout(1800)
@Tag("full")
class InterleavingsTest {
  private static final List<Integer> SEEDS =
      CommitSample.of("interleaved programs", IntStream.range(0, 40).boxed().toList(), 3);

  /** Of one program, with two preemptions. */
  private static final long MOST_SCHEDULES = CommitSample.isEverything() ? 1500 : 250;

  private static final List<Operation> OPERATIONS = List.of(Operation.values());
  private static final Set<Operation> OF_ONE_THREAD =
      EnumSet.of(OPEN_ACCESS, CHANGE_ON_HOST, END_ACCESS);

  private static List<List<Step>> program(long seed) {
    Random random = new Random(seed);
    int threads = 2 + random.nextInt(2);
    List<List<Step>> program = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      List<Step> steps = new ArrayList<>();
      int length = threads == 2 ? 3 : 2;
      while (steps.size() < length) {
        Operation operation = OPERATIONS.get(random.nextInt(OPERATIONS.size()));
        if (t == 0 || !OF_ONE_THREAD.contains(operation)) {
          steps.add(
              new Step(operation, random.nextInt(2), random.nextInt(2), 1 + random.nextInt(2)));
        }
      }
      program.add(steps);
    }
    return program;
  }

  private static Exploration explore(String subject, List<Integer> seeds) {
    Exploration exploration = new Exploration("dev.sycamore.runtime.queue." + subject);
    for (int seed : seeds) {
      exploration.explore(program(seed), 1, Long.MAX_VALUE);
      exploration.explore(program(seed), 2, MOST_SCHEDULES);
    }
    return exploration;
  }

  @ParameterizedTest
  @ValueSource(strings = {"QueueOperations", "OneDeviceOperations", "OutOfOrderOperations"})
  void everyScheduleIsSomeOrderOfTheOperations(String operations) {
    long begin = System.nanoTime();
    Exploration exploration = explore(operations, SEEDS);
    System.out.printf(
        "interleavings of "
            + operations
            + ": %d programs, %d schedules, with one preemption all, with two all of %d"
            + " programs, %d ms%n",
        SEEDS.size(),
        exploration.schedules(),
        exploration.complete() - SEEDS.size(),
        (System.nanoTime() - begin) / 1_000_000);
    assertThat(exploration.complete()).isGreaterThanOrEqualTo(SEEDS.size());
  }

  @Test
  void queuesThatFollowEachOtherBothEnd() {
    Step await0 = new Step(AWAIT, 0, 0, 0);
    Step await1 = new Step(AWAIT, 1, 0, 0);
    List<List<Step>> program =
        List.of(
            List.of(
                new Step(WRITE, 1, 0, 1),
                new Step(WRITE, 0, 0, 2),
                new Step(WRITE, 0, 1, 1),
                new Step(WRITE, 1, 1, 2),
                await0),
            List.of(await1));
    new Exploration("dev.sycamore.runtime.queue.OneDeviceOperations")
        .explore(program, 3, CommitSample.isEverything() ? 200_000 : 700);
  }

  @Test
  void whoeverHasClosedABufferFindsItsValues() {
    Step close = new Step(CLOSE, 0, 1, 0);
    List<List<Step>> program = List.of(List.of(new Step(WRITE, 0, 1, 2), close), List.of(close));
    new Exploration("dev.sycamore.runtime.queue.QueueOperations")
        .explore(program, 2, Long.MAX_VALUE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"ClosingAtOnce", "WritingAsReaders", "LookingAtOnce", "StreamsThatDoNotWait"})
  void aDefectIsFound(String defect) {
    assertThatThrownBy(
            () ->
                explore(
                    "DefectiveQueueOperations$" + defect,
                    IntStream.range(0, 1000).boxed().toList()))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("schedule");
  }
}
