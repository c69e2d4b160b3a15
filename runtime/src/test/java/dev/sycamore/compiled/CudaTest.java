package dev.sycamore.compiled;

import dev.sycamore.ComputeDevice;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;

/** On the first GPU with CUDA. */
@Requires(Tool.CUDA)
class CudaTest extends CompiledDeviceContract {
  @Override
  ComputeDevice device() {
    return ComputeDevice.select("cuda:0");
  }
}
