package dev.sycamore.runtime.natives;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Folders and owners on systems other than Linux. */
class SystemFoldersTest {

  @Test
  void driversOfWindowsAreInTheFolderOfTheSystem() throws Exception {
    try (FileSystem windows = Jimfs.newFileSystem(Configuration.windows())) {
      Files.createDirectories(windows.getPath("C:\\Windows\\System32"));
      Files.createFile(windows.getPath("C:\\Windows\\System32\\OpenCL.dll"));
      Files.createDirectories(windows.getPath("C:\\Other\\System32"));
      Map<String, String> other = Map.of("SystemRoot", "C:\\Other");
      assertThat(WindowsDrivers.contain("OpenCL.dll", Map.of(), windows)).isTrue();
      assertThat(WindowsDrivers.contain("opencl.DLL", Map.of(), windows)).isTrue();
      assertThat(WindowsDrivers.contain("nvcuda.dll", Map.of(), windows)).isFalse();
      assertThat(WindowsDrivers.contain("OpenCL.dll", other, windows)).isFalse();
      assertThat(WindowsDrivers.contain("OpenCL.dll", Map.of("SystemRoot", "?:*"), windows))
          .isFalse();
    }
  }

  /** What macOS and the BSDs use. */
  @Test
  void theOwnerOfANewFileIsTheUserOfTheProcess() throws Exception {
    assertThat(FolderTrust.ownerOfNewFile()).isEqualTo(FolderTrust.ownUid());
  }
}
