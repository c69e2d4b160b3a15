package dev.sycamore.runtime.nativecpu;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.binding.targets.CpuLevels;
import dev.sycamore.binding.targets.HostPlatform;
import dev.sycamore.runtime.images.KernelImages;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.launch.ImageSupport;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("module")
class NativeImageSupportTest {
  private static final List<String> V2 = List.of("x86_64", "x86_64_v2");
  private static final List<String> V3 = List.of("x86_64", "x86_64_v2", "x86_64_v3");

  /** A unit with one kernel. */
  private record Unit() implements UnitBinding {
    @Override
    public int formatVersion() {
      return FORMAT_VERSION;
    }

    @Override
    public List<KernelBinding> kernels() {
      return List.of(
          new KernelBinding(
              "kernel",
              "kernel",
              KernelForm.RANGE,
              1,
              "Unit.java",
              7,
              1,
              7,
              "()V",
              List.of(),
              List.of(),
              LaunchAttributes.NONE));
    }

    @Override
    public Object argument(int kernel, int argument, Object[] captured) {
      throw new IllegalStateException();
    }
  }

  private static final Unit UNIT = new Unit();
  private static final BoundKernel KERNEL = new BoundKernel(UNIT, 0, UNIT.kernels().get(0));

  /** Images for these targets. */
  private static List<ImageEntry> images(String... targets) {
    return Stream.of(targets)
        .map(
            target ->
                ImageEntry.of(
                    target.equals("spir64") ? ImageKind.SPIRV : ImageKind.NATIVE_CPU,
                    target,
                    new byte[0],
                    UnitResources.FOLDER + target,
                    List.of("kernel"),
                    Optional.empty()))
        .toList();
  }

  private static String chosen(List<String> levels, String... targets) {
    return new NativeImageSupport(levels).runnable(images(targets)).get(0).target();
  }

  @Test
  void theHighestLevelOfTheProcessorIsTakenInWhateverOrder() {
    String[] all = {"x86_64_v3", "x86_64", "spir64", "x86_64_v4", "x86_64_v2"};
    assertThat(chosen(V3, all)).isEqualTo("x86_64_v3");
    assertThat(chosen(V2, all)).isEqualTo("x86_64_v2");
    assertThat(chosen(List.of("x86_64"), all)).isEqualTo("x86_64");
    assertThat(chosen(V3, "x86_64_v4", "x86_64")).isEqualTo("x86_64");
    assertThat(new NativeImageSupport(V3).runnable(images(all)))
        .extracting(ImageEntry::target)
        .containsExactly("x86_64_v3", "x86_64_v2", "x86_64");
  }

  @Test
  void ofOneJarEachProcessorTakesItsOwn() {
    String[] all = {"x86_64", "x86_64_v3", "aarch64", "spir64"};
    List<String> arm = CpuLevels.of(HostPlatform.of("Linux", "aarch64"), Path.of("no file"));
    assertThat(new NativeImageSupport(arm).runnable(images(all)))
        .extracting(ImageEntry::target)
        .containsExactly("aarch64");
    assertThat(new NativeImageSupport(V3).runnable(images(all)))
        .extracting(ImageEntry::target)
        .containsExactly("x86_64_v3", "x86_64");
    ImageSupport support = new NativeImageSupport(arm);
    List<ImageEntry> others = images("x86_64", "spir64");
    assertThat(KernelImages.none(KERNEL, others, support.device(), support.buildTargets()))
        .contains("compile it with -Asycamore.targets=aarch64 (it has images for: x86_64, spir64)");
  }

  @Test
  void imagesForNewerProcessorsOnlyAreRefused() {
    List<ImageEntry> images = images("spir64", "x86_64_v3", "x86_64_v4");
    ImageSupport support = new NativeImageSupport(V2);
    assertThat(support.runnable(images)).isEmpty();
    assertThat(KernelImages.none(KERNEL, images, support.device(), support.buildTargets()))
        .isEqualTo(
            "the kernel 'kernel' (Unit.java:7:1) has no image for the device native-cpu, a"
                + " processor of the level x86_64_v2; compile it with -Asycamore.targets=x86_64 or"
                + " x86_64_v2 (it has images for: spir64, x86_64_v3, x86_64_v4)");
  }
}
