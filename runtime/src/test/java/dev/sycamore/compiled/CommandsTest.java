package dev.sycamore.compiled;

import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.QueueOption.OUT_OF_ORDER;
import static dev.sycamore.QueueOption.PROFILING;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.CommandGraph;
import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceException;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import dev.sycamore.EventStatus;
import dev.sycamore.GraphRecorder;
import dev.sycamore.Handler;
import dev.sycamore.IntAccessor;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.Profiling;
import dev.sycamore.QueueOption;
import dev.sycamore.testsupport.tools.Tool;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Host tasks, dependencies, barriers, completion and profiling, on every device and queue. */
@Tag("one-jdk")
@Timeout(120)
@Tag("module")
class CommandsTest {
  private static final int SIZE = 64;

  private record Kind(ComputeDevice device, List<QueueOption> options) {
    DeviceQueue open() {
      return DeviceQueue.open(device, options.toArray(QueueOption[]::new));
    }

    boolean onHost() {
      return device.id().equals("host");
    }

    @Override
    public String toString() {
      return device.id() + options;
    }
  }

  static Stream<Kind> queues() {
    return ComputeDevice.all().stream()
        .flatMap(
            device ->
                Stream.of(
                    new Kind(device, List.of()),
                    new Kind(device, List.of(OUT_OF_ORDER)),
                    new Kind(device, List.of(OUT_OF_ORDER, PROFILING))));
  }

  static Stream<Kind> outOfOrderOnDevices() {
    return queues().filter(kind -> !kind.onHost() && kind.options.contains(OUT_OF_ORDER));
  }

