package dev.sycamore.backend.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.images.UnitWarnings.KernelWrites;
import dev.sycamore.backend.images.UnitWarnings.UnitWarning;
import dev.sycamore.backend.report.ReportedKernel.AspectUse;
import dev.sycamore.backend.report.ReportedKernel.CallNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MissingImagesTest {

  private static final String PLACE = "p/Blur.java:12:20: error: ";

  @TempDir private Path folder;

  private List<String> errors(String targets, ReportedKernel... kernels) {
    DeviceConfiguration configuration = DeviceConfiguration.standard();
    return new MissingImages(
            BuildTargets.of(targets, configuration), configuration, List.of(folder))
        .errors(new KernelReport(List.of(kernels), List.of(), List.of(), List.of()));
  }

  /** A kernel {@code blur} of {@code p.Blur}, whose function {@code gauss} uses the aspects. */
  private static ReportedKernel kernel(
      List<String> fixed, int subGroupSize, List<String> aspects, String... images) {
    CallNode gauss =
        new CallNode("gauss(float)", "Blur.java:14:3", aspects, false, false, false, List.of());
    return new ReportedKernel(
        "id",
        "blur",
        "p.Blur",
        "p_Blur_blur",
        "Blur.java:12:20",
        "range",
        1,
        "",
        subGroupSize,
        fixed,
        0,
        List.of(),
        new CallNode("blur", "Blur.java:12:20", List.of(), false, false, false, List.of(gauss)),
        aspects.stream().map(a -> new AspectUse(a, List.of("blur", "gauss(float)"))).toList(),
        List.of(),
        List.of(),
        Stream.of(images).map(MissingImagesTest::image).toList(),
        new KernelWrites("p_Blur_blur", 0, 0, 0),
        List.of(new UnitWarning("SYC3003", 12, 20, "LLVM said no", "", List.of())));
  }

  private static ReportedImage image(String target) {
    return new ReportedImage(
        target, "SPIRV", "r", 1, "0".repeat(64), 1, List.of(), "", "", -1, List.of());
  }

  private static ReportedKernel kernel(String... images) {
    return kernel(List.of(), 0, List.of(), images);
  }

  @Test
  void aKernelWithAllImagesIsNoError() {
    assertThat(errors("x86_64,ptx64", kernel("ptx64", "x86_64", "opencl_c"))).isEmpty();
    assertThat(errors("", kernel("x86_64", "x86_64_v3", "spir64", "ptx64"))).isEmpty();
  }

  @Test
  void aTargetThatNobodyNamedMayBeUnableToRunAKernel() {
    assertThat(errors("", kernel(List.of(), 8, List.of(), "x86_64", "x86_64_v3", "spir64")))
        .isEmpty();
    assertThat(errors("", kernel(List.of(), 8, List.of(), "x86_64", "x86_64_v3")))
        .singleElement()
        .asString()
        .contains("has no image for spir64");
  }

  @Test
  void aTargetThatWasNotBuiltIsNamedWithThoseThatWere() {
    assertThat(errors("x86_64,ptx64", kernel("x86_64")))
        .containsExactly(
            PLACE
                + "kernel `blur` has no image for ptx64: the build made images for x86_64\n"
                + "help: name ptx64 in the targets of the compilation, or link the device code"
                + " again for it");
    assertThat(errors("x86_64", kernel()))
        .singleElement()
        .asString()
        .contains("the build made no images");
  }

  @Test
  void anAspectThatTheTargetLacksIsShownWithItsCalls() {
    assertThat(errors("intel_gpu_tgl", kernel(List.of(), 0, List.of("fp64"), "spir64")))
        .containsExactly(
            PLACE
                + "kernel `blur` has no image for intel_gpu_tgl: it uses the aspect `fp64`, which"
                + " the target does not have\n"
                + "  in gauss(float) at Blur.java:14:3\n"
                + "  called from kernel blur at Blur.java:12:20");
  }

  @Test
  void aSubGroupSizeThatTheTargetLacksIsTheReason() {
    assertThat(errors("ptx64", kernel(List.of(), 8, List.of(), "x86_64")))
        .singleElement()
        .asString()
        .contains("for ptx64: it requires sub-groups of 8, and those of the target have [32]");
  }

  @Test
  void whatTheSpirvBackEndRefusedIsTheReason() {
    assertThat(errors("spir64", kernel("x86_64")))
        .containsExactly(PLACE + "kernel `blur` has no image for spir64: [SYC3003] LLVM said no");
  }

  @Test
  void fixedTargetsNeedTheirOwnImagesOnly() {
    List<String> fixed = List.of("x86_64_v3");
    assertThat(errors("x86_64_v3,ptx64", kernel(fixed, 0, List.of(), "x86_64_v3"))).isEmpty();
    assertThat(errors("x86_64_v3,ptx64", kernel(fixed, 0, List.of())))
        .singleElement()
        .asString()
        .contains("no image for x86_64_v3");
    assertThat(errors("ptx64,spir64", kernel(fixed, 0, List.of(), "opencl_c")))
        .containsExactly(
            PLACE
                + "[SYC3004] kernel `blur` is left without an image: none of its fixed targets"
                + " x86_64_v3 is among the targets ptx64, spir64\n"
                + "help: name one of them in the targets of the build");
  }

  @Test
  void aSourceThatIsThereIsNamedByItsPath() throws Exception {
    Path source = folder.resolve("p/Blur.java");
    Files.createDirectories(source.getParent());
    Files.createFile(source);
    assertThat(errors("ptx64", kernel("x86_64")))
        .singleElement()
        .asString()
        .startsWith(source + ":12:20: error: ");
  }

  @Test
  void anUnknownTargetIsRefused() {
    assertThatThrownBy(() -> errors("x86_65"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("unknown target 'x86_65'; did you mean 'x86_64'?");
  }
}
