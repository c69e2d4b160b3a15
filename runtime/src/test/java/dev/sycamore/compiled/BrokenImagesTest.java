package dev.sycamore.compiled;

import static dev.sycamore.Range.range;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceException;
import dev.sycamore.DeviceQueue;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("module")
class BrokenImagesTest {
  private static void launch(DeviceQueue q, int[] a) {
    q.parallelFor("kernel", range(a.length), i -> a[i] = i);
  }

  @Test
  void anImageThatIsNoLibraryIsRefusedByName() {
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("native-cpu"))) {
      assertThatThrownBy(() -> launch(q, new int[1]))
          .isInstanceOf(DeviceException.class)
          .hasMessageContaining("the image of the kernel 'kernel' (BrokenImagesTest.java:21:");
    }
  }

  @Test
  @Requires(Tool.OPENCL)
  void theDriversBuildLogIsInTheError() {
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("opencl:0"))) {
      assertThatThrownBy(() -> launch(q, new int[1]))
          .isInstanceOf(DeviceException.class)
          .hasMessageContaining(
              "refuses the image META-INF/sycamore/dev/sycamore/compiled/broken.cl")
          .hasMessageContaining("no_such_type");
    }
  }

  @Test
  void theQueueGoesOnAfterAnError() {
    int[] a = new int[4];
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("native-cpu"))) {
      assertThatThrownBy(() -> launch(q, a)).isInstanceOf(DeviceException.class);
      assertThatThrownBy(() -> launch(q, a)).isInstanceOf(DeviceException.class);
    }
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("host"))) {
      launch(q, a);
    }
    assertThat(a).containsExactly(0, 1, 2, 3);
  }

  @Test
  void withoutAnImageForTheDeviceTheTargetIsNamed() {
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("native-cpu"))) {
      assertThatThrownBy(() -> NoImages.launch(q, new int[1]))
          .isInstanceOf(KernelNotSupportedException.class)
          .hasMessageContaining(
              "the kernel 'kernel' (NoImages.java:5:1) has no image for the device native-cpu")
          .hasMessageContaining("x86_64")
          .hasMessageContaining("it has images for: ptx64");
    }
  }

  @Test
  @Requires(Tool.OPENCL)
  void aMissingResourceIsNamed() {
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("opencl:0"))) {
      assertThatThrownBy(() -> MissingResource.launch(q, new int[1]))
          .isInstanceOf(KernelNotSupportedException.class)
          .hasMessageContaining(
              "the image META-INF/sycamore/no/such.cl of the kernel 'kernel' (MissingResource.java:5:");
    }
  }

  @Test
  void anotherFormatIsRefused() {
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("native-cpu"))) {
      assertThatThrownBy(() -> OldFormat.launch(q, new int[1]))
          .isInstanceOf(KernelNotSupportedException.class)
          .hasMessageContaining(
              "has format 0, this runtime reads format " + UnitBinding.FORMAT_VERSION);
    }
  }
}
