package dev.sycamore.runtime.opencl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.resource.UnitResources;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("module")
class OpenClImageSupportTest {

  private static final List<ImageEntry> IMAGES =
      List.of(
          image(ImageKind.OPENCL_C, ImageKind.OPENCL_TARGET),
          image(ImageKind.NATIVE_CPU, "x86_64"),
          image(ImageKind.SPIRV, "spir64"),
          image(ImageKind.PTX, "ptx64"),
          image(ImageKind.INTEL_GPU, "intel_gpu"),
          image(ImageKind.INTEL_GPU, "intel_gpu_pvc"),
          image(ImageKind.INTEL_GPU, "intel_gpu_tgl"));

  private static ImageEntry image(ImageKind kind, String target) {
    return ImageEntry.of(
        kind, target, new byte[0], UnitResources.FOLDER + target, List.of("k"), Optional.empty());
  }

  /** The targets of the images that a device runs, which nothing has loaded. */
  private static Stream<String> runnable(String... targets) {
    OpenClImageSupport support =
        new OpenClImageSupport(
            device(Set.of(targets)),
            () -> {
              throw new AssertionError("no image is loaded here");
            });
    return support.runnable(IMAGES).stream().map(ImageEntry::target);
  }

  @Test
  void machineCodeForTheDeviceIsFirstAndSourceTextLast() {
    assertThat(runnable("intel_gpu", "intel_gpu_tgl", "spir64"))
        .containsExactly("intel_gpu_tgl", "intel_gpu", "spir64", "opencl");
    assertThat(runnable("intel_gpu", "intel_gpu_pvc", "spir64"))
        .containsExactly("intel_gpu_pvc", "intel_gpu", "spir64", "opencl");
    assertThat(runnable("intel_gpu", "spir64")).containsExactly("intel_gpu", "spir64", "opencl");
    assertThat(runnable("spir64", "x86_64")).containsExactly("spir64", "opencl");
  }

  /** A device that says what it is, and nothing else. */
  private static OpenClDeviceInfo device(Set<String> targets) {
    Class<?> type = OpenClDeviceInfo.class;
    return (OpenClDeviceInfo)
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              assertThat(method.getName()).isEqualTo("targets");
              return targets;
            });
  }
}
