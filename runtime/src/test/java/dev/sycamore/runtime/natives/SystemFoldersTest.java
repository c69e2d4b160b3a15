package dev.sycamore.runtime.natives;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.UserPrincipal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
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

  private static FileSystem windowsWithLists() {
    return Jimfs.newFileSystem(
        Configuration.windows().toBuilder().setAttributeViews("basic", "owner", "acl").build());
  }

  /** The simulated file system has no lists at the creation of folders, so that one is set here. */
  @Test
  void foldersOfWindowsThatOthersMayUseAreRefused() throws Exception {
    try (FileSystem windows = windowsWithLists()) {
      Path folder = Files.createDirectories(windows.getPath("C:\\Temp"));
      AclFileAttributeView view = Files.getFileAttributeView(folder, AclFileAttributeView.class);
      AclEntry own = AclFolders.onlyFor(Files.getOwner(folder));
      view.setAcl(List.of(own));
      assertThat(AclFolders.problem(folder)).isEmpty();
      UserPrincipal others =
          windows.getUserPrincipalLookupService().lookupPrincipalByName("others");
      view.setAcl(List.of(own, AclFolders.onlyFor(others)));
      assertThat(AclFolders.problem(folder)).contains(folder + " can be used by others");
    }
  }

  @Test
  void oldLibrariesAreDeleted() throws Exception {
    try (FileSystem windows = windowsWithLists()) {
      Path parent = Files.createDirectories(windows.getPath("C:\\Temp"));
      Path old = Files.createDirectory(parent.resolve("sycamore-native1"));
      Path young = Files.createDirectory(parent.resolve("sycamore-native2"));
      Path other = Files.createDirectory(parent.resolve("other"));
      Files.createFile(old.resolve("kernels.so"));
      FileTime before = FileTime.from(Instant.now().minus(Duration.ofHours(2)));
      Files.setLastModifiedTime(old, before);
      Files.setLastModifiedTime(other, before);
      Leftovers.delete(parent, "sycamore-native", Instant.now());
      assertThat(Files.exists(old)).isFalse();
      assertThat(Files.exists(young)).isTrue();
      assertThat(Files.exists(other)).isTrue();
    }
  }
}
