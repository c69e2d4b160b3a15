package dev.sycamore.backend.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.apache.lucene.tests.mockfile.FilterFileSystemProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are written together, and what is there meanwhile. */
class AtomicFilesTest {

  @TempDir private Path temporary;
  private Path classes;

  @BeforeEach
  void createClasses() throws IOException {
    classes = Files.createDirectories(temporary.resolve("target/classes"));
  }

  private List<String> tree(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.skip(1).map(file -> folder.relativize(file).toString()).sorted().toList();
    }
  }

  @Test
  void aFolderInTheWayOfTheSecondFileLeavesTheFirstOne() throws Exception {
    Path first = Files.writeString(classes.resolve("first"), "old");
    Path second = Files.createDirectories(classes.resolve("second"));
    try (AtomicFiles files = AtomicFiles.below(classes)) {
      files.add(first, new byte[] {1});
      files.add(second, new byte[] {2});
      assertThatThrownBy(files::commit)
          .isInstanceOf(FileSystemException.class)
          .hasMessage(second + ": a folder is in the way");
    }
    assertThat(first).hasContent("old");
    assertThat(tree(temporary))
        .containsExactly(
            "target", "target/classes", "target/classes/first", "target/classes/second");
  }

  /** A jar that is made of the classes of a build that was killed has nothing of it. */
  @Test
  void nothingTemporaryIsInsideAFolderOfClasses() throws Exception {
    try (AtomicFiles files = AtomicFiles.below(classes)) {
      files.add(classes.resolve("META-INF/sycamore/X.images"), new byte[] {1});
      assertThat(tree(classes)).isEmpty();
      files.commit();
      assertThat(tree(classes))
          .containsExactly("META-INF", "META-INF/sycamore", "META-INF/sycamore/X.images");
    }
    assertThat(tree(temporary)).filteredOn(name -> name.contains(".sycamore")).isEmpty();
  }

  /**
   * A folder of a system whose root was changed, whose list of what is mounted does not have it.
   */
  private static Path inAChangedRoot(Path folder) {
    FilterFileSystemProvider provider =
        new FilterFileSystemProvider("changed", FileSystems.getDefault()) {
          @Override
          public FileStore getFileStore(Path path) throws IOException {
            throw new IOException("Mount point not found");
          }
        };
    return provider.wrapPath(folder);
  }

  @Test
  void filesAreWrittenWhereTheFileSystemIsNotListed() throws Exception {
    Path folder = inAChangedRoot(classes);
    try (AtomicFiles files = AtomicFiles.below(folder)) {
      files.add(folder.resolve("META-INF/X.images"), new byte[] {1});
      assertThat(tree(classes)).isEmpty();
      files.commit();
    }
    assertThat(tree(classes)).containsExactly("META-INF", "META-INF/X.images");
  }

  /** Commands of one process, and containers whose processes have the same number. */
  @Test
  void twoWritersOfOneFileDoNotMeet() throws Exception {
    Path file = classes.resolve("file");
    try (AtomicFiles one = AtomicFiles.anywhere();
        AtomicFiles other = AtomicFiles.anywhere()) {
      one.add(file, new byte[] {1});
      other.add(file, new byte[] {2});
      one.commit();
      assertThat(file).hasBinaryContent(new byte[] {1});
      other.commit();
      assertThat(file).hasBinaryContent(new byte[] {2});
    }
    assertThat(tree(classes)).containsExactly("file");
  }

  @Test
  void whatKilledBuildsLeftIsDeletedAndWhatIsInUseIsNot() throws Exception {
    Path left = abandoned(".sycamore-1");
    Path young = Files.createDirectories(temporary.resolve("target/.sycamore-2"));
    try (TemporaryFolder used = TemporaryFolder.create(temporary.resolve("target"), ".sycamore-")) {
      Path content = Files.writeString(used.path().resolve("content"), "in use");
      age(used.path());
      Process other = otherProcess(abandoned(".sycamore-3"));
      try (AtomicFiles files = AtomicFiles.below(classes)) {
        files.add(classes.resolve("a"), new byte[] {1});
        files.commit();
        assertThat(content).hasContent("in use");
        assertThat(temporary.resolve("target/.sycamore-3")).exists();
      } finally {
        other.destroyForcibly().waitFor();
      }
    }
    assertThat(left).doesNotExist();
    assertThat(young).exists();
    try (TemporaryFolder next = TemporaryFolder.create(temporary.resolve("target"), ".sycamore-")) {
      assertThat(next.path()).exists();
    }
    assertThat(tree(temporary.resolve("target")))
        .containsExactly(".sycamore-2", "classes", "classes/a");
  }

  private Path abandoned(String name) throws IOException {
    Path folder = Files.createDirectories(temporary.resolve("target").resolve(name));
    Files.writeString(folder.resolve(".lock"), "");
    Files.writeString(folder.resolve("new-0"), "half");
    age(folder);
    return folder;
  }

  private static void age(Path folder) throws IOException {
    Files.setLastModifiedTime(folder, FileTime.from(Instant.now().minusSeconds(7200)));
  }

  /** A process that holds the lock of a folder. */
  private static Process otherProcess(Path folder) throws IOException {
    Process process =
        new ProcessBuilder(
                System.getProperty("java.home") + "/bin/java",
                "-cp",
                System.getProperty("java.class.path"),
                Locker.class.getName(),
                folder.resolve(".lock").toString())
            .start();
    assertThat(process.getInputStream().read()).isEqualTo('L');
    return process;
  }

  /** Locks a file until it is killed. */
  static final class Locker {
    private Locker() {}

    public static void main(String[] arguments) throws Exception {
      try (var channel =
              java.nio.channels.FileChannel.open(
                  Path.of(arguments[0]), java.nio.file.StandardOpenOption.WRITE);
          var lock = channel.lock()) {
        System.out.print(lock.isValid() ? "L" : "");
        System.out.flush();
        Thread.sleep(600_000);
      }
    }
  }
}
