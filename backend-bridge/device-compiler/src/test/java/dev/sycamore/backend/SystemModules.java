package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.target.ImageTarget;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** Modules whose images are looked at as files of another system, and what holds for all. */
final class SystemModules {

  /** A private array of many pages, of which a work-item uses one element. */
  private static final String LARGE_FRAME =
      TestModules.module(
          """
          declare spir_func i64 @_Z13get_global_idj(i32)

          define spir_kernel void @k(ptr addrspace(1) %a) #0 {
            %own = alloca [8192 x i32], align 4
            %id = call spir_func i64 @_Z13get_global_idj(i32 0)
            %at = getelementptr i32, ptr addrspace(1) %a, i64 %id
            %index = load i32, ptr addrspace(1) %at, align 4
            %wide = zext i32 %index to i64
            %slot = getelementptr [8192 x i32], ptr %own, i64 0, i64 %wide
            store volatile i32 7, ptr %slot, align 4
            %value = load volatile i32, ptr %slot, align 4
            store i32 %value, ptr addrspace(1) %at, align 4
            ret void
          }

          attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="k" }
          """);

  private SystemModules() {}

  /** Kernels of all kinds: with barriers, sub-groups, math, checks, large frames. */
  static Stream<BuildJob> jobs(ImageTarget target) {
    return Stream.concat(
        Stream.of("vector_add", "math", "fma", "half", "barrier", "waits", "mixed", "atomics")
            .map(name -> TestModules.job(name, target)),
        Stream.of(
            TestModules.job("checks", target),
            TestModules.job("memory", target),
            TestModules.job("k.ll", LARGE_FRAME, target, List.of("k"))));
  }

  static String assembly(String name, ImageTarget target) {
    return assembly(name + ".ll", TestModules.text(name), name, target);
  }

  private static String assembly(String name, String ir, String kernel, ImageTarget target) {
    BuildJob job = TestModules.job(name, ir, target, List.of(kernel), BuildOutput.ASSEMBLY);
    return new String(TestModules.image(job), StandardCharsets.UTF_8);
  }

  static void assertSameBytes(ImageTarget target) {
    for (String name : List.of("vector_add", "barrier")) {
      BuildJob job = TestModules.job(name, target);
      assertThat(TestModules.image(job)).isEqualTo(TestModules.image(job));
    }
  }

  /**
   * No frame goes over a page that nothing touches.
   *
   * @param probe what touches one
   */
  static void assertProbes(ImageTarget target, String probe) {
    assertThat(assembly("k.ll", LARGE_FRAME, "k", target)).contains(probe);
  }
}
