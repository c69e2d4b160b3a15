package dev.sycamore.spark;

import static dev.sycamore.Range.range;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceInterruptedException;
import dev.sycamore.DeviceQueue;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The queue that the tasks of an executor share. */
@Timeout(60)
@Tag("module")
class ExecutorQueueTest {
  private final ExecutorQueue shared = ExecutorQueues.of(ComputeDevice.select("native-cpu"));

  @AfterEach
  void close() {
    ExecutorQueues.closeAll();
  }

  private DeviceQueue queueOfABatch() throws Exception {
    AtomicReference<DeviceQueue> used = new AtomicReference<>();
    shared.run(used::set);
    return used.get();
  }

  private static void assertClosed(DeviceQueue queue) {
    assertThatThrownBy(() -> queue.hostTask(() -> {})).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void batchesHaveTheSameQueueUntilTheExecutorEnds() throws Exception {
    assertThat(ExecutorQueues.of(ComputeDevice.select("native-cpu"))).isSameAs(shared);
    DeviceQueue queue = queueOfABatch();
    assertThat(queueOfABatch()).isSameAs(queue);

    ExecutorQueues.closeAll();

    assertClosed(queue);
    assertThat(queueOfABatch()).isNotSameAs(queue);
  }

  @Test
  void aBatchIsWaitedFor() throws Exception {
    int[] data = new int[1000];

    shared.run(queue -> queue.parallelFor(range(1000), i -> data[i] = i));

    assertThat(data[999]).isEqualTo(999);
  }

  @Test
  void afterAFailureNothingIsLeftForTheNextBatch() throws Exception {
    DeviceQueue queue = queueOfABatch();
    AtomicBoolean ended = new AtomicBoolean();

    assertThatThrownBy(
            () ->
                shared.run(
                    failing -> {
                      failing.hostTask(
                          () -> {
                            throw new IllegalStateException("first");
                          });
                      failing.hostTask(
                          () -> {
                            sleep(200);
                            ended.set(true);
                          });
                      throw new java.io.IOException("second");
                    }))
        .isInstanceOf(java.io.IOException.class)
        .satisfies(e -> assertThat(e.getSuppressed()[0]).hasMessageContaining("first"));

    assertThat(ended).isTrue();
    assertClosed(queue);
    assertThat(queueOfABatch()).isNotSameAs(queue);
  }

  @Test
  void aTaskThatIsKilledLeavesNothingUnderWay() throws Exception {
    AtomicBoolean ended = new AtomicBoolean();
    CountDownLatch submitted = new CountDownLatch(1);
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Thread task =
        new Thread(
            () -> {
              try {
                shared.run(
                    queue ->
                        queue.hostTask(
                            () -> {
                              submitted.countDown();
                              sleep(500);
                              ended.set(true);
                            }));
              } catch (Throwable e) {
                failure.set(e);
              }
            });
    task.start();
    submitted.await();

    task.interrupt();
    task.join();

    assertThat(failure.get()).isInstanceOf(DeviceInterruptedException.class);
    assertThat(ended).isTrue();
  }

  @Test
  void oneBatchUsesTheQueueAtATime() throws Exception {
    AtomicInteger now = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    Callable<Void> batch =
        () -> {
          shared.run(
              queue -> {
                most.accumulateAndGet(now.incrementAndGet(), Math::max);
                sleep(5);
                now.decrementAndGet();
              });
          return null;
        };
    ExecutorService tasks = Executors.newFixedThreadPool(4);
    try {
      List<Future<Void>> running = new ArrayList<>();
      for (int i = 0; i < 16; i++) {
        running.add(tasks.submit(batch));
      }
      for (Future<Void> each : running) {
        each.get(30, TimeUnit.SECONDS);
      }
    } finally {
      tasks.shutdownNow();
    }

    assertThat(most).hasValue(1);
  }

  private static void sleep(long millis) {
    try {
      TimeUnit.MILLISECONDS.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
