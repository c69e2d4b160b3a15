package dev.sycamore.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class InOrderExecutorTest {
  private final InOrderExecutor executor = new InOrderExecutor();

  @Test
  void tasksRunInOrderWhoeverRunsThem() {
    for (int round = 0; round < 200; round++) {
      List<Integer> ran = Collections.synchronizedList(new ArrayList<>());
      for (int i = 0; i < 100; i++) {
        int task = i;
        executor.submit(() -> ran.add(task));
      }
      executor.drain(() -> ran.add(-1));
      assertThat(ran.subList(0, 100))
          .containsExactlyElementsOf(IntStream.range(0, 100).boxed().toList());
      assertThat(ran.get(100)).isEqualTo(-1);
    }
    executor.stop();
  }

  @Test
  void tasksRunWithoutAnybodyWaiting() throws InterruptedException {
    CountDownLatch ran = new CountDownLatch(3);
    for (int i = 0; i < 3; i++) {
      executor.submit(ran::countDown);
      TimeUnit.MILLISECONDS.sleep(5);
    }
    assertThat(ran.await(10, TimeUnit.SECONDS)).isTrue();
    executor.stop();
  }

  @Test
  void drainWaitsForARunningTask() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    boolean[] done = new boolean[1];
    executor.submit(
        () -> {
          begun.countDown();
          try {
            go.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          done[0] = true;
        });
    assertThat(begun.await(10, TimeUnit.SECONDS)).isTrue();
    new Thread(go::countDown).start();
    executor.drain(() -> {});
    assertThat(done[0]).isTrue();
    executor.stop();
  }
}
