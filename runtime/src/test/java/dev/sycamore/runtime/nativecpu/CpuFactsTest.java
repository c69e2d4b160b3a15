package dev.sycamore.runtime.nativecpu;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CpuFactsTest {
  @TempDir Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void theFirstProcessorIsRead() throws IOException {
    Path info = file("cpuinfo", "processor\t: 0\nvendor_id\t: AuthenticAMD\n\nvendor_id\t: B\n");

    assertThat(CpuFacts.text(info, "vendor_id")).contains("AuthenticAMD");
    assertThat(CpuFacts.text(info, "vendor")).isEmpty();
    assertThat(CpuFacts.text(folder.resolve("none"), "vendor_id")).isEmpty();
  }

  @Test
  void theLimitOfAContainerCountsWhereItIsLessThanTheMachineHas() throws IOException {
    Path info = file("meminfo", "MemTotal:        2048 kB\nMemFree: 1 kB\n");

    assertThat(CpuFacts.memory(info, folder.resolve("none"))).isEqualTo(2L << 20);
    assertThat(CpuFacts.memory(info, file("max", "max\n"))).isEqualTo(2L << 20);
    assertThat(CpuFacts.memory(info, file("less", "1048576\n"))).isEqualTo(1L << 20);
    assertThat(CpuFacts.memory(info, file("more", "9999999999\n"))).isEqualTo(2L << 20);
    Path older = file("limit_in_bytes", "524288\n");
    assertThat(CpuFacts.memory(info, file("newer", "1048576\n"), older)).isEqualTo(1L << 19);
    assertThat(CpuFacts.memory(info, folder.resolve("none"), older)).isEqualTo(1L << 19);
    Path none = file("none_in_bytes", "9223372036854771712\n");
    assertThat(CpuFacts.memory(info, none)).isEqualTo(2L << 20);
    assertThat(CpuFacts.memory(file("odd", "MemTotal: ?\n"), folder.resolve("none"))).isZero();
  }
}
