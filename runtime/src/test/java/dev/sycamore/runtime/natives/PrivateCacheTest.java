package dev.sycamore.runtime.natives;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrivateCacheTest {
  private static final long LIMIT = 10_000;

  @TempDir Path folder;
  private PrivateCache cache;

  @BeforeEach
  void open() {
    cache = PrivateCache.in(folder.resolve("x/y"), LIMIT).orElseThrow();
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("x/y"))) {
      return files.toList();
    }
  }

  private static void age(Path file, Duration age) throws IOException {
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(age)));
  }

  @Test
  void whatIsWrittenIsRead() throws IOException {
    assertThat(cache.read("a")).isEmpty();
    cache.write("a", new byte[] {1, 2});
    cache.write("b", new byte[0]);
    cache.write("a", new byte[] {3});

    assertThat(cache.read("a")).contains(new byte[] {3});
    assertThat(cache.read("b")).contains(new byte[0]);
    assertThat(files()).hasSize(2);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(files().get(0))))
        .isEqualTo("rw-------");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("x/y"))))
        .isEqualTo("rwx------");
    cache.remove("a");
    assertThat(cache.read("a")).isEmpty();
  }

  @Test
  void whatIsDamagedOrOfAnotherKeyIsDeleted() throws IOException {
    cache.write("a", new byte[] {1, 2, 3});
    Path file = files().get(0);
    byte[] whole = Files.readAllBytes(file);
    for (int i = 0; i < whole.length; i++) {
      byte[] damaged = whole.clone();
      damaged[i] ^= 1;
      Files.write(file, damaged);
      assertThat(cache.read("a")).as("byte " + i).isEmpty();
      assertThat(file).doesNotExist();
    }
    for (int length = 0; length < whole.length; length++) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertThat(cache.read("a")).as("length " + length).isEmpty();
    }
    cache.write("b", new byte[] {1, 2, 3});
    Files.move(files().get(0), file);
    assertThat(cache.read("a")).isEmpty();
  }

  @Test
  void whatOthersCouldHaveWrittenIsNotUsed() throws IOException {
    cache.write("a", new byte[] {1});
    Path file = files().get(0);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-rw-"));
    assertThat(cache.read("a")).isEmpty();

    cache.write("a", new byte[] {1});
    Path elsewhere = folder.resolve("elsewhere");
    Files.move(file, elsewhere);
    Files.createSymbolicLink(file, elsewhere);
    assertThat(cache.read("a")).as("through a link").isEmpty();

    Files.setPosixFilePermissions(
        folder.resolve("x/y"), PosixFilePermissions.fromString("rwxrwx---"));
    assertThat(PrivateCache.in(folder.resolve("x/y"), LIMIT)).isEmpty();
    Files.setPosixFilePermissions(
        folder.resolve("x/y"), PosixFilePermissions.fromString("rwx------"));
    Files.setPosixFilePermissions(
        folder.resolve("x"), PosixFilePermissions.fromString("rwxrwxrwx"));
    assertThat(PrivateCache.in(folder.resolve("x/y"), LIMIT)).isEmpty();
  }

  @Test
  void whatCannotBeAFolderIsNoCache() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThat(PrivateCache.in(file, LIMIT)).isEmpty();
    assertThat(PrivateCache.in(file.resolve("below"), LIMIT)).isEmpty();
  }

  @Test
  void whatWasNotUsedForLongestGoesFirst() throws IOException {
    for (int i = 0; i < 9; i++) {
      cache.write("k" + i, new byte[800]);
      for (Path file : files()) {
        age(
            file,
            Duration.ofMinutes(
                Duration.between(Files.getLastModifiedTime(file).toInstant(), Instant.now())
                        .toMinutes()
                    + 90));
      }
    }
    assertThat(cache.read("k0")).as("used now").isPresent();
    PrivateCache another = PrivateCache.in(folder.resolve("x/y"), LIMIT).orElseThrow();
    another.write("new", new byte[3000]);

    assertThat(another.read("new")).isPresent();
    assertThat(another.read("k0")).isPresent();
    assertThat(another.read("k1")).isEmpty();
    assertThat(another.read("k8")).isPresent();
    assertThat(files().stream().mapToLong(file -> file.toFile().length()).sum())
        .isLessThanOrEqualTo(LIMIT - LIMIT / 4);
  }

  @Test
  void manyWritesStayBelowTheLimit() throws IOException {
    for (int i = 0; i < 200; i++) {
      cache.write("k" + i, new byte[500]);
      assertThat(files().stream().mapToLong(file -> file.toFile().length()).sum())
          .isLessThanOrEqualTo(LIMIT + LIMIT / 8);
    }
  }

  @Test
  void whatIsLargerThanTheCacheIsNotKept() throws IOException {
    cache.write("a", new byte[(int) LIMIT]);
    assertThat(files()).isEmpty();
  }

  @Test
  void whatKilledProcessesLeftIsDeleted() throws IOException {
    Path fresh = Files.writeString(folder.resolve("x/y/1.tmp"), "");
    Path old = Files.writeString(folder.resolve("x/y/2.tmp"), "");
    age(old, Duration.ofHours(2));
    cache.write("a", new byte[1]);

    assertThat(fresh).exists();
    assertThat(old).doesNotExist();
  }
}
