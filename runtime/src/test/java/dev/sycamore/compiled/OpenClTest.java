package dev.sycamore.compiled;

import dev.sycamore.ComputeDevice;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import org.junit.jupiter.api.Tag;

/** On the first OpenCL device, or on the one that the system property says. */
@Requires(Tool.OPENCL)
@Tag("module")
class OpenClTest extends CompiledDeviceContract {
  private static final String PROPERTY = "sycamore.test.opencl";

  @Override
  ComputeDevice device() {
    return ComputeDevice.select(System.getProperty(PROPERTY, "opencl:0"));
  }
}
