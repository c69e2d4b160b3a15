package dev.sycamore.compiled;

import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.Range.range;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.sycamore.ApiDevices;
import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceException;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import dev.sycamore.EventStatus;
import dev.sycamore.IntAccessor;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.RuntimeStatistics;
import dev.sycamore.testing.FaultyDevice;
import dev.sycamore.testsupport.tools.Tool;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Several queues, threads and devices: order, waiting, failures, and what is forgotten. */
@Tag("one-jdk")
@Tag("module")
class QueuesTest {
  private static final Duration LIMIT = Duration.ofSeconds(60);

  private final DeviceQueue host = DeviceQueue.open(ComputeDevice.select("host"));
  private final DeviceQueue device = DeviceQueue.open(ComputeDevice.select("native-cpu"));
  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch go = new CountDownLatch(1);

  @BeforeAll
  static void needsCompiler() {
    Tool.CC.assumePresent();
  }

  @AfterEach
  void close() {
    go.countDown();
    host.close();
    device.close();
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Begins a kernel on the host, which adds 1 to the array once the test lets it go on. */
  private CompletableFuture<Event> beginHeldKernel(int[] a) {
    CompletableFuture<Event> submitted =
        CompletableFuture.supplyAsync(
            () ->
                host.singleTask(
                    () -> {
                      begun.countDown();
                      await(go);
                      for (int i = 0; i < a.length; i++) {
                        a[i]++;
                      }
                    }));
    await(begun);
    return submitted;
  }

  @Test
  void aSubmitThatDependsOnAnotherQueueDoesNotWaitNorHoldUpOthers() {
    int[] a = new int[8];
    int[] other = new int[8];
    assertTimeoutPreemptively(
        LIMIT,
        () -> {
          CompletableFuture<Event> held = beginHeldKernel(a);
          Event depends = Kernels.increment(device, a);
          try (DeviceQueue third = DeviceQueue.open(device.device())) {
            Kernels.increment(third, other).await();
          }
          assertThat(other).containsOnly(1);
          assertThat(depends.await(Duration.ofMillis(20))).isFalse();
          assertThat(depends.status()).isNotEqualTo(EventStatus.COMPLETE);
          go.countDown();
          held.get();
          depends.await();
          assertThat(a).containsOnly(2);
        });
  }

  @Test
  void awaitEndsThoughAnotherThreadSubmits() {
    AtomicBoolean stop = new AtomicBoolean();
    int[] mine = new int[8];
    assertTimeoutPreemptively(
        LIMIT,
        () -> {
          CompletableFuture<Void> producer =
              CompletableFuture.runAsync(
                  () -> {
                    int[] theirs = new int[8];
                    while (!stop.get()) {
                      Kernels.increment(device, theirs);
                      begun.countDown();
                    }
                  });
          await(begun);
          try (IntDeviceBuffer buffer = DeviceBuffer.ints(8)) {
            Kernels.fillBuffer(device, buffer);
            Event event = Kernels.increment(device, mine);
            event.await();
            assertThat(mine).containsOnly(1);
            device.await();
          }
          assertThat(producer).isNotDone();
          stop.set(true);
          producer.get();
        });
  }

  @Test
  void aBufferThatIsClosedWhileOthersLaunchIsNeverUsedAfterwards() {
    FaultyDevice watched = new FaultyDevice(ApiDevices.device(device.device()), call -> false);
    assertTimeoutPreemptively(
        LIMIT,
        () -> {
          try (DeviceQueue q = DeviceQueue.open(ApiDevices.of(watched))) {
            for (int round = 0; round < 200; round++) {
              int[] data = new int[16];
              IntDeviceBuffer buffer = DeviceBuffer.wrap(data);
              IntDeviceBuffer part = buffer.subBuffer(range(0), range(16));
              CompletableFuture<Integer> launches =
                  CompletableFuture.supplyAsync(
                      () -> {
                        int done = 0;
                        while (true) {
                          try {
                            Kernels.fillBuffer(q, part);
                            done++;
                          } catch (IllegalStateException closed) {
                            return done;
                          }
                        }
                      });
              buffer.close();
              assertThat(data[5]).isEqualTo(5 * launches.get());
              assertThat(data[15]).isEqualTo(15 * launches.get());
            }
          }
          assertThat(watched.live()).isZero();
        });
  }

  @Test
  void theHostSeesWhatQueuesBeforeItWroteAndNothingTorn() {
    assertTimeoutPreemptively(
        LIMIT,
        () -> {
          try (DeviceQueue second = DeviceQueue.open(device.device())) {
            for (int round = 0; round < 500; round++) {
              int[] data = new int[512];
              try (IntDeviceBuffer buffer = DeviceBuffer.wrap(data)) {
                Kernels.fillBuffer(device, buffer);
                int[] out = new int[512];
                CompletableFuture<Event> reads =
                    CompletableFuture.supplyAsync(
                        () -> second.submit(h -> h.copy(buffer.access(h, READ), out)));
                try (IntAccessor a = buffer.hostAccess(READ)) {
                  for (int i = 0; i < 512; i++) {
                    assertThat(a.get(i)).isEqualTo(i);
                  }
                }
                reads.get().await();
                assertThat(out[511]).isEqualTo(511);
              }
              assertThat(data[511]).isEqualTo(511);
            }
          }
        });
  }

  @Test
  void queuesOnTheHostTakeTurnsOnAnArray() {
    int[] a = new int[1];
    assertTimeoutPreemptively(
        LIMIT,
        () -> {
          CompletableFuture<?>[] all = new CompletableFuture<?>[4];
          for (int t = 0; t < all.length; t++) {
            all[t] =
                CompletableFuture.runAsync(
                    () -> {
                      try (DeviceQueue own = DeviceQueue.open(host.device())) {
                        for (int i = 0; i < 1000; i++) {
                          own.singleTask(() -> a[0]++);
                        }
                      }
                    });
          }
          CompletableFuture.allOf(all).get();
        });
    assertThat(a[0]).isEqualTo(4000);
  }

  @Test
  void kernelsOnTheHostMayLaunchOnTheirOwnAndOtherQueues() {
    int[] a = new int[4];
    int[] b = new int[4];
    assertTimeoutPreemptively(
        LIMIT,
        () ->
            host.parallelFor(
                    range(8),
                    i -> {
                      host.singleTask(
                              () -> {
                                synchronized (a) {
                                  a[0]++;
                                }
                              })
                          .await();
                      host.await();
                      if (i == 7) {
                        Kernels.increment(device, b).await();
                        assertThatThrownBy(host::close).isInstanceOf(IllegalStateException.class);
                      }
                    })
                .await());
    assertThat(a[0]).isEqualTo(8);
    assertThat(b).containsOnly(1);
  }

  @Test
  void eachEventHasItsOwnFailure() {
    int[] a = new int[4];
    int[] b = new int[4];
    Event fails = host.parallelFor(range(5), i -> a[i] = i);
    Event works = host.parallelFor(range(4), i -> b[i] = i);
    Event depends = Kernels.increment(device, a);
    works.await();
    assertThatThrownBy(depends::await)
        .isInstanceOf(DeviceException.class)
        .hasCauseInstanceOf(ArrayIndexOutOfBoundsException.class);
    AtomicReference<Throwable> first = new AtomicReference<>();
    assertThatThrownBy(fails::await)
        .isInstanceOf(ArrayIndexOutOfBoundsException.class)
        .hasMessage("Index 4 out of bounds for length 4")
        .satisfies(first::set);
    assertThatThrownBy(fails::await)
        .isInstanceOf(ArrayIndexOutOfBoundsException.class)
        .isNotSameAs(first.get())
        .hasCause(first.get().getCause());
    assertThat(fails.status()).isEqualTo(EventStatus.FAILED);
    host.await();
    device.await();
    Kernels.increment(device, a).await();
    assertThat(a).containsExactly(1, 2, 3, 4);
  }

  @Test
  void awaitThrowsAllFailuresOfTheQueueOnce() {
    host.singleTask(
        () -> {
          throw new IllegalStateException("first");
        });
    host.singleTask(
        () -> {
          throw new ArithmeticException("second");
        });
    assertThatThrownBy(host::await)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("first")
        .satisfies(
            e ->
                assertThat(e.getSuppressed())
                    .singleElement()
                    .isInstanceOf(ArithmeticException.class));
    host.await();
  }

  @Test
  void aHandlerIsToldOfWhatNobodyWaitedFor() {
    AtomicReference<Throwable> told = new AtomicReference<>();
    host.onError(told::set);
    host.singleTask(
        () -> {
          throw new ArithmeticException("unseen");
        });
    host.close();
    assertThat(told.get()).isInstanceOf(ArithmeticException.class).hasMessage("unseen");
  }

  private static void forget(AtomicReference<Throwable> told) {
    DeviceQueue q = DeviceQueue.open(ComputeDevice.select("native-cpu"));
    IntDeviceBuffer buffer = DeviceBuffer.ints(1000);
    Kernels.fillBuffer(q, buffer);
    q.await();
    DeviceQueue failing = DeviceQueue.open(ComputeDevice.select("host"));
    failing.onError(told::set);
    failing.submit(
        h -> {
          IntAccessor a = buffer.access(h, READ_WRITE);
          h.singleTask(() -> a.set(-1, 0));
        });
  }

  private static List<Long> blocksAndQueues() {
    List<RuntimeStatistics.DeviceStatistics> devices = RuntimeStatistics.snapshot().devices();
    return List.of(
        devices.stream().mapToLong(RuntimeStatistics.DeviceStatistics::liveBlocks).sum(),
        devices.stream().mapToLong(RuntimeStatistics.DeviceStatistics::queues).sum());
  }

  @Test
  void whatIsForgottenIsFreedAndItsFailuresAreReported() {
    device.close();
    host.close();
    assertTimeoutPreemptively(
        Duration.ofMinutes(2),
        () -> {
          List<Long> before = blocksAndQueues();
          AtomicReference<Throwable> told = new AtomicReference<>();
          forget(told);
          while (told.get() == null || !atMost(blocksAndQueues(), before)) {
            System.gc();
            TimeUnit.MILLISECONDS.sleep(20);
          }
          assertThat(told.get()).isInstanceOf(IndexOutOfBoundsException.class);
        });
  }

  /** What other tests have forgotten may be freed meanwhile. */
  private static boolean atMost(List<Long> now, List<Long> before) {
    return now.get(0) <= before.get(0) && now.get(1) <= before.get(1);
  }
}
