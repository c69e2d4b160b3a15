package dev.sycamore.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;

class WorkerPoolTest {
  private final WorkerPool pool = new WorkerPool(4);

  @Test
  void everyPartRunsOnceAndNoWorkerIsTwoAtOnce() {
    for (int parts : new int[] {0, 1, 2, 3, 100, 1000}) {
      for (int round = 0; round < 50; round++) {
        AtomicIntegerArray runs = new AtomicIntegerArray(parts);
        AtomicIntegerArray busy = new AtomicIntegerArray(pool.threads());
        pool.run(
            parts,
            (part, worker) -> {
              assertThat(busy.incrementAndGet(worker)).isEqualTo(1);
              runs.incrementAndGet(part);
              busy.decrementAndGet(worker);
            });
        for (int part = 0; part < parts; part++) {
          assertThat(runs.get(part)).isEqualTo(1);
        }
      }
    }
  }

  @Test
  void severalJobsAtOnce() throws InterruptedException {
    int[] sums = new int[8];
    Thread[] threads = new Thread[sums.length];
    for (int t = 0; t < threads.length; t++) {
      int mine = t;
      threads[t] =
          new Thread(
              () -> {
                for (int round = 0; round < 200; round++) {
                  AtomicIntegerArray runs = new AtomicIntegerArray(20);
                  pool.run(20, (part, worker) -> runs.incrementAndGet(part));
                  for (int i = 0; i < 20; i++) {
                    sums[mine] += runs.get(i);
                  }
                }
              });
      threads[t].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(sums).containsOnly(4000);
  }

  @Test
  void aFailureIsThrownAfterAllHelpersStopped() {
    AtomicIntegerArray running = new AtomicIntegerArray(1);
    for (int round = 0; round < 100; round++) {
      assertThatThrownBy(
              () ->
                  pool.run(
                      1000,
                      (part, worker) -> {
                        running.incrementAndGet(0);
                        try {
                          if (part == 10) {
                            throw new ArithmeticException("part 10");
                          }
                        } finally {
                          running.decrementAndGet(0);
                        }
                      }))
          .isInstanceOf(ArithmeticException.class);
      assertThat(running.get(0)).isZero();
    }
  }

  @Test
  void boxesCoverARangeOnce() {
    int[][] sizes = {
      {1}, {7}, {63}, {100_003}, {3, 5}, {1, 100_000}, {1000, 2}, {2, 1, 3}, {5, 64, 7}, {1, 1, 999}
    };
    for (int[] size : sizes) {
      for (int threads : new int[] {1, 2, 16}) {
        Extent extent = Extent.of(size);
        int[] seen = new int[(int) extent.product()];
        for (Boxes.Box box : Boxes.cut(extent, threads)) {
          visit(extent, box, 0, 0, seen);
        }
        assertThat(Arrays.stream(seen).allMatch(n -> n == 1)).as("%s", extent).isTrue();
      }
    }
  }

  private static void visit(Extent extent, Boxes.Box box, int d, int linear, int[] seen) {
    if (d == extent.dimensions()) {
      seen[linear]++;
      return;
    }
    for (int i = box.begin().get(d); i < box.end().get(d); i++) {
      visit(extent, box, d + 1, linear * extent.get(d) + i, seen);
    }
  }

  @Test
  void aHugeRangeIsCutWithoutOverflow() {
    assertThat(Boxes.cut(Extent.of(Integer.MAX_VALUE), 2)).hasSize(16);
    assertThat(Boxes.cut(Extent.of(Integer.MAX_VALUE, 2), 64).size()).isBetween(64, 1024);
  }
}
