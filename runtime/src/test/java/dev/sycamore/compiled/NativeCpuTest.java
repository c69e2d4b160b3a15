package dev.sycamore.compiled;

import dev.sycamore.ComputeDevice;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import org.junit.jupiter.api.Tag;

/** Needs a C compiler, because the image is not the product's here. */
@Requires(Tool.CC)
@Tag("module")
class NativeCpuTest extends CompiledDeviceContract {

  @Override
  ComputeDevice device() {
    return ComputeDevice.select("native-cpu");
  }
}
