package dev.sycamore.compiled;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ApiDevices;
import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.testing.FaultyDevice;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import org.junit.jupiter.api.Test;

/** Needs a C compiler, because the image is not the product's here. */
@Requires(Tool.CC)
class WarmLaunchTest {

  @Test
  void theImageOfAKernelIsChosenOnceForAQueue() {
    FaultyDevice device =
        new FaultyDevice(ApiDevices.device(ComputeDevice.select("native-cpu")), call -> false);
    int[] a = new int[4];
    try (DeviceQueue q = DeviceQueue.open(ApiDevices.of(device))) {
      Kernels.increment(q, a);
      q.await();
      assertThat(device.imageChoices()).isEqualTo(1);
      for (int i = 0; i < 3; i++) {
        Kernels.increment(q, a);
        q.await();
      }
    }
    assertThat(device.imageChoices()).isEqualTo(1);
    assertThat(a).containsOnly(4);
  }
}
