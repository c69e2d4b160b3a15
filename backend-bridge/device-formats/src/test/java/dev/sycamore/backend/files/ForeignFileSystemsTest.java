package dev.sycamore.backend.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.CopyOption;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.apache.lucene.tests.mockfile.FilterFileSystemProvider;
import org.apache.lucene.tests.mockfile.WindowsFS;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Files that are written together, on file systems as other systems have them. */
class ForeignFileSystemsTest {

  static Stream<Arguments> systems() {
    return Stream.of(
        Arguments.of(Configuration.windows(), "C:\\My Work\\classes"),
        Arguments.of(Configuration.osX(), "/Users/me/My Work/classes"),
        Arguments.of(Configuration.unix(), "/home/me/project/classes"));
  }

  @ParameterizedTest
  @MethodSource("systems")
  void allFilesAreWrittenOrNone(Configuration system, String folder) throws Exception {
    try (FileSystem files = Jimfs.newFileSystem(system)) {
      Path classes = Files.createDirectories(files.getPath(folder));
      Path first = new ResourceName("META-INF/sycamore/p/Unit.images").in(classes);
      Path second = new ResourceName("META-INF/sycamore/p/Unit.code").in(classes);
      write(classes, "1", first, second);
      assertThat(Files.readString(first)).isEqualTo("1");

      Files.delete(second);
      Files.createDirectory(second);
      assertThatThrownBy(() -> write(classes, "2", first, second))
          .hasMessageEndingWith("a folder is in the way");
      assertThat(Files.readString(first)).isEqualTo("1");
      try (ResourceTree tree = ResourceTree.open(classes);
          Stream<Path> beside = Files.list(classes.getParent())) {
        assertThat(tree.names("META-INF/"))
            .containsExactly(new ResourceName("META-INF/sycamore/p/Unit.images"));
        assertThat(beside).containsExactly(classes);
      }
    }
  }

  private static void write(Path classes, String content, Path... places) throws IOException {
    try (AtomicFiles files = AtomicFiles.below(classes)) {
      for (Path place : places) {
        files.add(place, content.getBytes(java.nio.charset.StandardCharsets.UTF_8));
      }
      files.commit();
    }
  }

  /** Where case tells files from each other they are two. */
  @ParameterizedTest
  @MethodSource("systems")
  void namesThatDifferByCaseAreNotOneFile(Configuration system, String folder) throws Exception {
    try (FileSystem files = Jimfs.newFileSystem(system)) {
      Path classes = Files.createDirectories(files.getPath(folder));
      Path upper = classes.resolve("Unit.images");
      Path lower = classes.resolve("unit.images");
      if (folder.startsWith("/home")) {
        write(classes, "1", upper, lower);
        assertThat(lower).exists();
      } else {
        assertThatThrownBy(() -> write(classes, "1", upper, lower))
            .isInstanceOf(FileSystemException.class)
            .hasMessageContaining("one file for this name and Unit.images");
        assertThat(upper).doesNotExist();
      }
    }
  }

  /** As on Windows: a file that is open is neither deleted nor replaced. */
  @Test
  void anOpenFileIsDeletedOnceItIsClosed(@TempDir Path temporary) throws Exception {
    FileSystem real = FileSystems.getDefault();
    Path folder = Files.createDirectory(new WindowsFS(real).wrapPath(temporary).resolve("scratch"));
    Path file = Files.writeString(folder.resolve("stderr"), "x");
    var open = Files.newInputStream(file);
    Thread closer =
        new Thread(
            () -> {
              try {
                Thread.sleep(200);
                open.close();
              } catch (IOException | InterruptedException e) {
                throw new AssertionError(e);
              }
            });
    closer.start();
    FileTrees.delete(folder);
    closer.join();
    assertThat(temporary.resolve("scratch")).doesNotExist();
  }

  /** A file system of Windows in which a scanner has the file for a while. */
  private static final class Scanned extends FilterFileSystemProvider {
    private final AtomicInteger failures;

    Scanned(FileSystem files, int failures) {
      super("scanned", files);
      this.failures = new AtomicInteger(failures);
    }

    @Override
    public void move(Path source, Path target, CopyOption... options) throws IOException {
      if (failures.getAndDecrement() > 0) {
        throw new AccessDeniedException(source.toString(), target.toString(), null);
      }
      super.move(source, target, options);
    }
  }

  private static Path scanned(FileSystem files, int failures) throws IOException {
    Path file = files.getPath("C:\\work\\new");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "new");
    return new Scanned(files, failures).wrapPath(file);
  }

  @Test
  void aFileThatIsOpenForAMomentIsReplaced() throws Exception {
    try (FileSystem windows = Jimfs.newFileSystem(Configuration.windows())) {
      assertThat(windows.supportedFileAttributeViews()).doesNotContain("posix");
      Path file = scanned(windows, 3);
      AtomicMoves.replace(file, file.resolveSibling("place"));
      assertThat(Files.readString(windows.getPath("C:\\work\\place"))).isEqualTo("new");
    }
  }

  @Test
  void aFileThatStaysOpenIsAnError() throws Exception {
    try (FileSystem windows = Jimfs.newFileSystem(Configuration.windows())) {
      Path file = scanned(windows, 1000);
      assertThatThrownBy(() -> AtomicMoves.replace(file, file.resolveSibling("place")))
          .isInstanceOf(AccessDeniedException.class);
    }
  }

  /** No permissions, and owners without numbers. */
  @Test
  void temporaryFoldersNeedNoPermissionsOfPosix() throws Exception {
    try (FileSystem windows = Jimfs.newFileSystem(Configuration.windows())) {
      Path parent = Files.createDirectories(windows.getPath("C:\\Users\\Jo Doe\\Temp"));
      Path path;
      try (TemporaryFolder folder = TemporaryFolder.create(parent, "sycamore-worker")) {
        path = folder.path();
        Files.writeString(path.resolve("stderr"), "x");
      }
      assertThat(path).doesNotExist();
    }
  }
}
