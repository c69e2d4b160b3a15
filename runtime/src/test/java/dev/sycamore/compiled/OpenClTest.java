package dev.sycamore.compiled;

import dev.sycamore.ComputeDevice;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;

/** On the first OpenCL device, or on the one that the system property says. */
@Requires(Tool.OPENCL)
class OpenClTest extends CompiledDeviceContract {
  private static final String PROPERTY = "sycamore.test.opencl";

  @Override
  ComputeDevice device() {
    return ComputeDevice.select(System.getProperty(PROPERTY, "opencl:0"));
  }
}
