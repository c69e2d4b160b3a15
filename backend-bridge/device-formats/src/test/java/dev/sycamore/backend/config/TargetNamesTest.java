package dev.sycamore.backend.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.backend.target.ImageTarget;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

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

  @Test
  void anUnknownNameIsExplained() {
    assertThatThrownBy(() -> names.parse("intel_gpu_12_O"))
        .hasMessage("unknown target 'intel_gpu_12_O'; did you mean 'intel_gpu_12_0'?");
    assertThatThrownBy(() -> names.parse("nvidia_gpu_sm_52"))
        .hasMessageContaining("no code can be generated for it");
    assertThatThrownBy(() -> names.parse("q"))
        .hasMessageContaining("the targets are spir64, ptx64");
  }
}
