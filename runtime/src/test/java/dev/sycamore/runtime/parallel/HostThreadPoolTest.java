package dev.sycamore.runtime.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.DeviceException;
import dev.sycamore.runtime.range.IndexExtent;
import dev.sycamore.runtime.threads.RuntimeThreads;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HostThreadPoolTest {
  private final HostThreadPool pool = new HostThreadPool(4, RuntimeThreads::start);

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

  /** What a container's quota, or the option of the JVM, leaves of the machine's processors. */
  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void itsSizeIsThatOfTheProcessorsThatTheJvmSees(int processors) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:ActiveProcessorCount=" + processors,
                "-cp",
                System.getProperty("java.class.path"),
                SharedThreads.class.getName())
            .redirectErrorStream(true)
            .start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(printed.strip()).isEqualTo(String.valueOf(processors));
  }

  /** Prints how many threads work on one launch, on {@code host} and on {@code native-cpu}. */
  static final class SharedThreads {
    private SharedThreads() {}

    public static void main(String[] arguments) {
      System.out.println(HostThreadPool.shared().threads());
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

  /** As Lombok's SneakyThrows, Kotlin and Groovy do. */
  @SuppressWarnings({"unchecked", "DoNotCallSuggester"})
  static <E extends Throwable> void sneak(Throwable e) throws E {
    throw (E) e;
  }

  @Test
  void aCheckedExceptionIsTheFailureOfTheJobAndCostsNoHelper() {
    for (int failing = 0; failing < 40; failing++) {
      int part0 = failing;
      IOException checked = new IOException("part " + part0);
      assertThatThrownBy(
              () ->
                  pool.run(
                      40,
                      (part, worker) -> {
                        if (part == part0) {
                          HostThreadPoolTest.<RuntimeException>sneak(checked);
                        }
                      }))
          .isInstanceOf(DeviceException.class)
          .hasCause(checked);
    }
    assertThat(threadsOfABarrier(pool)).isEqualTo(4);
  }

  /** How many threads meet in a job whose parts wait for each other. */
  private static int threadsOfABarrier(HostThreadPool pool) {
    CyclicBarrier barrier = new CyclicBarrier(pool.threads());
    Set<Thread> seen = ConcurrentHashMap.newKeySet();
    pool.run(
        pool.threads(),
        (part, worker) -> {
          try {
            barrier.await(30, TimeUnit.SECONDS);
            seen.add(Thread.currentThread());
          } catch (InterruptedException | BrokenBarrierException | TimeoutException e) {
            throw new IllegalStateException(e);
          }
        });
    return seen.size();
  }

  /** Parts that wait for each other, of which the first worker calls the others. */
  private final class CallingHelpers extends SharedJob {
    private final AtomicInteger left = new AtomicInteger(pool.threads());
    private final CyclicBarrier barrier = new CyclicBarrier(pool.threads());
    private final Set<Integer> workers = ConcurrentHashMap.newKeySet();

    @Override
    protected void doParts(int worker) {
      if (worker == 0) {
        assertThat(isShared()).isFalse();
        pool.share(this, 100, true);
        assertThat(isShared()).isTrue();
      }
      while (left.getAndDecrement() > 0) {
        workers.add(worker);
        try {
          barrier.await(30, TimeUnit.SECONDS);
        } catch (InterruptedException | BrokenBarrierException | TimeoutException e) {
          throw new IllegalStateException(e);
        }
      }
    }

    @Override
    protected boolean hasMore() {
      return left.get() > 0;
    }

    @Override
    protected void stop() {
      left.set(0);
    }
  }

  @Test
  void aJobThatBeginsAloneMayCallHelpers() {
    for (int round = 0; round < 100; round++) {
      CallingHelpers job = new CallingHelpers();
      pool.run(job, 0, true);
      assertThat(job.workers).hasSize(4);
    }
  }

  @Test
  void aSmallJobStartsNoHelper() {
    AtomicInteger started = new AtomicInteger();
    HostThreadPool counting =
        new HostThreadPool(
            4,
            (name, stack, body) -> {
              started.incrementAndGet();
              return RuntimeThreads.start(name, stack, body);
            });
    Set<Thread> seen = ConcurrentHashMap.newKeySet();
    SharedJob job =
        new SharedJob() {
          private final AtomicInteger left = new AtomicInteger(10);

          @Override
          protected void doParts(int worker) {
            while (left.getAndDecrement() > 0) {
              seen.add(Thread.currentThread());
            }
          }

          @Override
          protected boolean hasMore() {
            return left.get() > 0;
          }

          @Override
          protected void stop() {
            left.set(0);
          }
        };
    counting.run(job, 3, false);
    assertThat(started.get()).isZero();
    assertThat(seen).containsExactly(Thread.currentThread());
  }

  @Test
  void withoutThreadsTheAskingOneDoesAll() {
    HostThreadPool alone =
        new HostThreadPool(
            4,
            (name, stack, body) -> {
              throw new OutOfMemoryError("unable to create native thread");
            });
    Set<Thread> seen = ConcurrentHashMap.newKeySet();
    alone.run(100, (part, worker) -> seen.add(Thread.currentThread()));
    assertThat(seen).containsExactly(Thread.currentThread());
  }

  @Test
  void helpersKeepNothingOfTheThreadThatStartsThem() {
    InheritableThreadLocal<String> local = new InheritableThreadLocal<>();
    local.set("mine");
    Thread asking = Thread.currentThread();
    Set<Object> inherited = ConcurrentHashMap.newKeySet();
    pool.run(
        100,
        (part, worker) -> {
          Thread helper = Thread.currentThread();
          if (helper != asking && local.get() != null) {
            inherited.add(local.get());
          }
          if (helper != asking && helper.getContextClassLoader() != null) {
            inherited.add(helper.getContextClassLoader());
          }
        });
    assertThat(inherited).isEmpty();
  }

  @Test
  void boxesCoverARangeOnce() {
    int[][] sizes = {
      {1}, {7}, {63}, {100_003}, {3, 5}, {1, 100_000}, {1000, 2}, {2, 1, 3}, {5, 64, 7}, {1, 1, 999}
    };
    for (int[] size : sizes) {
      for (int threads : new int[] {1, 2, 16}) {
        IndexExtent extent = IndexExtent.of(size);
        int[] seen = new int[(int) extent.product()];
        for (Boxes.Box box : Boxes.cut(extent, threads)) {
          visit(extent, box, 0, 0, seen);
        }
        assertThat(Arrays.stream(seen).allMatch(n -> n == 1)).as("%s", extent).isTrue();
      }
    }
  }

  private static void visit(IndexExtent extent, Boxes.Box box, int d, int linear, int[] seen) {
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
    assertThat(Boxes.cut(IndexExtent.of(Integer.MAX_VALUE), 2)).hasSize(16);
    assertThat(Boxes.cut(IndexExtent.of(Integer.MAX_VALUE, 2), 64).size()).isBetween(64, 1024);
  }
}