  @BeforeAll
  static void needsCompiler() {
    Tool.CC.assumePresent();
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static int[] multiples(int factor) {
    return IntStream.range(0, SIZE).map(i -> factor * i).toArray();
  }

  @ParameterizedTest
  @MethodSource("queues")
  void aHostTaskRunsInItsTurnAndItsAccessorsAreCurrent(Kind kind) {
    int[] data = new int[SIZE];
    AtomicReference<IntAccessor> kept = new AtomicReference<>();
    try (DeviceQueue q = kind.open();
        IntDeviceBuffer buffer = DeviceBuffer.wrap(data)) {
      for (int round = 0; round < 50; round++) {
        Kernels.fillBuffer(q, buffer);
        int factor = 2 * round + 1;
        Event task =
            q.submit(
                h -> {
                  IntAccessor a = buffer.access(h, READ_WRITE);
                  kept.set(a);
                  h.hostTask(
                      () -> {
                        for (int i = 0; i < SIZE; i++) {
                          assertThat(a.get(i)).isEqualTo(factor * i);
                          a.set(i, a.get(i) + i);
                        }
                      });
                });
        if (round % 10 == 0) {
          task.await();
        }
      }
    }
    assertThat(data).isEqualTo(multiples(100));
    assertThatThrownBy(() -> kept.get().get(0)).isInstanceOf(IllegalStateException.class);
  }

  @ParameterizedTest
  @MethodSource("queues")
  void aHostTaskFailsForItselfAndForWhatDependsOnIt(Kind kind) {
    int[] a = new int[SIZE];
    try (DeviceQueue q = kind.open()) {
      Event fails =
          q.hostTask(
              () -> {
                throw new ArithmeticException("meant to fail");
              });
      Event depends = Kernels.incrementAfter(q, a, fails);
      assertThatThrownBy(depends::await)
          .isInstanceOf(DeviceException.class)
          .hasCauseInstanceOf(ArithmeticException.class);
      assertThatThrownBy(fails::await).isInstanceOf(ArithmeticException.class);
      // Somebody was told, but what depends on the command itself still needs it.
      assertThatThrownBy(Kernels.incrementAfter(q, a, fails)::await)
          .isInstanceOf(DeviceException.class)
          .hasCauseInstanceOf(ArithmeticException.class);
      Kernels.increment(q, a).await();
      assertThat(a).containsOnly(1);
    }
  }

  @ParameterizedTest
  @MethodSource("queues")
  void dependenciesHoldBetweenQueues(Kind kind) {
    List<Integer> order = Collections.synchronizedList(new ArrayList<>());
    try (DeviceQueue q = kind.open();
        DeviceQueue other = DeviceQueue.open(ComputeDevice.select("native-cpu"))) {
      Event last = q.submit(h -> {});
      for (int round = 0; round < 100; round++) {
        DeviceQueue on = round % 2 == 0 ? other : q;
        int number = round;
        Event before = last;
        last =
            on.submit(
                h -> {
                  h.dependsOn(before);
                  h.hostTask(() -> order.add(number));
                });
      }
      Event end = last;
      q.submit(h -> h.dependsOn(end)).await();
      assertThat(order).containsExactlyElementsOf(IntStream.range(0, 100).boxed().toList());
    }
  }

  @ParameterizedTest
  @MethodSource("queues")
  void aBarrierIsBetweenAllBeforeAndAllAfterIt(Kind kind) {
    AtomicInteger before = new AtomicInteger();
    AtomicInteger wrong = new AtomicInteger();
    try (DeviceQueue q = kind.open()) {
      List<int[]> arrays = new ArrayList<>();
      for (int round = 1; round <= 20; round++) {
        for (int n = 0; n < 5; n++) {
          int[] a = new int[SIZE];
          arrays.add(a);
          Kernels.increment(q, a);
          q.hostTask(before::incrementAndGet);
        }
        Event barrier = q.barrier();
        int expected = 5 * round;
        q.hostTask(() -> wrong.addAndGet(before.get() < expected ? 1 : 0));
        if (round % 7 == 0) {
          barrier.await();
          assertThat(before.get()).isGreaterThanOrEqualTo(expected);
        }
      }
      q.await();
      assertThat(wrong).hasValue(0);
      assertThat(arrays).allSatisfy(a -> assertThat(a).containsOnly(1));
      q.hostTask(
          () -> {
            throw new IllegalStateException("before the barrier");
          });
      q.barrier().await();
      assertThatThrownBy(q::await).hasMessage("before the barrier");
    }
  }

  @ParameterizedTest
  @MethodSource("queues")
  void aStageIsCompletedByAThreadOfTheRuntime(Kind kind) throws Exception {
    int[] a = new int[SIZE];
    CountDownLatch go = new CountDownLatch(1);
    CountDownLatch begun = new CountDownLatch(1);
    try (DeviceQueue q = kind.open();
        DeviceQueue other = DeviceQueue.open(ComputeDevice.select("native-cpu"))) {
      CompletableFuture<String> thread = new CompletableFuture<>();
      CompletableFuture<Event> held =
          CompletableFuture.supplyAsync(
              () ->
                  other.hostTask(
                      () -> {
                        begun.countDown();
                        await(go);
                      }));
      await(begun);
      Event event = held.get();
      event
          .completion()
          .thenAccept(
              done -> {
                assertThat(done).isSameAs(event);
                thread.complete(Thread.currentThread().getName());
                await(go);
                sleep();
              });
      go.countDown();
      assertThat(thread.get(30, TimeUnit.SECONDS)).isEqualTo("sycamore callbacks");
      // While the callback blocks, commands run.
      Event works = Kernels.increment(q, a);
      assertThat(works.await(Duration.ofSeconds(30))).isTrue();
      assertThat(works.completion().toCompletableFuture().get(30, TimeUnit.SECONDS))
          .isSameAs(works);
      Event fails =
          q.hostTask(
              () -> {
                throw new ArithmeticException("meant to fail");
              });
      assertThatThrownBy(fails.completion().toCompletableFuture()::get)
          .hasCauseInstanceOf(ArithmeticException.class);
      // Nobody was told by that.
      assertThatThrownBy(q::await).isInstanceOf(ArithmeticException.class);
    }
  }

  private static void sleep() {
    try {
      TimeUnit.MILLISECONDS.sleep(50);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("queues")
  void profilingTellsWhenCommandsRan(Kind kind) {
    int[] a = new int[SIZE];
    try (DeviceQueue q = kind.open();
        IntDeviceBuffer buffer = DeviceBuffer.ints(SIZE)) {
      long before = System.nanoTime();
      Event kernel = Kernels.increment(q, a);
      Event second = Kernels.increment(q, a);
      Event fill = q.submit(h -> h.fill(buffer.access(h, READ_WRITE), 3));
      Event task = q.hostTask(CommandsTest::sleep);
      q.await();
      long after = System.nanoTime();
      if (!kind.options.contains(PROFILING)) {
        assertThatThrownBy(kernel::profiling)
            .isInstanceOf(IllegalStateException.class)
            .hasMessageContaining("PROFILING");
        return;
      }
      for (Event event : List.of(kernel, second, fill, task)) {
        Profiling times = event.profiling();
        assertThat(times.submitted()).isBetween(before, times.started());
        assertThat(times.ended()).isGreaterThanOrEqualTo(times.started());
      }
      // Drivers round.
      assertThat(second.profiling().started() - kernel.profiling().ended()).isGreaterThan(-1000);
      assertThat(task.profiling().ended()).isBetween(before, after);
      assertThat(task.profiling().ended() - task.profiling().started())
          .isGreaterThanOrEqualTo(TimeUnit.MILLISECONDS.toNanos(45));
      Event fails =
          q.hostTask(
              () -> {
                throw new ArithmeticException("meant to fail");
              });
      assertThatThrownBy(fails::await).isInstanceOf(ArithmeticException.class);
      assertThatThrownBy(fails::profiling).hasMessageContaining("FAILED");
    }
  }

  @ParameterizedTest
  @MethodSource("queues")
  void aHostTaskMaySubmitAndAwait(Kind kind) {
    int[] a = new int[SIZE];
    int[] b = new int[SIZE];
    try (DeviceQueue q = kind.open();
        DeviceQueue other = DeviceQueue.open(ComputeDevice.select("native-cpu"));
        IntDeviceBuffer buffer = DeviceBuffer.ints(SIZE)) {
      q.hostTask(
              () -> {
                Kernels.increment(q, a).await();
                Kernels.increment(other, b).await();
                q.submit(h -> h.copy(new int[SIZE], buffer.access(h, READ_WRITE))).await();
                q.await();
                assertThatThrownBy(q::close).isInstanceOf(IllegalStateException.class);
              })
          .await();
      q.await();
      assertThat(a).containsOnly(1);
      assertThat(b).containsOnly(1);
    }
  }

  @ParameterizedTest
  @MethodSource("queues")
  @SuppressWarnings("try") // It is closed before its end, and refuses launches then.
  void aGraphIsLaunchedOftenAndUpdated(Kind kind) {
    int[] a = new int[SIZE];
    int[] b = new int[SIZE];
    int[] c = new int[SIZE];
    int[] data = new int[SIZE];
    try (DeviceQueue q = kind.open();
        DeviceQueue other = kind.open();
        IntDeviceBuffer buffer = DeviceBuffer.wrap(data);
        IntDeviceBuffer copy = DeviceBuffer.wrap(c);
        CommandGraph graph = CommandGraph.record(q, r -> Kernels.record(r, a, buffer, copy))) {
      assertThat(a).containsOnly(0);
      Event last = graph.launch(q);
      for (int n = 1; n < 100; n++) {
        last = graph.launch(q);
        if (n % 30 == 0) {
          last.await();
          assertThat(a).containsOnly(2 * (n + 1));
          a[0] += 0;
        }
      }
      last.await();
      assertThat(a).containsOnly(200);
      if (kind.options.contains(PROFILING)) {
        assertThat(last.profiling().ended()).isGreaterThanOrEqualTo(last.profiling().submitted());
      }
      graph.update(r -> Kernels.record(r, b, buffer, copy));
      graph.launch(q);
      graph.launch(q).await();
      assertThat(a).containsOnly(200);
      assertThat(b).containsOnly(4);
      assertThatThrownBy(() -> graph.launch(other)).isInstanceOf(IllegalArgumentException.class);
      graph.close();
      assertThatThrownBy(() -> graph.launch(q)).hasMessage("the graph is closed");
      assertThatThrownBy(() -> graph.update(r -> {})).hasMessage("the graph is closed");
    }
    assertThat(data).isEqualTo(multiples(102));
    assertThat(c).isEqualTo(multiples(102));
  }

  @ParameterizedTest
  @MethodSource("queues")
  void aGraphRefusesWhatTheRuntimeCannotRepeat(Kind kind) {
    AtomicReference<GraphRecorder> kept = new AtomicReference<>();
    try (DeviceQueue q = kind.open();
        IntDeviceBuffer buffer = DeviceBuffer.ints(SIZE)) {
      Event event = q.barrier();
      List<Consumer<Handler>> refused =
          List.of(
              h -> {},
              h -> h.hostTask(() -> {}),
              h -> h.copy(new int[SIZE], buffer.access(h, READ_WRITE)),
              h -> {
                h.dependsOn(event);
                h.fill(buffer.access(h, READ_WRITE), 1);
              });
      for (Consumer<Handler> handler : refused) {
        assertThatThrownBy(
                () ->
                    CommandGraph.record(
                        q,
                        r -> {
                          kept.set(r);
                          r.submit(handler);
                        }))
            .isInstanceOf(IllegalStateException.class)
            .hasMessageContaining("graph");
      }
      assertThatThrownBy(() -> kept.get().submit(h -> {})).hasMessageContaining("recorded only");
    }
  }

  @ParameterizedTest
  @MethodSource("outOfOrderOnDevices")
  void nothingIsStuckBehindAnUnrelatedCommand(Kind kind) {
    CountDownLatch go = new CountDownLatch(1);
    int[] data = new int[SIZE];
    try (DeviceQueue q = kind.open();
        IntDeviceBuffer buffer = DeviceBuffer.wrap(data)) {
      List<Event> held = new ArrayList<>();
      for (int n = 0; n < 8; n++) {
        held.add(q.hostTask(() -> await(go)));
      }
      Event reads =
          q.submit(
              h -> {
                buffer.access(h, READ);
                h.dependsOn(held.get(3));
                h.hostTask(() -> {});
              });
      Event waits = Kernels.fillBuffer(q, buffer);
      List<int[]> arrays = new ArrayList<>();
      for (int n = 0; n < 100; n++) {
        int[] a = new int[SIZE];
        arrays.add(a);
        Event one = Kernels.increment(q, a);
        if (n % 10 == 0) {
          one.await();
        }
      }
      Event last = Kernels.incrementAfter(q, arrays.get(0), Kernels.increment(q, arrays.get(1)));
      assertThat(last.await(Duration.ofSeconds(60))).isTrue();
      assertThat(waits.await(Duration.ofMillis(20))).isFalse();
      assertThat(reads.status()).isEqualTo(EventStatus.SUBMITTED);
      go.countDown();
      waits.await();
      q.await();
      assertThat(arrays.get(0)).containsOnly(2);
      assertThat(arrays.subList(2, 100)).allSatisfy(a -> assertThat(a).containsOnly(1));
    }
    assertThat(data).isEqualTo(multiples(1));
  }

  @ParameterizedTest
  @MethodSource("queues")
  void whatConflictsRunsInTheOrderOfTheSubmits(Kind kind) {
    int[][] data = new int[3][SIZE];
    int[] expected = new int[3];
    try (DeviceQueue q = kind.open();
        DeviceQueue other = kind.open()) {
      IntDeviceBuffer[] buffers =
          Stream.of(data).map(DeviceBuffer::wrap).toArray(IntDeviceBuffer[]::new);
      for (int n = 0; n < 3000; n++) {
        int to = n % 3;
        int from = (n / 3 + to + 1) % 3;
        DeviceQueue on = n % 5 == 0 ? other : q;
        if (n % 7 == 0 && from != to && n % 2 == 0) {
          on.submit(h -> h.copy(buffers[from].access(h, READ), buffers[to].access(h, READ_WRITE)));
          expected[to] = expected[from];
        } else {
          Kernels.fillBuffer(on, buffers[to]);
          expected[to]++;
        }
      }
      for (IntDeviceBuffer buffer : buffers) {
        buffer.close();
      }
    }
    for (int n = 0; n < 3; n++) {
      assertThat(data[n]).isEqualTo(multiples(expected[n]));
    }
  }
}
