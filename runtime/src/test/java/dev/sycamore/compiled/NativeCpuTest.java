package dev.sycamore.compiled;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.sycamore.ComputeDevice;
import dev.sycamore.testing.CCompiler;
import org.junit.jupiter.api.BeforeAll;

/** Needs a C compiler, because the image is not the product's here. */
class NativeCpuTest extends CompiledDeviceContract {

  @BeforeAll
  static void needsCompiler() {
    boolean present = CCompiler.isPresent();
    if (!present && System.getenv("SYCAMORE_REQUIRE_CC") != null) {
      throw new AssertionError("SYCAMORE_REQUIRE_CC is set, and there is no C compiler");
    }
    assumeTrue(present, "no C compiler");
  }

  @Override
  ComputeDevice device() {
    return ComputeDevice.select("native-cpu");
  }
}
