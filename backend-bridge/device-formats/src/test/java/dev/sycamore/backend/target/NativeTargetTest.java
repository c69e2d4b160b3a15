package dev.sycamore.backend.target;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.targets.HostPlatform;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NativeTargetTest {
  private static Optional<String> nameOn(String system, String architecture, String... levels) {
    return NativeTarget.of(HostPlatform.of(system, architecture), () -> List.of(levels))
        .map(ImageTarget::name);
  }

  @Test
  void itIsTheHighestLevel() {
    assertThat(nameOn("Linux", "amd64", "x86_64", "x86_64_v2", "x86_64_v3")).contains("x86_64_v3");
    assertThat(nameOn("Linux", "amd64", "x86_64")).contains("x86_64");
    assertThat(nameOn("Linux", "aarch64", "aarch64")).contains("aarch64");
    assertThat(nameOn("Mac OS X", "aarch64", "aarch64_macos")).contains("aarch64_macos");
  }

  @Test
  void buildsOnOtherMachinesMakeTheirOwnCodeToo() {
    assertThat(standardOn("Linux", "amd64"))
        .containsExactly("x86_64", "x86_64_v3", "spir64", "ptx64");
    assertThat(standardOn("Linux", "aarch64"))
        .containsExactly("x86_64", "x86_64_v3", "aarch64", "spir64", "ptx64");
    assertThat(standardOn("Mac OS X", "aarch64"))
        .containsExactly("x86_64", "x86_64_v3", "aarch64_macos", "spir64", "ptx64");
    assertThat(standardOn("Mac OS X", "x86_64"))
        .containsExactly("x86_64", "x86_64_v3", "x86_64_macos", "spir64", "ptx64");
    assertThat(standardOn("Windows 11", "amd64"))
        .containsExactly("x86_64", "x86_64_v3", "x86_64_windows", "spir64", "ptx64");
    assertThat(standardOn("Windows 11", "aarch64")).doesNotContain("x86_64_windows");
  }

  @Test
  void librariesHaveTheNamesOfTheirSystems() {
    assertThat(ImageTarget.X86_64.format().suffix()).isEqualTo(".x86_64.so");
    assertThat(ImageTarget.AARCH64_MACOS.format().suffix()).isEqualTo(".aarch64_macos.dylib");
    assertThat(ImageTarget.X86_64_MACOS.format().suffix()).isEqualTo(".x86_64_macos.dylib");
    assertThat(ImageTarget.X86_64_WINDOWS.format().suffix()).isEqualTo(".x86_64_windows.dll");
  }

  private static List<String> standardOn(String system, String architecture) {
    return StandardTargets.of(HostPlatform.of(system, architecture)).stream()
        .map(ImageTarget::name)
        .toList();
  }

  @Test
  void otherMachinesHaveNone() {
    assertThat(nameOn("Linux", "riscv64", "x86_64")).isEmpty();
    assertThat(nameOn("Windows 11", "aarch64", "x86_64")).isEmpty();
    assertThat(nameOn("FreeBSD", "amd64", "x86_64")).isEmpty();
  }
}
