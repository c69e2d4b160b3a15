package dev.sycamore.compiled;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.sycamore.ApiDevices;
import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceException;
import dev.sycamore.DeviceQueue;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.runtime.cuda.CudaFailure;
import dev.sycamore.runtime.cuda.FakeCuda;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A kernel's illegal access ends the context of CUDA: nothing works after it, and says why. */
@Requires(Tool.CC)
@Timeout(120)
@Tag("module")
class LostDeviceTest {

  @Test
  void everyCallMayBeTheOneThatSeesIt() {
    int discovery = FakeCuda.discovery(new Kernels__Sycamore());
    for (int call = 0; ; call++) {
      int losing = discovery + call;
      FakeCuda cuda =
          FakeCuda.failing(
              new Kernels__Sycamore(), n -> n == losing, () -> CudaFailure.ILLEGAL_ADDRESS);
      ComputeDevice device = ApiDevices.of(cuda.device());
      List<Throwable> thrown = new ArrayList<>();
      run(device, thrown);
      if (cuda.faults() == 0) {
        assertThat(thrown).isEmpty();
        break;
      }
      assertThat(thrown).as("call %s: %s", call, cuda.lastFault()).isNotNull();
      for (Throwable e : thrown) {
        assertThat(e).as("call %s: %s", call, cuda.lastFault()).isInstanceOf(DeviceException.class);
      }
      if (!cuda.lastFault().equals("cuDevicePrimaryCtxRetain")) {
        assertThatThrownBy(() -> DeviceQueue.open(device))
            .as("call %s: %s", call, cuda.lastFault())
            .isInstanceOf(DeviceException.class)
            .hasMessageContaining("cuda:0 is lost until the program is started again");
      }
    }
  }

  private static void run(ComputeDevice device, List<Throwable> thrown) {
    int[] a = new int[8];
    DeviceQueue[] q = new DeviceQueue[1];
    IntDeviceBuffer buffer = DeviceBuffer.ints(8);
    step(thrown, () -> q[0] = DeviceQueue.open(device));
    if (q[0] != null) {
      step(thrown, () -> Kernels.increment(q[0], a));
      step(thrown, () -> Kernels.fillBuffer(q[0], buffer));
      step(thrown, q[0]::await);
      step(thrown, () -> Kernels.increment(q[0], a));
      step(thrown, q[0]::close);
    }
    step(thrown, buffer::close);
  }

  private static void step(List<Throwable> thrown, ThrowingCallable step) {
    Throwable e = catchThrowable(step);
    if (e != null) {
      thrown.add(e);
    }
  }

  @Test
  void theKernelThatRanIsNamed() {
    FakeCuda cuda = lostAt("cuStreamSynchronize");
    try (DeviceQueue q = DeviceQueue.open(ApiDevices.of(cuda.device()))) {
      Kernels.increment(q, new int[4]);
      assertThatThrownBy(q::await)
          .isInstanceOf(DeviceException.class)
          .hasMessageMatching(
              "the kernel 'increment' \\(Kernels\\.java:[^)]*\\) failed on cuda:0: CUDA error 700"
                  + " \\(INJECTED: by a test\\); cuda:0 is lost until the program is started"
                  + " again");
      assertThatThrownBy(
              () -> {
                Kernels.increment(q, new int[4]);
                q.await();
              })
          .isInstanceOf(DeviceException.class)
          .hasMessageContaining("the kernel 'increment'")
          .hasMessageContaining("cuda:0 is lost");
    }
  }

  /** A device that is lost when a function is called after the launch. */
  private static FakeCuda lostAt(String function) {
    FakeCuda[] cuda = new FakeCuda[1];
    cuda[0] =
        FakeCuda.failing(
            new Kernels__Sycamore(),
            n -> cuda[0] != null && isNow(cuda[0], function),
            () -> CudaFailure.ILLEGAL_ADDRESS);
    return cuda[0];
  }

  /** Which thread makes the calls before is not the same each time, nor are these. */
  private static boolean isNow(FakeCuda cuda, String function) {
    List<String> calls = cuda.calls();
    return calls.contains("cuLaunchKernel")
        && calls.get(calls.size() - 1).equals(function)
        && cuda.faults() == 0;
  }
}
