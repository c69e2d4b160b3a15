package dev.sycamore.runtime.opencl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.compiled.Kernels;
import dev.sycamore.testing.CCompiler;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lwjgl.system.JNI;
import org.lwjgl.system.linux.DynamicLinkLoader;

@Requires(Tool.OPENCL)
@Tag("module")
class SignalHandlersTest {

  /** It shows something where the driver's own cache does not have the kernel yet. */
  @Test
  void theJvmHasItsHandlersAgainAfterADriverCompiled() {
    for (ComputeDevice device : ComputeDevice.all()) {
      if (device.id().startsWith("opencl:")) {
        try (DeviceQueue q = DeviceQueue.open(device)) {
          // Drivers compile anew for other sizes of work-groups.
          for (int size : new int[] {16, 16, 24, 56, 16}) {
            float[] y = new float[size];
            Kernels.saxpy(q, 2, new float[size], y);
            q.await();
            assertThat(SignalHandlers.areKept()).as(device + ", " + size).isTrue();
          }
        }
      }
    }
  }

  @Test
  void aHandlerThatAnotherLibraryInstallsLaterStays(@TempDir Path folder) throws Exception {
    Tool.CC.assumePresent();
    assertThat(ComputeDevice.all()).isNotEmpty();
    Path library = folder.resolve("libforeign.so");
    CCompiler.compile("dev/sycamore/runtime/opencl/foreign_handler.c", library);
    long handle = DynamicLinkLoader.dlopen(library.toString(), DynamicLinkLoader.RTLD_NOW);
    long own = JNI.invokeP(DynamicLinkLoader.dlsym(handle, "install"));
    try {
      assertThat(SignalHandlers.areKept()).isFalse();
      SignalHandlers.restore();
      assertThat(JNI.invokeP(DynamicLinkLoader.dlsym(handle, "current"))).isEqualTo(own);
      assertThat(SignalHandlers.areKept()).isTrue();
    } finally {
      JNI.invokeP(DynamicLinkLoader.dlsym(handle, "uninstall"));
      SignalHandlers.restore();
    }
  }
}
