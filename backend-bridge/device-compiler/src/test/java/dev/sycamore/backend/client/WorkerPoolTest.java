package dev.sycamore.backend.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.TestModules;
import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.target.ImageTarget;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Several workers of one build. */
@Tag("module")
class WorkerPoolTest {

  private static final DeviceBuildOptions OPTIONS = DeviceBuildOptions.fromSystemProperties();
  private static final BuildJob JOB = TestModules.job("vector_add", ImageTarget.SPIR64);

  private final AtomicInteger launches = new AtomicInteger();

  /** Launches that wait for each other, so that jobs run at the same time. */
  private WorkerPool pool(int limit, CountDownLatch together) {
    JvmLauncher launcher = new JvmLauncher(OPTIONS);
    return new WorkerPool(
        OPTIONS,
        deep -> {
          launches.incrementAndGet();
          together.countDown();
          await(together);
          return launcher.launch(deep);
        },
        limit);
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static List<JobResult<DeviceImage>> run(WorkerPool pool, int threads, int jobs)
      throws Exception {
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      List<Future<JobResult<DeviceImage>>> futures = new ArrayList<>();
      for (int i = 0; i < jobs; i++) {
        futures.add(executor.submit(() -> pool.run(JOB)));
      }
      List<JobResult<DeviceImage>> results = new ArrayList<>();
      for (Future<JobResult<DeviceImage>> future : futures) {
        results.add(future.get());
      }
      return results;
    } finally {
      executor.shutdown();
    }
  }

  private static byte[] bytes(JobResult<DeviceImage> result) {
    assertThat(result).isInstanceOf(JobResult.Done.class);
    return ((JobResult.Done<DeviceImage>) result).value().bytes();
  }

  @Test
  void jobsAtTheSameTimeHaveAWorkerEachAndTheSameBytes() throws Exception {
    try (WorkerPool pool = pool(2, new CountDownLatch(2))) {
      List<JobResult<DeviceImage>> results = run(pool, 4, 8);
      assertThat(results).allMatch(r -> java.util.Arrays.equals(bytes(r), bytes(results.get(0))));
      assertThat(pool.statistics().workers()).isEqualTo(2);
      assertThat(pool.statistics().run()).isEqualTo(8);
    }
    assertThat(ProcessHandle.current().children())
        .noneMatch(child -> child.info().commandLine().orElse("").contains("WorkerMain"));
  }

  @Test
  void oneAfterTheOtherHaveOneWorker() throws Exception {
    try (WorkerPool pool = pool(4, new CountDownLatch(1))) {
      pool.prepare();
      run(pool, 1, 3).forEach(WorkerPoolTest::bytes);
      assertThat(launches).hasValue(1);
    }
  }

  @Test
  void afterItsEndNoWorkerStarts() {
    WorkerPool pool = pool(4, new CountDownLatch(1));
    pool.close();
    pool.prepare();
    assertThat(launches).hasValue(0);
    assertThat(pool.statistics().workers()).isZero();
  }

  @Test
  void aLimitOfOneIsOneWorkerForAllThreads() throws Exception {
    try (WorkerPool pool = pool(1, new CountDownLatch(1))) {
      run(pool, 3, 6).forEach(WorkerPoolTest::bytes);
      assertThat(launches).hasValue(1);
    }
  }

  /** The machine may have memory for one only. */
  @Test
  void aWorkerThatCannotStartLeavesItsJobsToTheOthers() throws Exception {
    JvmLauncher launcher = new JvmLauncher(OPTIONS);
    WorkerLauncher first =
        deep -> {
          if (launches.incrementAndGet() > 1) {
            throw new WorkerException("no memory");
          }
          return launcher.launch(deep);
        };
    try (WorkerPool pool = new WorkerPool(OPTIONS, first, 3)) {
      run(pool, 3, 9).forEach(WorkerPoolTest::bytes);
      assertThat(pool.limit()).isEqualTo(1);
    }
  }

  @Test
  void withoutAnyTheJobSaysWhy() throws Exception {
    WorkerLauncher none =
        deep -> {
          throw new WorkerException("no memory");
        };
    try (WorkerPool pool = new WorkerPool(OPTIONS, none, 2)) {
      assertThat(run(pool, 2, 4))
          .allMatch(
              result ->
                  result instanceof JobResult.Failed<DeviceImage> failed
                      && failed.failure().stage() == BuildStage.START);
    }
  }
}
