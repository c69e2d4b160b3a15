package dev.sycamore.backend.target;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NativeTargetTest {
  private static Optional<String> nameOn(String system, String architecture, String... levels) {
    return NativeTarget.of(system, architecture, () -> List.of(levels)).map(ImageTarget::name);
  }

  @Test
  void itIsTheHighestLevel() {
    assertThat(nameOn("Linux", "amd64", "x86_64", "x86_64_v2", "x86_64_v3")).contains("x86_64_v3");
    assertThat(nameOn("Linux", "amd64", "x86_64")).contains("x86_64");
    assertThat(nameOn("Linux", "aarch64", "aarch64")).contains("aarch64");
  }

  @Test
  void otherMachinesHaveNone() {
    assertThat(nameOn("Linux", "riscv64", "x86_64")).isEmpty();
    assertThat(nameOn("Mac OS X", "amd64", "x86_64")).isEmpty();
    assertThat(nameOn("Windows 11", "amd64", "x86_64")).isEmpty();
  }
}
