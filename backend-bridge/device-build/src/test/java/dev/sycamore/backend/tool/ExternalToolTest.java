package dev.sycamore.backend.tool;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import dev.sycamore.binding.targets.HostPlatform;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ExternalToolTest {

  private static final HostPlatform WINDOWS = HostPlatform.of("Windows 11", "amd64");
  private static final HostPlatform MAC = HostPlatform.of("Mac OS X", "aarch64");

  private static Optional<String> find(
      FileSystem files, HostPlatform machine, String variable, String folders) {
    return ExternalTool.find(
            "ptxas", Map.of(variable, folders), Stream.of("/usr/bin", "?"), machine, files)
        .map(tool -> tool.program().toString());
  }

  @Test
  void onWindowsFoldersHaveDrivesAndProgramsASuffix() throws Exception {
    try (FileSystem files = Jimfs.newFileSystem(Configuration.windows())) {
      String folder = "C:\\Program Files\\NVIDIA GPU Computing Toolkit\\bin";
      Files.createDirectories(files.getPath(folder));
      Files.createFile(files.getPath(folder, "ptxas.exe"));
      Files.createFile(files.getPath(folder, "ptxas"));
      assertThat(find(files, WINDOWS, "Path", "C:\\Windows;<bad>;;bin;" + folder))
          .contains(folder + "\\ptxas.exe");
      assertThat(find(files, WINDOWS, "PATHEXT", folder)).isEmpty();
    }
  }

  @Test
  void onMacOsTheyAreThoseOfPosix() throws Exception {
    try (FileSystem files = Jimfs.newFileSystem(Configuration.osX())) {
      Files.createDirectories(files.getPath("/opt/a;b"));
      Files.createFile(files.getPath("/opt/a;b/ptxas"));
      assertThat(find(files, MAC, "PATH", "/bin::/opt/a;b")).contains("/opt/a;b/ptxas");
      assertThat(find(files, MAC, "Path", "/opt/a;b")).isEmpty();
    }
  }

  /** What is in the working folder is nobody's tool. */
  @Test
  void relativeFoldersAreNotSearched() throws Exception {
    try (FileSystem files = Jimfs.newFileSystem(Configuration.unix())) {
      Files.createFile(files.getPath("ptxas"));
      assertThat(find(files, MAC, "PATH", ".:")).isEmpty();
    }
  }
}
