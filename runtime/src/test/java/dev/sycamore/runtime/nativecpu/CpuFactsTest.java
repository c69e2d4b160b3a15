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
  void theLimitOfAContainerCountsWhereItIsLessThanTheMachineHas() throws IOException {
    Path info = file("meminfo", "MemTotal:        2048 kB\nMemFree: 1 kB\n");

    assertThat(CpuFacts.memory(info, limit("none"))).isEqualTo(2L << 20);
    assertThat(CpuFacts.memory(info, limit("max"))).isEqualTo(2L << 20);
    assertThat(CpuFacts.memory(info, limit("1048576"))).isEqualTo(1L << 20);
    assertThat(CpuFacts.memory(info, limit("9999999999"))).isEqualTo(2L << 20);
    assertThat(CpuFacts.memory(file("odd", "MemTotal: ?\n"), limit("none"))).isZero();
  }

  private MemoryLimit limit(String bytes) throws IOException {
    Path mount = Files.createTempDirectory(folder, "mount");
    Files.writeString(mount.resolve("memory.max"), bytes + "\n");
    return new MemoryLimit(folder.resolve("none"), mount);
  }
}
