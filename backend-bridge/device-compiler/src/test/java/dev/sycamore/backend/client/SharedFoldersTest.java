package dev.sycamore.backend.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.sycamore.backend.files.FileTrees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders that nobody else can have put something into. */
class SharedFoldersTest {

  private static final String NAME = "sycamore-test";
  private static final String TEMPORARY = "java.io.tmpdir";

  @TempDir private Path temporary;
  private Path folder;
  private String before;

  @BeforeEach
  void useOwnTemporaryFolder() {
    before = System.setProperty(TEMPORARY, temporary.toString());
    folder = temporary.resolve(NAME + "-" + System.getProperty("user.name"));
  }

  @AfterEach
  void reset() {
    System.setProperty(TEMPORARY, before);
    System.clearProperty("sycamore.private-folder." + NAME);
  }

  private static String permissions(Path folder) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(folder));
  }

  /** Another folder, private, and the same one each time; what the other made is as it was. */
  private void assertNotUsed() throws IOException {
    Path other = SharedFolders.ofUser(NAME);
    assertThat(other).isNotEqualTo(folder).isDirectory().hasParent(temporary);
    assertThat(permissions(other)).isEqualTo("rwx------");
    assertThat(SharedFolders.ofUser(NAME)).isEqualTo(other);
    assertThat(SharedFolders.ofUser(NAME)).isEqualTo(other);
    Set<Path> all = new TreeSet<>();
    try (Stream<Path> files = Files.list(temporary)) {
      files.filter(file -> file.getFileName().toString().startsWith(NAME)).forEach(all::add);
    }
    if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      assertThat(all).containsExactlyInAnyOrder(folder, other);
    }
  }

  @Test
  void isPrivateAndLasts() throws IOException {
    assertThat(SharedFolders.ofUser(NAME)).isEqualTo(folder);
    assertThat(permissions(folder)).isEqualTo("rwx------");
    assertThat(SharedFolders.ofUser(NAME)).isEqualTo(folder);
  }

  @Test
  void aFolderThatOthersCanWriteIsNotUsed() throws IOException {
    Files.createDirectory(folder);
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
    assertNotUsed();
  }

  @Test
  void aFolderOfAnotherUserIsNotUsed() throws IOException {
    Files.createDirectory(folder);
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
    try {
      Files.setOwner(
          folder,
          folder.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody"));
    } catch (IOException e) {
      assumeTrue(false, "only root can give files away");
    }
    assertNotUsed();
  }

  @Test
  void aLinkAndAFileAreNotUsed() throws IOException {
    Path target = Files.createDirectory(temporary.resolve("target"));
    Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("rwx------"));
    Files.createSymbolicLink(folder, target);
    assertNotUsed();
    Files.delete(folder);
    Files.writeString(folder, "a file");
    assertNotUsed();
  }

  @Test
  void whereThereCanBeNoFolderItIsAnError() {
    System.setProperty(TEMPORARY, temporary.resolve("missing").toString());
    assertThatThrownBy(() -> SharedFolders.ofUser(NAME)).isInstanceOf(IOException.class);
  }

  @Test
  void whoMakesAndRemovesTheFolderAllTheTimeDoesNotGetItUsed() throws Exception {
    AtomicBoolean ended = new AtomicBoolean();
    Thread attacker =
        new Thread(
            () -> {
              while (!ended.get()) {
                try {
                  Files.createDirectory(
                      folder,
                      PosixFilePermissions.asFileAttribute(
                          PosixFilePermissions.fromString("rwxrwxrwx")));
                  Files.setPosixFilePermissions(
                      folder, PosixFilePermissions.fromString("rwxrwxrwx"));
                  Files.delete(folder);
                } catch (IOException e) {
                  // The victim was quicker.
                  FileTrees.delete(folder);
                }
              }
            });
    attacker.start();
    try {
      for (int round = 0; round < 300; round++) {
        Path got = SharedFolders.ofUser(NAME);
        // Here both are one user, so a folder that was taken may have been removed since.
        assertThat(got).isAbsolute();
        if (!got.equals(folder)) {
          assertThat(permissions(got)).isEqualTo("rwx------");
        }
      }
    } finally {
      ended.set(true);
      attacker.join();
    }
  }
}
