package dev.sycamore.compiled;

import dev.sycamore.ApiDevices;
import dev.sycamore.ComputeDevice;
import dev.sycamore.runtime.cuda.FakeCuda;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import org.junit.jupiter.api.Tag;

/** On a driver that is as lazy as CUDA's may be. */
@Requires(Tool.CC)
@Tag("module")
class FakeCudaTest extends CompiledDeviceContract {
  private final FakeCuda cuda = FakeCuda.of(new Kernels__Sycamore());
  private final ComputeDevice device = ApiDevices.of(cuda.device());

  @Override
  ComputeDevice device() {
    return device;
  }
}
