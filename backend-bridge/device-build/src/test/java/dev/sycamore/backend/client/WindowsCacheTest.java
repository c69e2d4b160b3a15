package dev.sycamore.backend.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.CopyOption;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.lucene.tests.mockfile.FilterFileSystemProvider;
import org.apache.lucene.tests.mockfile.FilterPath;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The user's cache on Windows, where files that somebody has open stay where they are. */
class WindowsCacheTest {
  private static final Platform WINDOWS = Platform.of("Windows 11", "amd64");

  private FileSystem files;
  private Path root;

  @BeforeEach
  void makeFiles() throws IOException {
    files = Jimfs.newFileSystem(Configuration.windows());
    root = Files.createDirectories(files.getPath("C:\\Users\\Jo Döe\\.cache\\sycamore"));
  }

  @AfterEach
  void closeFiles() throws IOException {
    files.close();
  }

  /** Files and folders cannot be moved for a while, or be deleted. */
  private static final class Open extends FilterFileSystemProvider {
    private final List<String> names;
    private int moves;

    Open(FileSystem files, int moves, String... names) {
      super("open", files);
      this.moves = moves;
      this.names = List.of(names);
    }

    @Override
    public void move(Path source, Path target, CopyOption... options) throws IOException {
      if (moves > 0) {
        moves--;
        throw new AccessDeniedException(source.toString(), target.toString(), null);
      }
      super.move(source, target, options);
    }

    @Override
    public boolean deleteIfExists(Path path) throws IOException {
      if (names.contains(path.getFileName().toString())) {
        throw new AccessDeniedException(path.toString());
      }
      return super.deleteIfExists(path);
    }

    Path wrap(Path path) {
      return wrapPath(path);
    }
  }

  private static Path jar(Path folder) throws IOException {
    Path jar = folder.resolve("llvm-windows-x86_64.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (NativeLibrary library : WINDOWS.libraries()) {
        zip.putNextEntry(new ZipEntry(WINDOWS.entry(library)));
        zip.write(library.name().getBytes(java.nio.charset.StandardCharsets.UTF_8));
      }
    }
    return jar;
  }

  /** A scanner reads what was just unpacked, and the folder cannot be renamed meanwhile. */
  @Test
  void librariesAreUnpackedWhileAScannerReadsThem(@TempDir Path folder) throws Exception {
    NativeCache cache = new NativeCache(new Open(files, 8).wrap(root), WINDOWS);

    Path libraries = FilterPath.unwrap(cache.unpack(jar(folder), true));

    try (Stream<Path> unpacked = Files.list(libraries)) {
      assertThat(unpacked.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("Remarks.dll", "LTO.dll", "jniLLVM.dll", "lld.exe", "llc.exe");
    }
    try (Stream<Path> all = Files.list(root)) {
      assertThat(all).containsExactly(libraries);
    }
  }

  @Test
  void aFolderThatStaysOpenIsAnError(@TempDir Path folder) throws Exception {
    Path jar = jar(folder);
    NativeCache cache = new NativeCache(new Open(files, 1000).wrap(root), WINDOWS);

    assertThatThrownBy(() -> cache.unpack(jar, true))
        .isInstanceOf(WorkerException.class)
        .hasMessageContaining("cannot unpack LLVM");
  }

  /** What is in use stays, and the rest goes all the same. */
  @Test
  void aResultThatIsOpenIsNotInTheWayOfOthers() throws Exception {
    List<String> names = new ArrayList<>();
    Instant old = Instant.now().minus(Duration.ofDays(9));
    for (int i = 0; i < 4; i++) {
      String name = String.valueOf(i).repeat(64);
      Files.setLastModifiedTime(
          Files.write(root.resolve(name), new byte[1000]), FileTime.from(old.plusSeconds(i)));
      names.add(name);
    }
    Path killed = Files.createFile(root.resolve(KeptFiles.UNFINISHED + "x"));
    Files.setLastModifiedTime(killed, FileTime.from(old));
    Path open = new Open(files, 0, names.get(0), killed.getFileName().toString()).wrap(root);

    new KeptFiles(open, 3000).trim();

    try (Stream<Path> left = Files.list(root)) {
      assertThat(left.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              names.get(0), names.get(3), KeptFiles.TRIMMED, killed.getFileName().toString());
    }
  }

  @Test
  void aResultIsKeptWhileAScannerReadsIt() throws Exception {
    String name = "a".repeat(64);

    new KeptFiles(new Open(files, 3).wrap(root), 3000).write(name, new byte[10]);

    assertThat(root.resolve(name)).hasSize(10);
  }
}
