package dev.sycamore.compiled;

import dev.sycamore.ComputeDevice;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;

/** Needs a C compiler, because the image is not the product's here. */
@Requires(Tool.CC)
class NativeCpuTest extends CompiledDeviceContract {

  @Override
  ComputeDevice device() {
    return ComputeDevice.select("native-cpu");
  }
}
