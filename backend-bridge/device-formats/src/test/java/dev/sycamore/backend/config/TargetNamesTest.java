package dev.sycamore.backend.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.binding.targets.CpuLevels;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class TargetNamesTest {

  private final DeviceConfiguration standard = DeviceConfiguration.standard();
  private final TargetNames names = new TargetNames(() -> standard);

  /** What one option takes, all take; these GPUs are older than the oldest with code. */
  @Test
  void eachNameAndAliasIsThatOfAnImage() {
    List<String> without =
        standard.names().stream().filter(name -> names.find(name).isEmpty()).toList();

    assertThat(without).containsExactly("nvidia_gpu_sm_50", "nvidia_gpu_sm_52", "nvidia_gpu_sm_53");
    assertThat(ImageTarget.allNames()).allMatch(name -> standard.find(name).isPresent());
  }

  @Test
  void aliasesAreOneTarget() {
    for (TargetEntry entry : standard.targets()) {
      if (names.find(entry.name()).isPresent()) {
        assertThat(entry.aliases())
            .filteredOn(alias -> !alias.equals("amdgcn"))
            .allMatch(alias -> names.find(alias).equals(names.find(entry.name())));
      }
    }
    assertThat(Stream.of("intel_gpu_12_0", "intel_gpu_tgllp", "intel_gpu_tgl").map(names::parse))
        .allMatch(target -> target.processor().equals("tgllp"));
    assertThat(names.parse("spir64_gen")).isEqualTo(ImageTarget.parse("intel_gpu"));
  }

  /** As in clang's test Driver/sycl-oneapi-gpu-intelgpu.cpp. */
  @Test
  void intelsOfflineCompilerGetsTheWordsThatItGetsFromDpcpp() {
    assertThat(
            Stream.of("12_0_0", "12_61_7", "12_70_4", "arl_s", "12_71_4", "12_74_4", "dg2_g10")
                .map(device -> names.parse("intel_gpu_" + device).processor()))
        .containsExactly(
            "tgllp", "pvc_xt_c0_vg", "mtl_s", "mtl_s", "mtl_p", "xe_lpgplus_b0", "acm_g10");
    assertThat(Stream.of("bdw", "skl", "pvc", "bmg_g21", "bmg_g31", "lnl_m", "ptl_u", "wcl"))
        .allMatch(device -> names.parse("intel_gpu_" + device).processor().equals(device));
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "the names are those of Linux")
  void nativeIsTheBestLevelOfThisProcessor() {
    List<String> levels = CpuLevels.ofThisMachine();

    assertThat(names.parse("native").name()).isEqualTo(levels.get(levels.size() - 1));
  }

  @Test
  void anUnknownNameIsExplained() {
    assertThatThrownBy(() -> names.parse("nativ"))
        .hasMessage("unknown target 'nativ'; did you mean 'native'?");
    assertThatThrownBy(() -> names.parse("intel_gpu_12_O"))
        .hasMessage("unknown target 'intel_gpu_12_O'; did you mean 'intel_gpu_12_0'?");
    assertThatThrownBy(() -> names.parse("nvidia_gpu_sm_52"))
        .hasMessageContaining("no code can be generated for it");
    assertThatThrownBy(() -> names.parse("q"))
        .hasMessageContaining("the targets are spir64, ptx64");
  }
}
