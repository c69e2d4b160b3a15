package dev.sycamore.binding.targets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CpuLevelAdviceTest {
  private static final List<String> V3 = List.of("x86_64", "x86_64_v2", "x86_64_v3");
  private static final List<String> V4 = List.of("x86_64", "x86_64_v2", "x86_64_v3", "x86_64_v4");

  @Test
  void theBestLevelIsAddedToWhatTheImagesAreFor() {
    assertThat(CpuLevelAdvice.of(List.of(List.of("opencl", "spir64", "x86_64")), V3))
        .contains(
            "compiled for x86_64; this CPU would run x86_64_v3: add"
                + " -Asycamore.targets=x86_64,x86_64_v3,spir64");
    assertThat(
            CpuLevelAdvice.of(List.of(List.of("x86_64", "x86_64_v3", "ptx64", "llvm_nvptx64")), V4))
        .contains(
            "compiled for x86_64_v3; this CPU would run x86_64_v4: add"
                + " -Asycamore.targets=x86_64,x86_64_v3,x86_64_v4,ptx64");
  }

  @Test
  void oneKernelWithoutTheBestLevelIsEnough() {
    assertThat(CpuLevelAdvice.of(List.of(List.of("x86_64", "x86_64_v3"), List.of("x86_64")), V3))
        .isPresent();
  }

  @Test
  void thereIsNoneWhereNothingWouldBeFaster() {
    assertThat(CpuLevelAdvice.of(List.of(List.of("x86_64", "x86_64_v3")), V3)).isEmpty();
    assertThat(CpuLevelAdvice.of(List.of(List.of("x86_64_v3")), V3)).isEmpty();
    assertThat(CpuLevelAdvice.of(List.of(List.of("spir64")), V4)).isEmpty();
    assertThat(CpuLevelAdvice.of(List.of(List.of("x86_64_v4")), V3)).isEmpty();
    // The code for the first two levels is the same.
    assertThat(CpuLevelAdvice.of(List.of(List.of("x86_64")), List.of("x86_64", "x86_64_v2")))
        .isEmpty();
    assertThat(CpuLevelAdvice.of(List.of(), V4)).isEmpty();
  }
}
