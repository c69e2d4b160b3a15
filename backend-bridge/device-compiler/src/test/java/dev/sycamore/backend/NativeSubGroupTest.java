package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.target.ImageTarget;
import java.nio.IntBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lwjgl.BufferUtils;

/** Which sub-groups kernels of native images have. */
@Tag("one-jdk")
@Tag("module")
class NativeSubGroupTest {

  private static final String KERNEL =
      """
      declare spir_func i64 @_Z13get_global_idj(i32)
      declare spir_func i32 @__sycamore_sub_group_width()
      declare spir_func i32 @__sycamore_sub_group_size()
      declare spir_func i32 @__sycamore_sub_group_local_id()
      declare spir_func i32 @__sycamore_sub_group_group_id()
      declare spir_func void @__sycamore_sub_group_barrier()
      declare spir_func i32 @__sycamore_sub_group_shuffle(i32, i32) convergent

      define spir_kernel void @ask(ptr addrspace(1) %out) #0 !intel_reqd_sub_group_size !0 {
        %id = call spir_func i64 @_Z13get_global_idj(i32 0)
        %width = call spir_func i32 @__sycamore_sub_group_width()
        %size = call spir_func i32 @__sycamore_sub_group_size()
        %local = call spir_func i32 @__sycamore_sub_group_local_id()
        %group = call spir_func i32 @__sycamore_sub_group_group_id()
        call spir_func void @__sycamore_sub_group_barrier()
        %last = sub i32 %size, 1
        %from = sub i32 %last, %local
        %other = call spir_func i32 @__sycamore_sub_group_shuffle(i32 %local, i32 %from)
        %a = mul i32 %width, 1000000
        %b = mul i32 %size, 10000
        %c = mul i32 %group, 100
        %d = add i32 %a, %b
        %e = add i32 %c, %other
        %f = add i32 %d, %e
        %at = getelementptr i32, ptr addrspace(1) %out, i64 %id
        store i32 %f, ptr addrspace(1) %at
        ret void
      }
      attributes #0 = { "sycamore-kernel-form"="nd_range" "sycamore-kernel-dims"="1" }
      !0 = !{SIZE}
      """;

  private static BuildJob job(String text, ImageTarget target, BuildOutput output) {
    BuildJob job =
        TestModules.job("sub-groups.ll", TestModules.module(text), target, List.of("ask"));
    return new BuildJob(job.name(), job.ir(), target, job.kernels(), output);
  }

  /** A name is any size, and so is one that no native image has: it is launched elsewhere. */
  @ParameterizedTest
  @CsvSource({
    "i32 1, x86_64, 1",
    "i32 4, x86_64, 4",
    "i32 8, x86_64, 8",
    "i32 16, x86_64, 16",
    "'!\"primary\"', x86_64, 4",
    "i32 32, x86_64, 4",
  })
  void kernelsHaveTheSizeThatTheyRequire(String required, String target, int size) {
    assertSize(KERNEL.replace("SIZE", required), ImageTarget.parse(target), size);
  }

  private static void assertSize(String text, ImageTarget target, int size) {
    int local = 21;
    int n = 2 * local;
    IntBuffer out = BufferUtils.createIntBuffer(n);
    BuildJob job = job(text, target, BuildOutput.IMAGE);
    try (TestNativeImage image = new TestNativeImage(TestModules.image(job))) {
      image.run(
          "ask",
          new TestArgumentBlock().add(out),
          TestLaunchRange.ndRange(new long[] {n}, new long[] {local}));
    }
    for (int i = 0; i < n; i++) {
      int at = i % local;
      int members = Math.min(size, local - at / size * size);
      int expected =
          size * 1_000_000 + members * 10_000 + at / size * 100 + members - 1 - at % size;
      assertThat(out.get(i)).as("work-item " + i).isEqualTo(expected);
    }
  }

  /** The kernel calls a function, which calls one that requires a size. */
  private static String calling(String ofKernel, String ofCalled) {
    return KERNEL
            .replace("!intel_reqd_sub_group_size !0 ", ofKernel)
            .replace("!0 = !{SIZE}", "")
            .replace("%width = call", "call spir_func void @first()\n  %width = call")
        + """
          define spir_func void @second() !intel_reqd_sub_group_size !1 {
            ret void
          }
          define spir_func void @first() %s {
            call spir_func void @second()
            ret void
          }
          !1 = !{i32 16}
          !2 = !{i32 8}
          """
            .formatted(ofCalled);
  }

  /** A library's function may require what the kernel does not say. */
  @ParameterizedTest
  @ValueSource(strings = {"", "!intel_reqd_sub_group_size !1"})
  void functionsThatKernelsCallRequireTheSize(String ofOthers) {
    assertSize(calling(ofOthers + " ", ofOthers), ImageTarget.X86_64, 16);
  }

  @Test
  void differentSizesAreRefused() {
    String text = calling("", "!intel_reqd_sub_group_size !2");
    assertThat(TestModules.failure(job(text, ImageTarget.X86_64, BuildOutput.IMAGE)).line())
        .contains("kernel 'ask'", "require sub-groups of different sizes: [8, 16]");
  }

  @ParameterizedTest
  @CsvSource({"x86_64, 4", "x86_64_v2, 4", "x86_64_v3, 8", "x86_64_v4, 16", "aarch64, 4"})
  void otherwiseAsManyAsTheTargetHasLanes(String target, int size) {
    String text = KERNEL.replace("!intel_reqd_sub_group_size !0 ", "").replace("!0 = !{SIZE}", "");
    byte[] ir = TestModules.image(job(text, ImageTarget.parse(target), BuildOutput.LLVM_IR));
    assertThat(new String(ir, StandardCharsets.UTF_8))
        .contains("store <" + size + " x i32>")
        .doesNotContain("__sycamore_sub_group");
  }

  @Test
  void whatCannotRunInLanesIsRefused() {
    String text =
        KERNEL
            .replace("SIZE", "i32 8")
            .replace(
                "%last = sub i32 %size, 1",
                """
                %array = alloca i32, i32 %size
                store volatile i32 %size, ptr %array
                %last = sub i32 %size, 1
                """);
    assertThat(TestModules.failure(job(text, ImageTarget.X86_64, BuildOutput.IMAGE)).line())
        .contains(
            "kernel 'ask'", "its sub-groups cannot run in lanes: an array's size is computed");
  }
}
