package dev.sycamore.compiled;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceQueue;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Queues, arrays and buffers under several threads. */
@Timeout(60)
@Requires(Tool.OPENCL)
@Tag("module")
class SeveralThreadsTest {
  private static final int ROUNDS = 200;

  private static void inThreads(List<Callable<Void>> jobs) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(jobs.size());
    try {
      for (Future<Void> job : pool.invokeAll(jobs)) {
        job.get();
      }
    } finally {
      pool.shutdown();
      assertThat(pool.awaitTermination(10, TimeUnit.SECONDS)).isTrue();
    }
  }

  @Test
  void oneQueueForAllThreads() throws Exception {
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("opencl:0"))) {
      List<Callable<Void>> jobs = new ArrayList<>();
      for (int t = 0; t < 4; t++) {
        int size = 10 + t;
        jobs.add(
            () -> {
              int[] own = new int[size];
              for (int i = 1; i <= ROUNDS; i++) {
                Kernels.increment(q, own);
                q.await();
                assertThat(own).containsOnly(i);
              }
              return null;
            });
      }
      inThreads(jobs);
    }
  }

  @Test
  void oneBufferForTwoDevicesAndThreads() throws Exception {
    try (IntDeviceBuffer buffer = DeviceBuffer.ints(100);
        DeviceQueue one = DeviceQueue.open(ComputeDevice.select("opencl:0"));
        DeviceQueue two = DeviceQueue.open(ComputeDevice.select("opencl:0"));
        DeviceQueue host = DeviceQueue.open(ComputeDevice.select("host"))) {
      List<Callable<Void>> jobs = new ArrayList<>();
      for (DeviceQueue q : List.of(one, two, host)) {
        jobs.add(
            () -> {
              for (int i = 0; i < ROUNDS; i++) {
                Kernels.fillBuffer(q, buffer);
                if (i % 7 == 0) {
                  q.await();
                }
              }
              return null;
            });
      }
      inThreads(jobs);
      assertThat(buffer.hostAccess(dev.sycamore.AccessMode.READ).get(99))
          .isEqualTo(99 * 3 * ROUNDS);
    }
  }

  @Test
  void oneArrayForTwoQueues() throws Exception {
    int[] a = new int[100];
    try (DeviceQueue one = DeviceQueue.open(ComputeDevice.select("opencl:0"));
        DeviceQueue two = DeviceQueue.open(ComputeDevice.select("opencl:0"))) {
      List<Callable<Void>> jobs = new ArrayList<>();
      for (DeviceQueue q : List.of(one, two)) {
        jobs.add(
            () -> {
              for (int i = 0; i < ROUNDS; i++) {
                Kernels.increment(q, a);
              }
              q.await();
              return null;
            });
      }
      inThreads(jobs);
      one.await();
      two.await();
    }
    assertThat(a).containsOnly(2 * ROUNDS);
  }
}
