package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.target.ImageTarget;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;

/** Code for 64-bit Arm, as text and as files: {@code ci/aarch64.sh} executes it. */
class ArmImagesTest {

  private static final String THIS = "dev.sycamore.backend.ArmImagesTest#";

  private static final String SELECTION =
      """
      define spir_kernel void @k(ptr addrspace(1) %%a, float %%x, float %%y) #0 {
        %%test = fcmp %s
        %%chosen = select i1 %%test, %s
        store float %%chosen, ptr addrspace(1) %%a
        ret void
      }

      attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="k" }
      """;

  private static String assembly(String name, String ir, String kernel) {
    BuildJob job =
        TestModules.job(name, ir, ImageTarget.AARCH64, List.of(kernel), BuildOutput.ASSEMBLY);
    return new String(TestModules.image(job), StandardCharsets.UTF_8);
  }

  private static String assembly(String name) {
    return assembly(name + ".ll", TestModules.text(name), name);
  }

  @Test
  void allModulesBecomeLibraries() {
    for (String name : TestModules.ALL) {
      byte[] image = TestModules.image(name, ImageTarget.AARCH64);
      assertThat(image).as(name).startsWith(0x7F, 'E', 'L', 'F', 2, 1);
      assertThat(image[18] & 0xFF).as(name).isEqualTo(183);
    }
  }

  @Test
  void workItemsRunInLanesOfNeon() {
    assertThat(assembly("vector_add")).contains("fadd\tv", ".4s");
  }

  @Test
  void shortLoopsTakeTwoVectorsAtOnce() {
    assertThat(assembly("vector_add")).containsPattern("add\tx\\d+, x\\d+, #8\n");
  }

  @Test
  void onlyWhatTheProgramFusesIsFused() {
    assertThat(assembly("fma")).containsPattern("fml?madd|fmla").doesNotContain("bl\tfma");
    assertThat(assembly("exact")).contains("fmul").doesNotContain("fmadd", "fmla", "fmls", "fmsub");
  }

  /** Its minimum of a signalling NaN and a number is NaN, and -0 is less than 0. */
  @Test
  void conditionalsAreNoExtremes() {
    for (String form :
        List.of(
            "olt float %x, 0.0|float %x, float 0.0",
            "ogt float %x, 0.0|float %x, float -0.0",
            "olt float %x, 1.0|float %x, float 1.0",
            "ogt float %x, 1.0|float %x, float 1.0",
            "ult float %x, 2.5|float %x, float 2.5")) {
      String[] parts = form.split("[|]", -1);
      String ir = TestModules.module(SELECTION.formatted(parts[0], parts[1]));
      assertThat(assembly("k.ll", ir, "k")).as(form).doesNotContain("fmin", "fmax");
    }
  }

  /** Functions that choose instructions at run time are not in the image. */
  @Test
  void loadsAndStoresOfAtomicsAreExclusive() {
    String ir =
        TestModules.module(
            """
            define spir_kernel void @k(ptr addrspace(1) %a) #0 {
              %old = atomicrmw add ptr addrspace(1) %a, i32 1 seq_cst
              ret void
            }

            attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="k" }
            """);
    assertThat(assembly("k.ll", ir, "k"))
        .contains("ldaxr", "stlxr")
        .doesNotContain("__aarch64_ldadd");
  }

  /** {@code ci/aarch64.sh} brings the images. */
  static boolean isArm() {
    return System.getProperty("os.arch").equals("aarch64");
  }

  @Nested
  @EnabledIf(THIS + "isArm")
  class KernelsOnArm extends NativeKernelTest {
    @Override
    ImageTarget target() {
      return ImageTarget.AARCH64;
    }
  }

  @Nested
  @EnabledIf(THIS + "isArm")
  class RuntimeOnArm extends NativeRuntimeTest {
    @Override
    ImageTarget target() {
      return ImageTarget.AARCH64;
    }
  }

  @Nested
  @EnabledIf(THIS + "isArm")
  class MemoryOnArm extends NativeMemoryTest {
    @Override
    ImageTarget target() {
      return ImageTarget.AARCH64;
    }
  }

  @Nested
  @EnabledIf(THIS + "isArm")
  class BarriersOnArm extends NativeBarrierTest {
    @Override
    ImageTarget target() {
      return ImageTarget.AARCH64;
    }
  }

  @Nested
  @EnabledIf(THIS + "isArm")
  class ExactnessOnArm extends NativeExactnessTest {
    @Override
    ImageTarget target() {
      return ImageTarget.AARCH64;
    }
  }
}
