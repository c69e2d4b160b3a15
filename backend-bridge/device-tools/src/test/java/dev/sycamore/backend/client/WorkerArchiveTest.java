package dev.sycamore.backend.client;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
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
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The archive of a worker's classes. */
@Tag("module")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "a POSIX shell makes archives of classes")
class WorkerArchiveTest {

  private static final BuildJob JOB = TestModules.job("vector_add", ImageTarget.X86_64);

  @TempDir private Path cache;

  private DeviceBuildOptions options;
  private String before;

  @BeforeEach
  void allowArchives() throws Exception {
    options = TestCaches.incremental(cache).withIncremental(false);
    assumeTrue(WorkerClassPath.find(options).entries().stream().allMatch(Files::isRegularFile));
    before = System.getProperty(WorkerArchive.PROPERTY);
    System.clearProperty(WorkerArchive.PROPERTY);
  }

  @AfterEach
  void restore() {
    if (before != null) {
      System.setProperty(WorkerArchive.PROPERTY, before);
    }
  }

  @Test
  void isMadeAfterTheFirstBuildAndUsedByTheNext() throws Exception {
    byte[] without = build(false);
    Path archive = awaitArchive();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(archive)))
        .endsWith("------");
    assertThat(build(true)).isEqualTo(without);
    try (Stream<Path> files = Files.list(archive.getParent())) {
      assertThat(files).hasSize(2);
    }
  }

  @Test
  void isMadeOnceBySeveralBuildsAtATime() throws Exception {
    build(false);
    build(false);
    awaitArchive();
    build(true);
  }

  @Test
  void oneThatIsCutOffIsMadeAnew() throws Exception {
    byte[] without = build(false);
    Path archive = awaitArchive();
    rewrite(archive, file -> file.setLength(file.length() / 2));
    assertThat(build(false)).isEqualTo(without);
    awaitArchive();
    assertThat(build(true)).isEqualTo(without);
  }

  /** The JVM does not look at all of it before it uses it. */
  @Test
  void oneThatIsDamagedCostsNoJob() throws Exception {
    byte[] without = build(false);
    Path archive = awaitArchive();
    rewrite(
        archive,
        file -> {
          for (long at = 8192; at < file.length() - 16; at += 64) {
            file.seek(at);
            file.writeLong(0x5555555555555555L);
          }
        });
    assertThat(result()).isEqualTo(without);
    awaitArchive();
    assertThat(build(true)).isEqualTo(without);
  }

  @Test
  void noneIsMadeIfTheUserWantsNone() throws Exception {
    System.setProperty(WorkerArchive.PROPERTY, "off");
    try {
      build(false);
    } finally {
      System.clearProperty(WorkerArchive.PROPERTY);
    }
    assertThat(cache.resolve(WorkerArchive.FOLDER)).doesNotExist();
  }

  @Test
  void theChecksumIsThatOfTheCommand() throws Exception {
    Path file = Files.writeString(cache.resolve("text"), "a sample of text\n".repeat(5000));
    Process process = new ProcessBuilder("cksum", file.toString()).start();
    String printed = new String(process.getInputStream().readAllBytes(), US_ASCII);
    assertThat(PosixChecksum.of(file)).isEqualTo(PosixChecksum.parse(printed));
  }

  /**
   * A build.
   *
   * @param archived whether its worker has an archive
   */
  private byte[] build(boolean archived) {
    try (DeviceBuild build = DeviceBuild.open(options)) {
      JobResult<DeviceImage> result = build.compile(List.of(JOB)).get(0);
      assertThat(
              ProcessHandle.current()
                  .children()
                  .map(child -> child.info().commandLine().orElse(""))
                  .filter(line -> line.contains("WorkerMain"))
                  .toList())
          .hasSize(1)
          .allMatch(line -> line.contains("-XX:SharedArchiveFile=") == archived);
      return image(result);
    }
  }

  private byte[] result() {
    return image(DeviceBuild.run(List.of(JOB), options).get(0));
  }

  private static byte[] image(JobResult<DeviceImage> result) {
    assertThat(result).isInstanceOf(JobResult.Done.class);
    return ((JobResult.Done<DeviceImage>) result).value().bytes();
  }

  /** Waits until the archive is made, and nothing is being made any more. */
  private Path awaitArchive() throws Exception {
    Path folder = cache.resolve(WorkerArchive.FOLDER);
    for (int tries = 0; tries < 600; tries++) {
      List<Path> files = files(folder);
      if (files.stream().noneMatch(file -> file.toString().endsWith(".making"))
          && files.stream().anyMatch(file -> file.toString().endsWith(WorkerArchive.SUFFIX))) {
        Path archive =
            files.stream()
                .filter(file -> file.toString().endsWith(WorkerArchive.SUFFIX))
                .findFirst()
                .orElseThrow();
        assertThat(archive).isNotEmptyFile();
        return archive;
      }
      Thread.sleep(100);
    }
    throw new AssertionError("no archive is made in " + files(folder));
  }

  private static List<Path> files(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  @FunctionalInterface
  private interface Damage {
    void to(RandomAccessFile file) throws IOException;
  }

  private static void rewrite(Path file, Damage damage) throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    try (RandomAccessFile content = new RandomAccessFile(file.toFile(), "rw")) {
      damage.to(content);
    }
  }
}
