package dev.sycamore.binding.targets;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CpuLevelsTest {
  private static final String V2 = "cx16 lahf_lm popcnt pni sse4_1 sse4_2 ssse3";
  private static final String V3 = V2 + " avx avx2 bmi1 bmi2 f16c fma abm movbe xsave";

  @Test
  void levelsAreReadFromTheFirstProcessor(@TempDir Path folder) throws IOException {
    Path info = folder.resolve("cpuinfo");
    Files.writeString(
        info, "processor\t: 0\nflags\t\t: fpu " + V3 + "\n\nprocessor\t: 1\nflags\t\t: fpu\n");

    assertThat(CpuLevels.targets(CpuLevels.flags(info)))
        .containsExactlyInAnyOrder("x86_64", "x86_64_v2", "x86_64_v3");
  }

  /** An emulator shows the features of the processor that it runs on. */
  @Test
  void armHasOneLevelWhateverTheFileSays(@TempDir Path folder) throws IOException {
    Path info = Files.writeString(folder.resolve("cpuinfo"), "flags\t\t: fpu " + V3 + "\n");

    assertThat(of("Linux", "aarch64", info)).containsExactly("aarch64");
    assertThat(of("Linux", "amd64", info)).endsWith("x86_64_v3");
  }

  @Test
  void aLevelNeedsAllBelowIt() {
    assertThat(CpuLevels.targets(Set.of("avx", "avx2"))).containsExactly("x86_64");
    assertThat(CpuLevels.targets(Set.of(V2.split(" ")))).contains("x86_64_v2").hasSize(2);
  }

  @Test
  void whatCannotBeReadIsTheFirstLevel(@TempDir Path folder) {
    assertThat(CpuLevels.targets(CpuLevels.flags(folder.resolve("missing"))))
        .containsExactly("x86_64");
  }

  private static List<String> of(String system, String architecture, Path info) {
    return CpuLevels.of(HostPlatform.of(system, architecture), info);
  }

  /** Whatever file there is: it is one of Linux. */
  @Test
  void otherSystemsHaveOneLevel(@TempDir Path folder) throws IOException {
    Path info = Files.writeString(folder.resolve("cpuinfo"), "flags : fma\n");
    assertThat(of("Mac OS X", "aarch64", info)).containsExactly("aarch64_macos");
    assertThat(of("Mac OS X", "x86_64", info)).containsExactly("x86_64_macos");
    assertThat(of("Windows 11", "amd64", info)).containsExactly("x86_64_windows");
  }
}
