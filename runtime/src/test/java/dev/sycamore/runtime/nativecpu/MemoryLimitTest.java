package dev.sycamore.runtime.nativecpu;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MemoryLimitTest {
  private static final String NO_LIMIT = "9223372036854771712";

  @TempDir Path folder;

  private void limit(String file, String bytes) throws IOException {
    Path path = folder.resolve("mount").resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, bytes + "\n");
  }

  private long bytes(String groups) throws IOException {
    Path file = Files.writeString(folder.resolve("cgroup"), groups);
    return new MemoryLimit(file, folder.resolve("mount")).bytes();
  }

  @Test
  void theLimitOfVersion1IsThatOfTheProcessesGroup() throws IOException {
    limit("memory/memory.limit_in_bytes", NO_LIMIT);
    limit("memory/docker/abc/memory.limit_in_bytes", "1000");
    limit("memory/docker/other/memory.limit_in_bytes", "10");
    limit("cpu/docker/abc/memory.limit_in_bytes", "10");

    assertThat(bytes("5:devices:/\n4:memory:/docker/abc\n3:cpu,cpuacct:/docker/abc\n0::/\n"))
        .isEqualTo(1000);
  }

  @Test
  void aContainerSeesItsOwnGroupAsTheRoot() throws IOException {
    limit("memory/memory.limit_in_bytes", "5000");

    assertThat(bytes("4:cpu,memory:/docker/abc\n")).isEqualTo(5000);
    assertThat(bytes("4:memory:/../../x\n")).isEqualTo(5000);
  }

  @Test
  void theLimitsOfGroupsAroundItCount() throws IOException {
    limit("user.slice/memory.max", "2000");
    limit("user.slice/app/memory.max", "max");
    limit("user.slice/app/inner/memory.max", "3000");

    assertThat(bytes("0::/user.slice/app/inner\n")).isEqualTo(2000);
    assertThat(bytes("0::/user.slice/app\n")).isEqualTo(2000);
    assertThat(bytes("0::/system.slice\n")).isZero();
  }

  @Test
  void whatCannotBeReadIsNoLimit() throws IOException {
    limit("memory/memory.limit_in_bytes", NO_LIMIT);

    assertThat(bytes("odd\n4:memory:/\n")).isZero();
    assertThat(new MemoryLimit(folder.resolve("none"), folder.resolve("none")).bytes()).isZero();
  }
}
