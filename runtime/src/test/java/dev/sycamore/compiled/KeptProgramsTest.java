package dev.sycamore.compiled;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.testing.CCompiler;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs that a driver built in an earlier run; most tests have a driver of their own. */
@Tag("one-jdk")
@Tag("full")
class KeptProgramsTest {

  @TempDir static Path common;
  @TempDir Path folder;
  private Path cache;

  @BeforeAll
  static void compile() throws Exception {
    Tool.CC.assumePresent();
    CCompiler.compile("dev/sycamore/runtime/opencl/fake_opencl.c", library());
  }

  @BeforeEach
  void nameCache() {
    cache = folder.resolve("a/cache");
  }

  private static Path library() {
    return common.resolve("libfake.so");
  }

  private List<String> run(String failures, String... options) throws Exception {
    return runPart("build-once", failures, options);
  }

  private List<String> runPart(String part, String failures, String... options) throws Exception {
    String[] all =
        Stream.concat(Stream.of("-Dsycamore.cache=" + cache), Stream.of(options))
            .toArray(String[]::new);
    Map<String, String> variables = Map.of("FAKE_OPENCL", failures);
    return FakeDriverRun.of(part, library().toString(), variables, all);
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(cache)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }

  @Test
  void theNextRunTakesTheBinary() throws Exception {
    assertThat(run("")).containsExactly("build 1", "built");
    assertThat(files()).hasSize(1);
    assertThat(run("")).containsExactly("binary", "build 1", "built");
    assertThat(files()).hasSize(1);
  }

  @Test
  void aBinaryDoesNotHideThatTheImageIsMissing() throws Exception {
    run("");
    assertThat(runPart("build-without-image", "")).containsExactly("KernelNotSupportedException");
  }

  @Test
  void anotherVersionOfTheDriverBuildsAnew() throws Exception {
    run("");
    assertThat(run("new-version")).containsExactly("build 1", "built");
    assertThat(files()).hasSize(2);
  }

  @Test
  void aDamagedFileIsNotTakenAndReplaced() throws Exception {
    run("");
    Path file = files().get(0);
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 2] ^= 1;
    Files.write(file, bytes);
    assertThat(run("")).containsExactly("build 1", "built");
    assertThat(run("")).containsExactly("binary", "build 1", "built");
  }

  @Test
  void whatTheDriverRefusesIsBuiltFromTheImage() throws Exception {
    run("");
    assertThat(run("binary-refused")).containsExactly("binary", "build 1", "built");
    assertThat(run("binary-build-fails")).containsExactly("binary", "build 1", "build 2", "built");
    assertThat(run("")).containsExactly("binary", "build 1", "built");
  }

  @Test
  void aDriverWithoutBinariesIsNoProblem() throws Exception {
    assertThat(run("no-binaries")).containsExactly("build 1", "built");
    assertThat(files()).isEmpty();
  }

  @Test
  void theCacheCanBeSwitchedOff() throws Exception {
    run("", "-Dsycamore.programCache=off");
    assertThat(cache).doesNotExist();
  }

  @Test
  void aFolderThatOthersCanWriteIsNotUsed() throws Exception {
    Files.createDirectories(cache.resolve("opencl"));
    Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString("rwxrwxrwx"));
    run("");
    assertThat(files()).isEmpty();
  }

  @Test
  @Requires(Tool.OPENCL)
  void theSystemsDriverTakesItsBinaries() throws Exception {
    String[] options = {"-Dsycamore.cache=" + cache};
    assertThat(FakeDriverRun.of("build-once", "", Map.of(), options)).containsExactly("1");
    assertThat(files()).hasSize(1);
    Path file = files().get(0);
    byte[] first = Files.readAllBytes(file);
    assertThat(FakeDriverRun.of("build-once", "", Map.of(), options)).containsExactly("1");
    assertThat(Files.readAllBytes(file)).as("not built again").isEqualTo(first);
  }
}
