package dev.sycamore.compiled;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ApiDevices;
import dev.sycamore.ComputeDevice;
import dev.sycamore.compiled.FaultPrograms.Injected;
import dev.sycamore.compiled.FaultPrograms.Named;
import dev.sycamore.runtime.cuda.FakeCuda;
import dev.sycamore.runtime.launch.DriverDevice;
import dev.sycamore.testing.FaultyDevice;
import dev.sycamore.testing.FaultyDevice.Fault;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@link FaultPrograms} where a driver, or a call of CUDA's driver, fails. */
@Requires(Tool.CC)
@Timeout(120)
class FaultInjectionTest {

  static Stream<Named> programs() {
    return FaultPrograms.programs();
  }

  @ParameterizedTest
  @MethodSource("programs")
  void everyCallOfADriverFailsOnce(Named program) {
    DriverDevice real = ApiDevices.device(ComputeDevice.select("native-cpu"));
    Set<String> failed = FaultPrograms.everyCallFailsOnce(program, call -> faulty(real, call));
    assertThat(failed).contains("openStream", "load", "allocate", "write", "launch");
  }

  private static Injected faulty(DriverDevice real, int failing) {
    FaultyDevice device = new FaultyDevice(real, call -> call == failing);
    return new Injected(
        device,
        device::faults,
        device::lastFault,
        device::live,
        e -> e instanceof Fault ? e : null,
        call -> true);
  }

  @ParameterizedTest
  @MethodSource("programs")
  void everyCallOfCudaFailsOnce(Named program) {
    int discovery = FakeCuda.discovery(new Kernels__Sycamore());
    Set<String> failed =
        FaultPrograms.everyCallFailsOnce(program, call -> cuda(discovery + call, false));
    assertThat(failed)
        .contains(
            "cuDevicePrimaryCtxRetain",
            "cuStreamCreate",
            "cuModuleLoadDataEx",
            "cuMemAllocFromPoolAsync",
            "cuMemcpyHtoDAsync",
            "cuLaunchKernel");
  }

  private static Injected cuda(int failing, boolean loses) {
    FakeCuda cuda = FakeCuda.failing(new Kernels__Sycamore(), call -> call == failing, loses);
    return new Injected(
        cuda.device(),
        cuda::faults,
        cuda::lastFault,
        cuda::leaks,
        FakeCuda::fault,
        // What was to be done in the context is done.
        call -> !call.equals("cuCtxPopCurrent"));
  }
}
