package dev.sycamore.compiled;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.AccessMode;
import dev.sycamore.ApiDevices;
import dev.sycamore.CommandGraph;
import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceException;
import dev.sycamore.DeviceQueue;
import dev.sycamore.IntAccessor;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.QueueOption;
import dev.sycamore.runtime.cuda.CudaFailure;
import dev.sycamore.runtime.cuda.FakeCuda;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.util.Collections;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Recorded commands on CUDA, which has graphs of its own. */
@Requires(Tool.CC)
@Timeout(120)
@Tag("module")
class CudaGraphTest {
  private static final int SIZE = 8;

  private final FakeCuda cuda = FakeCuda.of(new Kernels__Sycamore());
  private final int[] data = new int[SIZE];
  private final int[] others = new int[SIZE];

  private int calls(String function) {
    return Collections.frequency(cuda.calls(), function);
  }

  private static int[] multiples(int factor) {
    return IntStream.range(0, SIZE).map(i -> factor * i).toArray();
  }

  @Test
  void launchesAreCapturedOnceAndStartedByOneCall() {
    try (DeviceQueue q = DeviceQueue.open(ApiDevices.of(cuda.device()));
        IntDeviceBuffer buffer = DeviceBuffer.wrap(data);
        CommandGraph graph = CommandGraph.record(q, r -> Kernels.recordFills(r, 3, buffer))) {
      for (int n = 0; n < 5; n++) {
        graph.launch(q);
      }
      q.await();
    }
    assertThat(data).isEqualTo(multiples(15));
    assertThat(calls("cuGraphInstantiate")).isEqualTo(1);
    assertThat(calls("cuGraphLaunch")).isEqualTo(5);
    assertThat(calls("cuLaunchKernel")).isEqualTo(3);
    assertThat(cuda.leaks()).isZero();
  }

  @Test
  void aRunLikeTheLastSeesWhatWasWrittenBetweenThem() {
    try (DeviceQueue q = DeviceQueue.open(ApiDevices.of(cuda.device()));
        DeviceQueue second = DeviceQueue.open(ApiDevices.of(cuda.device()));
        IntDeviceBuffer buffer = DeviceBuffer.wrap(data);
        IntDeviceBuffer other = DeviceBuffer.wrap(others);
        CommandGraph graph =
            CommandGraph.record(
                q,
                r -> {
                  Kernels.recordFills(r, 2, buffer);
                  Kernels.recordFills(r, 1, other);
                  Kernels.recordFills(r, 1, buffer);
                })) {
      graph.launch(q);
      graph.launch(q).await();
      try (IntAccessor host = buffer.hostAccess(AccessMode.READ_WRITE)) {
        for (int i = 0; i < SIZE; i++) {
          assertThat(host.get(i)).isEqualTo(6 * i);
          host.set(i, i);
        }
      }
      graph.launch(q);
      Kernels.fillBuffer(second, other);
      graph.launch(q);
      q.await();
    }
    assertThat(data).isEqualTo(multiples(7));
    assertThat(others).isEqualTo(multiples(5));
    assertThat(calls("cuGraphInstantiate")).isEqualTo(1);
    assertThat(calls("cuGraphLaunch")).isEqualTo(4);
    assertThat(cuda.leaks()).isZero();
  }

  @Test
  void anUpdateChangesWhatIsPrepared() {
    try (DeviceQueue q = DeviceQueue.open(ApiDevices.of(cuda.device()));
        IntDeviceBuffer buffer = DeviceBuffer.wrap(data);
        IntDeviceBuffer other = DeviceBuffer.wrap(others);
        CommandGraph graph = CommandGraph.record(q, r -> Kernels.recordFills(r, 2, buffer))) {
      graph.launch(q);
      q.await();
      graph.update(r -> Kernels.recordFills(r, 2, other));
      graph.launch(q);
      q.await();
      assertThat(calls("cuGraphExecUpdate")).isEqualTo(1);
      assertThat(calls("cuGraphInstantiate")).isEqualTo(1);
      graph.update(r -> Kernels.recordFills(r, 3, other));
      graph.launch(q);
      q.await();
      assertThat(calls("cuGraphInstantiate")).isEqualTo(2);
      assertThat(calls("cuGraphExecDestroy")).isEqualTo(1);
      graph.update(r -> Kernels.recordFills(r, 1, buffer));
      graph.launch(q);
      q.await();
      assertThat(calls("cuGraphExecDestroy")).isEqualTo(2);
    }
    assertThat(data).isEqualTo(multiples(3));
    assertThat(others).isEqualTo(multiples(5));
    assertThat(calls("cuGraphLaunch")).isEqualTo(3);
    assertThat(cuda.leaks()).isZero();
  }

  @Test
  void whatWasSubmittedRunsAfterTheGraphIsClosed() {
    try (DeviceQueue q = DeviceQueue.open(ApiDevices.of(cuda.device()));
        IntDeviceBuffer buffer = DeviceBuffer.wrap(data)) {
      for (int n = 0; n < 20; n++) {
        try (CommandGraph graph = CommandGraph.record(q, r -> Kernels.recordFills(r, 2, buffer))) {
          graph.launch(q);
          graph.launch(q);
        }
      }
      q.await();
    }
    assertThat(data).isEqualTo(multiples(80));
    assertThat(cuda.leaks()).isZero();
  }

  @Test
  void launchesThatAreTimedAreStartedOneByOne() {
    try (DeviceQueue q = DeviceQueue.open(ApiDevices.of(cuda.device()), QueueOption.PROFILING);
        IntDeviceBuffer buffer = DeviceBuffer.wrap(data);
        CommandGraph graph = CommandGraph.record(q, r -> Kernels.recordFills(r, 2, buffer))) {
      graph.launch(q).await();
    }
    assertThat(data).isEqualTo(multiples(2));
    assertThat(calls("cuGraphLaunch")).isZero();
  }

  @Test
  void everyCallFailsOnce() {
    int discovery = FakeCuda.discovery(new Kernels__Sycamore());
    for (int call = 0; ; call++) {
      int failing = discovery + call;
      FakeCuda failed =
          FakeCuda.failing(new Kernels__Sycamore(), n -> n == failing, () -> CudaFailure.UNKNOWN);
      try (DeviceQueue q = DeviceQueue.open(ApiDevices.of(failed.device()));
          IntDeviceBuffer buffer = DeviceBuffer.ints(SIZE);
          CommandGraph graph = CommandGraph.record(q, r -> Kernels.recordFills(r, 2, buffer))) {
        graph.launch(q).await();
        graph.update(r -> Kernels.recordFills(r, 3, buffer));
        graph.launch(q).await();
      } catch (DeviceException e) {
        assertThat(failed.faults()).as("call %s", call).isEqualTo(1);
      }
      assertThat(failed.leaks()).as("call %s: %s", call, failed.lastFault()).isZero();
      if (failed.faults() == 0) {
        break;
      }
    }
  }
}
