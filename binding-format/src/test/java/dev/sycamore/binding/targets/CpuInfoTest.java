package dev.sycamore.binding.targets;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CpuInfoTest {
  @Test
  void theFirstProcessorIsRead(@TempDir Path folder) throws IOException {
    Path info = folder.resolve("cpuinfo");
    Files.writeString(info, "processor\t: 0\nvendor_id\t: AuthenticAMD\n\nvendor_id\t: B\n");

    assertThat(CpuInfo.text(info, "vendor_id")).contains("AuthenticAMD");
    assertThat(CpuInfo.text(info, "vendor")).isEmpty();
    assertThat(CpuInfo.text(folder.resolve("none"), "vendor_id")).isEmpty();
  }
}
