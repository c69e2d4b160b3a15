package dev.sycamore.backend.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.files.FileTrees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Folders that nobody else can have put something into. */
class SharedFoldersTest {

  private static final String NAME = "sycamore-test-" + ProcessHandle.current().pid();

  private Path folder;

  @AfterEach
  void delete() {
    FileTrees.delete(folder);
  }

  @Test
  void isPrivateAndLasts() throws IOException {
    folder = SharedFolders.ofUser(NAME);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
        .isEqualTo("rwx------");
    assertThat(SharedFolders.ofUser(NAME)).isEqualTo(folder);
  }

  @Test
  void aFolderThatOthersCanWriteIsNotUsed() throws IOException {
    folder = SharedFolders.ofUser(NAME);
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
    Path other = SharedFolders.ofUser(NAME);
    assertThat(other).isNotEqualTo(folder).isDirectory();
    FileTrees.delete(other);
  }

  @Test
  void aLinkIsNotUsed() throws IOException {
    folder = SharedFolders.ofUser(NAME);
    Files.delete(folder);
    Path target = Files.createTempDirectory("target");
    Files.createSymbolicLink(folder, target);
    Path other = SharedFolders.ofUser(NAME);
    assertThat(other).isNotEqualTo(folder);
    FileTrees.delete(other);
    FileTrees.delete(target);
    Files.delete(folder);
  }
}
