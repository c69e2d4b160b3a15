package dev.sycamore.runtime.cuda;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.compiled.Kernels__Sycamore;
import dev.sycamore.runtime.device.DriverKind;
import dev.sycamore.runtime.device.RuntimeDevice;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.lwjgl.cuda.CU;

/** What is found behind a driver, and what is said of what is not. */
class CudaDevicesTest {
  private final List<String> problems = new ArrayList<>();

  private static FakeCudaDriver driver(IntPredicate fails, int error) {
    return new FakeCudaDriver(new Kernels__Sycamore(), fails, () -> error);
  }

  private static FakeCudaDriver driver() {
    return driver(call -> false, 0);
  }

  @Test
  void aDeviceHasWhatItsDriverSays() {
    List<RuntimeDevice> devices = CudaDevices.of(driver(), problems);
    assertThat(problems).isEmpty();
    assertThat(devices).hasSize(1);
    RuntimeDevice device = devices.get(0);
    assertThat(device.id()).isEqualTo("cuda:0");
    assertThat(device.name()).isEqualTo("Fake GPU 0");
    assertThat(device.vendor()).isEqualTo("NVIDIA Corporation");
    assertThat(device.driver()).isEqualTo(DriverKind.CUDA);
    assertThat(device.driverVersion()).isEqualTo("CUDA 12.4, sm_90");
    assertThat(device.aspects())
        .contains(Aspect.GPU, Aspect.FP64, Aspect.FP16, Aspect.ATOMIC64)
        .doesNotContain(Aspect.CPU);
    assertThat(device.maxWorkGroupSize()).isEqualTo(1024);
    assertThat(device.maxWorkItemSizes()).containsExactly(1024, 1024, 64);
    assertThat(device.memory()).isEqualTo(1L << 30);
    assertThat(device.localMemory()).isEqualTo(227 << 10);
    assertThat(device.subGroupSizes()).containsExactly(32);
    assertThat(device.targets())
        .containsExactlyInAnyOrder("ptx64", "nvidia_gpu_sm_90", "nvidia_gpu_sm_90a");
  }

  @Test
  void theNumberIsTheDrivers() {
    FakeCudaDriver driver = driver();
    driver.devices = 3;
    assertThat(CudaDevices.of(driver, problems))
        .extracting(RuntimeDevice::id)
        .containsExactly("cuda:0", "cuda:1", "cuda:2");
  }

  @Test
  void anOldDriverIsRefused() {
    FakeCudaDriver driver = driver();
    driver.version = 10_020;
    assertThat(CudaDevices.of(driver, problems)).isEmpty();
    assertThat(problems)
        .containsExactly(
            "no CUDA: the driver is for CUDA 10.2; the oldest that is supported is that for CUDA"
                + " 11.0");
  }

  @Test
  void aDriverWithoutDevicesIsNamed() {
    FakeCudaDriver driver = driver();
    driver.devices = 0;
    assertThat(CudaDevices.of(driver, problems)).isEmpty();
    assertThat(problems).containsExactly("the CUDA driver has no devices");
  }

  @Test
  void aBrokenDriverIsNamed() {
    FakeCudaDriver driver = driver(call -> call == 1, CU.CUDA_ERROR_SYSTEM_DRIVER_MISMATCH);
    assertThat(CudaDevices.of(driver, problems)).isEmpty();
    assertThat(problems)
        .containsExactly("the CUDA driver failed: cuInit: CUDA error 803 (INJECTED: by a test)");
  }

  @Test
  void aDeviceThatFailsHidesNoOther() {
    FakeCudaDriver driver = driver(call -> call == 3, CU.CUDA_ERROR_DEVICE_UNAVAILABLE);
    driver.devices = 2;
    assertThat(CudaDevices.of(driver, problems))
        .extracting(RuntimeDevice::id)
        .containsExactly("cuda:1");
    assertThat(problems)
        .containsExactly(
            "the CUDA device 0 failed: cuDeviceGet: CUDA error 46 (INJECTED: by a test)");
  }

  @Test
  void anOldGpuIsNamed() {
    FakeCudaDriver driver = driver();
    driver.attributes.put(CU.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, 5);
    driver.attributes.put(CU.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, 2);
    assertThat(CudaDevices.of(driver, problems)).isEmpty();
    assertThat(problems)
        .containsExactly(
            "the CUDA device 0 (Fake GPU 0) is too old: its compute capability is 5.2, and code is"
                + " compiled for 6.0 and later");
  }
}
