package dev.sycamore.runtime.opencl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.compiled.Kernels;
import dev.sycamore.testing.RequiresOpenCl;
import org.junit.jupiter.api.Test;

@RequiresOpenCl
class SignalHandlersTest {

  /** It shows something where the driver's own cache does not have the kernel yet. */
  @Test
  void theJvmHasItsHandlersAgainAfterADriverCompiled() {
    for (ComputeDevice device : ComputeDevice.all()) {
      if (device.id().startsWith("opencl:")) {
        try (DeviceQueue q = DeviceQueue.open(device)) {
          float[] y = new float[16];
          Kernels.saxpy(q, 2, new float[16], y);
          q.await();
          assertThat(SignalHandlers.areKept()).as(device.toString()).isTrue();
        }
      }
    }
  }
}
