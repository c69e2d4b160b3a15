package dev.sycamore.binding.targets;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NamedTargetsTest {

  @Test
  void aGpuIsItsOwnTargetAndTheGenericOneOfItsVendor() {
    assertThat(NamedTargets.of(GpuVendor.INTEL, "12.60"))
        .containsExactly("intel_gpu", "intel_gpu_pvc");
    assertThat(NamedTargets.of(GpuVendor.INTEL, "99.1")).containsExactly("intel_gpu");
    assertThat(NamedTargets.of(GpuVendor.AMD, "gfx90a")).containsExactly("amd_gpu_gfx90a");
    assertThat(NamedTargets.of(GpuVendor.AMD, "gfx90")).isEmpty();
    assertThat(NamedTargets.of(GpuVendor.NVIDIA, "6.1")).containsExactly("nvidia_gpu_sm_61");
  }

  /** Code for sm_90a uses what only that architecture has; its GPUs are those of sm_90. */
  @Test
  void aComputeCapabilityIsTheTargetWithAndWithoutItsOwnFeatures() {
    assertThat(NamedTargets.of(GpuVendor.NVIDIA, "9.0"))
        .containsExactly("nvidia_gpu_sm_90", "nvidia_gpu_sm_90a", "ptx64");
  }

  @Test
  void numbersHaveNamesAndNamesHaveNumbers() {
    assertThat(NamedTargets.all()).extracting(NamedTarget::number).doesNotHaveDuplicates();
    assertThat(NamedTargets.all()).extracting(NamedTarget::name).doesNotHaveDuplicates();
    for (NamedTarget target : NamedTargets.all()) {
      assertThat(NamedTargets.number(target.name())).isEqualTo(target.number());
      assertThat(NamedTargets.name(target.number())).contains(target.name());
    }
    assertThat(NamedTargets.number("intel_gpu_11_1")).isEqualTo(1911806411);
    assertThat(NamedTargets.name(1911806411)).isEmpty();
  }
}
