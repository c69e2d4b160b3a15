package dev.sycamore.backend.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.DeviceBuildOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The folder of the cache is absolute, whatever the environment says. */
class CacheRootTest {

  @TempDir private Path folder;

  @Test
  void theFirstPlaceThatThereIsCounts() throws IOException {
    String xdg = folder.resolve("xdg").toString();
    String home = folder.resolve("home").toString();
    assertThat(CacheRoot.ofUser(xdg, home, home)).isEqualTo(folder.resolve("xdg/sycamore"));
    assertThat(CacheRoot.ofUser(null, home, "/x"))
        .isEqualTo(folder.resolve("home/.cache/sycamore"));
    assertThat(CacheRoot.ofUser("relative", home, null))
        .isEqualTo(folder.resolve("home/.cache/sycamore"));
  }

  @Test
  void aUserWithoutAnEntryHasTheHomeOfTheEnvironment() throws IOException {
    String home = folder.resolve("home").toString();
    assertThat(CacheRoot.ofUser(null, "?", home)).isEqualTo(folder.resolve("home/.cache/sycamore"));
  }

  @Test
  void withoutAHomeItIsAPrivateFolderForTemporaryFiles() throws IOException {
    String before = System.setProperty("java.io.tmpdir", folder.toString());
    try {
      Path file = Files.writeString(folder.resolve("file"), "no folder");
      for (String home : new String[] {"?", "", "relative", file.toString(), "\0"}) {
        Path root = CacheRoot.ofUser(null, home, home);
        assertThat(root.getParent()).as(home).isEqualTo(folder);
        assertThat(Files.getPosixFilePermissions(root))
            .isEqualTo(PosixFilePermissions.fromString("rwx------"));
      }
    } finally {
      System.setProperty("java.io.tmpdir", before);
    }
    assertThat(Path.of("?")).doesNotExist();
    assertThat(Path.of("relative")).doesNotExist();
  }

  @Test
  void aFolderThatAllUsersMayWriteIsNotUsed() throws IOException {
    Path shared = Files.createDirectories(folder.resolve("xdg/sycamore"));
    Files.setPosixFilePermissions(shared, PosixFilePermissions.fromString("rwxrwxrwx"));
    String before = System.setProperty("java.io.tmpdir", folder.toString());
    try {
      Path root = CacheRoot.ofUser(folder.resolve("xdg").toString(), null, null);
      assertThat(root.getParent()).isEqualTo(folder);
    } finally {
      System.setProperty("java.io.tmpdir", before);
    }
    assertThat(shared).isEmptyDirectory();

    Files.setPosixFilePermissions(shared, PosixFilePermissions.fromString("rwxrwxr-x"));
    assertThat(CacheRoot.ofUser(folder.resolve("xdg").toString(), null, null)).isEqualTo(shared);
  }

  @Test
  void nobodyElseCanWriteIt() throws IOException {
    Path root = CacheRoot.ofUser(null, folder.toString(), null);
    assertThat(FileOwnership.isOurs(root)).isTrue();
  }

  @Test
  void aRelativeFolderOfTheOptionsIsMadeAbsolute() throws IOException {
    DeviceBuildOptions options =
        DeviceBuildOptions.fromSystemProperties().withCacheDirectory(Path.of("relative"));
    assertThat(CacheRoot.of(options)).isEqualTo(Path.of("relative").toAbsolutePath());
  }
}
