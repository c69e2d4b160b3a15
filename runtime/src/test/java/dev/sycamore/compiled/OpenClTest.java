package dev.sycamore.compiled;

import dev.sycamore.ComputeDevice;
import dev.sycamore.testing.RequiresOpenCl;

@RequiresOpenCl
class OpenClTest extends CompiledDeviceContract {
  @Override
  ComputeDevice device() {
    return ComputeDevice.select("opencl:0");
  }
}
