package dev.sycamore.compiled;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ApiDevices;
import dev.sycamore.ComputeDevice;
import dev.sycamore.compiled.FaultPrograms.Injected;
import dev.sycamore.compiled.FaultPrograms.Named;
import dev.sycamore.runtime.cuda.CudaFailure;
import dev.sycamore.runtime.cuda.FakeCuda;
import dev.sycamore.runtime.launch.DriverDevice;
import dev.sycamore.testing.FaultyDevice;
import dev.sycamore.testing.FaultyDevice.Fault;
import dev.sycamore.testsupport.sample.CommitSample;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.util.Map;
import java.util.TreeMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@link FaultPrograms} where a driver, or a call of CUDA's driver, fails. */
@Tag("one-jdk")
@Requires(Tool.CC)
@Timeout(120)
@Tag("full")
class FaultInjectionTest {

  /** Held here: a logger that nobody holds forgets its level. */
  private static final Logger RUNTIME = Logger.getLogger("dev.sycamore");

  /** Thousands of failures are logged as they should be: 41 MB that nobody reads. */
  @BeforeAll
  static void logNothing() {
    RUNTIME.setLevel(Level.OFF);
  }

  @AfterAll
  static void logAgain() {
    RUNTIME.setLevel(null);
  }

  static Stream<Named> programs() {
    return CommitSample.of("programs with faults", FaultPrograms.programs().toList(), 30).stream();
  }

  @ParameterizedTest
  @MethodSource("programs")
  void everyRecordedCallOfADriverFailsOnce(Named program) {
    DriverDevice real = ApiDevices.device(ComputeDevice.select("native-cpu"));
    FaultyDevice rehearsal = new FaultyDevice(real, call -> false);
    FaultPrograms.run(program, faulty(rehearsal), program + ", rehearsal");
    Map<String, Integer> recorded = rehearsal.counts();
    assertThat(recorded).containsKeys("openStream", "load", "allocate", "write", "launch");
    recorded.forEach(
        (name, calls) -> {
          for (int n = 1; n <= calls; n++) {
            FaultyDevice device = new FaultyDevice(real, call -> false);
            device.failAt(name, n);
            FaultPrograms.run(program, faulty(device), program + ", " + name + " " + n);
          }
        });
  }

  private static Injected faulty(FaultyDevice device) {
    return new Injected(
        device,
        device::faults,
        device::lastFault,
        device::live,
        FaultInjectionTest::fault,
        call -> true);
  }

  private static Throwable fault(Throwable e) {
    if (e instanceof Fault) {
      return e;
    }
    return e != null && e.getCause() instanceof Fault cause ? cause : null;
  }

  @ParameterizedTest
  @MethodSource("programs")
  void everyRecordedCallOfCudaFailsInEveryWay(Named program) {
    Map<String, Integer> discovery = counts(FakeCuda.of(new Kernels__Sycamore()));
    FakeCuda rehearsal = FakeCuda.of(new Kernels__Sycamore());
    FaultPrograms.run(program, injected(rehearsal, CudaFailure.UNKNOWN), "rehearsal");
    Map<String, Integer> recorded = counts(rehearsal);
    assertThat(recorded).containsKeys("cuModuleLoadDataEx", "cuMemcpyHtoDAsync", "cuLaunchKernel");
    recorded.remove("cuCtxPushCurrent");
    recorded.remove("cuCtxSetCurrent");
    recorded.forEach(
        (function, calls) -> {
          for (int n = discovery.getOrDefault(function, 0) + 1; n <= calls; n++) {
            for (CudaFailure failure : CudaFailure.values()) {
              fail(program, function, n, failure);
            }
          }
        });
  }

  private static void fail(Named program, String function, int occurrence, CudaFailure failure) {
    String place = program + ", " + function + " " + occurrence + ", " + failure;
    FakeCuda cuda = FakeCuda.failingAt(new Kernels__Sycamore(), function, occurrence, failure);
    if (failure.losesDevice()) {
      FaultPrograms.runAndLose(program, injected(cuda, failure), place);
    } else {
      FaultPrograms.run(program, injected(cuda, failure), place);
    }
    cuda.end();
  }

  private static Map<String, Integer> counts(FakeCuda cuda) {
    Map<String, Integer> counts = new TreeMap<>();
    cuda.calls().forEach(call -> counts.merge(call, 1, Integer::sum));
    return counts;
  }

  private static Injected injected(FakeCuda cuda, CudaFailure failure) {
    return new Injected(
        cuda.device(),
        cuda::faults,
        cuda::lastFault,
        cuda::leaks,
        FakeCuda::fault,
        call -> isTold(call, failure));
  }

  /** What was to be done in a context that cannot be left is done; memory is asked for again. */
  private static boolean isTold(String call, CudaFailure failure) {
    boolean asksAgain =
        failure == CudaFailure.OUT_OF_MEMORY
            && (call.startsWith("cuMemAlloc") || call.equals("cuMemHostAlloc"));
    return !call.equals("cuCtxPopCurrent") && !asksAgain;
  }
}
