package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.target.ImageTarget;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;

/** Images for the feature levels of x86-64: executed where this processor has them. */
@Tag("one-jdk")
@Tag("full")
class DeviceCompilerFeatureLevelsTest {

  private static final ImageTarget V2 = ImageTarget.parse("x86_64_v2");
  private static final ImageTarget V3 = ImageTarget.parse("x86_64_v3");
  private static final ImageTarget V4 = ImageTarget.parse("x86_64_v4");
  private static final String THIS = "dev.sycamore.backend.DeviceCompilerFeatureLevelsTest#";

  static boolean hasV3() {
    return has("avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe");
  }

  static boolean hasV4() {
    return hasV3() && has("avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl");
  }

  private static boolean has(String... flags) {
    try {
      return Files.readAllLines(Path.of("/proc/cpuinfo")).stream()
          .filter(line -> line.startsWith("flags"))
          .findFirst()
          .map(line -> List.of(line.split("\\s+")).containsAll(List.of(flags)))
          .orElse(false);
    } catch (IOException e) {
      return false;
    }
  }

  /** The generic target is the second level under another name. */
  @Test
  void theSecondLevelIsTheGenericTarget() {
    for (String name : TestModules.ALL) {
      assertThat(TestModules.image(name, V2))
          .as(name)
          .isEqualTo(TestModules.image(name, ImageTarget.X86_64));
    }
  }

  @Test
  void levelsUseWhatTheyHave() {
    assertThat(assembly("fma", V2)).contains("fmaf@PLT").doesNotContain("vfmadd", "ymm");
    assertThat(assembly("fma", V3)).contains("vfmadd", "ymm").doesNotContain("fmaf", "zmm");
    assertThat(assembly("exact", V4)).contains("vcvtqq2p");
    assertThat(assembly("half", V3)).contains("vcvtph2ps", "vcvtps2ph");
    for (ImageTarget level : List.of(V3, V4)) {
      assertThat(assembly("exact", level)).contains("vmulps", "vmulpd").doesNotContain("fmadd");
      assertThat(assembly("exact", level)).doesNotContain("vfmsub", "vfnm");
    }
  }

  private static String assembly(String name, ImageTarget target) {
    BuildJob job = TestModules.job(name, target);
    return new String(
        TestModules.image(
            new BuildJob(job.name(), job.ir(), target, job.kernels(), BuildOutput.ASSEMBLY)),
        StandardCharsets.UTF_8);
  }

  /** One worker serves all levels; what it adds to an image is made for that image's level. */
  @Test
  void levelsDoNotMeetInOneWorker() {
    List<ImageTarget> targets = List.of(V4, V3, ImageTarget.X86_64, V2);
    List<BuildJob> jobs = new ArrayList<>();
    targets.forEach(target -> jobs.add(TestModules.job("half", target)));
    List<byte[]> images = new ArrayList<>();
    for (JobResult<DeviceImage> result : DeviceBuild.run(jobs)) {
      images.add(((JobResult.Done<DeviceImage>) result).value().bytes());
    }
    assertThat(images.get(2)).isEqualTo(TestModules.image("half", ImageTarget.X86_64));
    assertThat(images.get(3)).isEqualTo(images.get(2));
    assertThat(images.get(1)).isNotEqualTo(images.get(0)).isNotEqualTo(images.get(2));
  }

  @Test
  void namesAreThoseOfTheDeviceConfiguration() {
    assertThat(V3.format().suffix()).isEqualTo(".x86_64_v3.so");
    assertThat(V4.processor()).isEqualTo("x86-64-v4");
    assertThatThrownBy(() -> ImageTarget.parse("x86_64_v5"))
        .hasMessageContaining("unknown target 'x86_64_v5'")
        .hasMessageContaining("x86_64_v2, x86_64_v3, x86_64_v4");
  }

  @Nested
  @EnabledIf(THIS + "hasV3")
  class KernelsOfTheThirdLevel extends NativeKernelTest {
    @Override
    ImageTarget target() {
      return V3;
    }
  }

  @Nested
  @EnabledIf(THIS + "hasV3")
  class RuntimeOfTheThirdLevel extends NativeRuntimeTest {
    @Override
    ImageTarget target() {
      return V3;
    }
  }

  @Nested
  @EnabledIf(THIS + "hasV3")
  class BarriersOfTheThirdLevel extends NativeBarrierTest {
    @Override
    ImageTarget target() {
      return V3;
    }
  }

  @Nested
  @EnabledIf(THIS + "hasV3")
  class ExactnessOfTheThirdLevel extends NativeExactnessTest {
    @Override
    ImageTarget target() {
      return V3;
    }
  }

  @Nested
  @EnabledIf(THIS + "hasV4")
  class KernelsOfTheFourthLevel extends NativeKernelTest {
    @Override
    ImageTarget target() {
      return V4;
    }
  }

  @Nested
  @EnabledIf(THIS + "hasV4")
  class RuntimeOfTheFourthLevel extends NativeRuntimeTest {
    @Override
    ImageTarget target() {
      return V4;
    }
  }

  @Nested
  @EnabledIf(THIS + "hasV4")
  class BarriersOfTheFourthLevel extends NativeBarrierTest {
    @Override
    ImageTarget target() {
      return V4;
    }
  }

  @Nested
  @EnabledIf(THIS + "hasV4")
  class ExactnessOfTheFourthLevel extends NativeExactnessTest {
    @Override
    ImageTarget target() {
      return V4;
    }
  }
}
