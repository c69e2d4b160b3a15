package dev.sycamore.backend.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.TestModules;
import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.target.ImageTarget;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** LLVM's libraries on the disk. */
@Tag("one-jdk")
@Tag("full")
class NativeCacheTest {

  private static final DeviceBuildOptions OPTIONS = DeviceBuildOptions.fromSystemProperties();
  private static final BuildJob JOB = TestModules.job("vector_add", ImageTarget.X86_64);

  private static final Platform PLATFORM = Platform.current();
  private static final String LLD = PLATFORM.machine().program("lld");

  @TempDir private static Path template;

  @TempDir private Path folder;

  /** It takes seconds: most tests begin with a copy. */
  @BeforeAll
  static void unpackOnce() throws WorkerException {
    unpackInto(template, false);
  }

  @Test
  void severalBuildsUnpackWhatIsNeededAtOnce() throws Exception {
    List<FutureTask<Path>> tasks = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      FutureTask<Path> task = new FutureTask<>(() -> unpack(false));
      tasks.add(task);
      new Thread(task).start();
    }
    for (FutureTask<Path> task : tasks) {
      assertThat(task.get()).isEqualTo(tasks.get(0).get());
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(tasks.get(0).get());
    }
    try (Stream<Path> files = Files.list(tasks.get(0).get())) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              PLATFORM.libraries().stream().map(NativeLibrary::name).toList());
    }
  }

  @Test
  void aDamagedCacheIsMadeAnew() throws Exception {
    Path libraries = unpacked();

    Files.delete(libraries.resolve(LLD));
    assertThat(unpack(false).resolve(LLD)).isExecutable();

    Path first = libraries.resolve(PLATFORM.libraries().get(0).name());
    long size = Files.size(first);
    try (RandomAccessFile file = new RandomAccessFile(first.toFile(), "rw")) {
      file.setLength(1000);
    }
    assertThat(Files.size(unpack(false).resolve(first.getFileName()))).isEqualTo(size);

    // The right size, but no library any more: seen when it does not load.
    Path broken = libraries.resolve(library("jniLLVM."));
    byte[] bytes = damaged(Files.readAllBytes(broken));
    Files.write(folder.resolve("other"), bytes);
    Files.move(folder.resolve("other"), broken, StandardCopyOption.REPLACE_EXISTING);
    JobResult<DeviceImage> result =
        DeviceBuild.run(List.of(JOB), OPTIONS.withCacheDirectory(folder)).get(0);
    assertThat(result).isInstanceOf(JobResult.Done.class);
  }

  private static String library(String part) {
    return PLATFORM.libraries().stream()
        .map(NativeLibrary::name)
        .filter(name -> name.contains(part))
        .findFirst()
        .orElseThrow();
  }

  private static byte[] damaged(byte[] bytes) {
    Arrays.fill(bytes, 0, Math.min(bytes.length, 4096), (byte) 0);
    return bytes;
  }

  /** A library of the same size in the place of one: such as its contents have to show. */
  private static void exchange(Path library) throws IOException {
    byte[] bytes = Files.readAllBytes(library);
    bytes[bytes.length - 1] ^= 1;
    Files.write(library, bytes);
  }

  private static boolean isExchanged(Path library, byte[] original) throws IOException {
    return !Arrays.equals(Files.readAllBytes(library), original);
  }

  @Test
  void librariesThatOthersCanWriteAreReplaced() throws Exception {
    Path library = unpacked().resolve(library("Remarks."));
    byte[] original = Files.readAllBytes(library);
    assertThat(FileOwnership.isOurs(library)).isTrue();

    exchange(library);
    Files.setPosixFilePermissions(library, PosixFilePermissions.fromString("rw-rw-r--"));
    unpack(false);
    assertThat(isExchanged(library, original)).isFalse();
    assertThat(FileOwnership.isOurs(library)).isTrue();

    exchange(library);
    Files.setPosixFilePermissions(
        library.getParent(), PosixFilePermissions.fromString("rwxrwxrwx"));
    unpack(false);
    assertThat(isExchanged(library, original)).isFalse();
    assertThat(FileOwnership.isOurs(library.getParent())).isTrue();
  }

  @Test
  void librariesOfAnotherUserAreReplaced() throws Exception {
    Path library = unpacked().resolve(library("Remarks."));
    byte[] original = Files.readAllBytes(library);
    exchange(library);
    try {
      Files.setOwner(
          library,
          library.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody"));
    } catch (IOException e) {
      assumeTrue(false, "only root can give files away");
    }
    unpack(false);
    assertThat(isExchanged(library, original)).isFalse();
    assertThat(FileOwnership.isOurs(library)).isTrue();
  }

  @Test
  void whereOthersCanWriteTheCacheItsContentsAreCompared() throws Exception {
    Path library = unpacked().resolve(library("Remarks."));
    byte[] original = Files.readAllBytes(library);
    exchange(library);
    unpack(false);
    assertThat(isExchanged(library, original)).as("only sizes are compared").isTrue();

    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
    unpack(false);
    assertThat(isExchanged(library, original)).isFalse();
  }

  @Test
  void aDamagedProgramThatFailsAJobIsReplacedAndTheJobRunAgain() throws Exception {
    Path program = unpacked().resolve(LLD);
    byte[] original = Files.readAllBytes(program);
    Files.write(program, damaged(original.clone()));

    // Code objects for AMD GPUs are linked with lld.
    BuildJob job = TestModules.job("vector_add", ImageTarget.parse("amd_gpu_gfx90a"));
    JobResult<DeviceImage> result =
        DeviceBuild.run(List.of(job), OPTIONS.withCacheDirectory(folder)).get(0);

    assertThat(result).isInstanceOf(JobResult.Done.class);
    assertThat(isExchanged(program, original)).isFalse();
  }

  @Test
  void oldVersionsAndWhatKilledBuildsLeftAreDeleted() throws Exception {
    FileTime old = FileTime.from(Instant.now().minus(Duration.ofDays(61)));
    Path version = Files.createDirectory(folder.resolve("llvm-linux-x86_64-00000000"));
    Path recent = Files.createDirectory(folder.resolve("llvm-linux-x86_64-11111111"));
    Path unpacking = Files.createDirectory(folder.resolve("unpacking-x"));
    Files.setLastModifiedTime(version, old);
    Files.setLastModifiedTime(unpacking, old);
    Path used = unpack(false);
    assertThat(version).doesNotExist();
    assertThat(unpacking).doesNotExist();
    assertThat(recent).exists();

    Files.setLastModifiedTime(used, old);
    assertThat(unpack(false)).isEqualTo(used);
    assertThat(Files.getLastModifiedTime(used)).isGreaterThan(old);
  }

  @Test
  void aCacheThatCannotBeWrittenIsAFailure() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "no folder");
    JobResult<DeviceImage> result =
        DeviceBuild.run(List.of(JOB), OPTIONS.withCacheDirectory(file.resolve("cache"))).get(0);
    assertThat(((JobResult.Failed<DeviceImage>) result).failure().line())
        .contains("cannot unpack LLVM", "file/cache");
  }

  @Test
  void aJarWithoutLibrariesIsRefused() throws Exception {
    Path jar = folder.resolve("empty.jar");
    try (var zip = new java.util.zip.ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new java.util.zip.ZipEntry("nothing"));
    }
    assertThatThrownBy(() -> new NativeCache(folder).unpack(jar, false))
        .isInstanceOf(WorkerException.class)
        .hasMessageContaining(PLATFORM.mark());
  }

  /** A cache that an earlier build has filled. */
  private Path unpacked() throws IOException, WorkerException {
    try (Stream<Path> files = Files.walk(template)) {
      for (Path file : files.filter(f -> !f.equals(template)).toList()) {
        Files.copy(
            file, folder.resolve(template.relativize(file)), StandardCopyOption.COPY_ATTRIBUTES);
      }
    }
    return unpack(false);
  }

  private Path unpack(boolean deep) throws WorkerException {
    return unpackInto(folder, deep);
  }

  private static Path unpackInto(Path folder, boolean deep) throws WorkerException {
    return new NativeCache(folder).unpack(WorkerClassPath.find(OPTIONS).nativeJar(), deep);
  }
}
