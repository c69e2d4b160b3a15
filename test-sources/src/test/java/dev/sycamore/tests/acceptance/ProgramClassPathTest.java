package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Programs come without the compiler: what Maven resolves for the runtime. */
class ProgramClassPathTest {

  private static final Path TARGET = Path.of("..", "runtime", "target");

  private static final long TWO_MEGABYTES = 2 << 20;

  @BeforeEach
  void isPackaged() {
    // Before the phase `package` there are only classes.
    assumeThat(TARGET.resolve("class-path")).exists();
  }

  @Test
  void classPathHasNeitherCompilerNorLlvm() throws IOException {
    String path = Files.readString(TARGET.resolve("class-path")).strip();
    assertThat(List.of(path.split(File.pathSeparator)))
        .isNotEmpty()
        .extracting(entry -> Path.of(entry).toString())
        .noneMatch(
            entry ->
                entry.matches(
                    ".*(bytedeco|javacpp|llvm|device-|processor|outliner|codegen|javaparser|freemarker).*\\.jar"));
  }

  @Test
  void jarIsSmallAndHoldsTheRuntimeOnly() throws IOException {
    Path jar;
    try (var files = Files.newDirectoryStream(TARGET, "sycamore-runtime-*.jar")) {
      jar =
          java.util.stream.StreamSupport.stream(files.spliterator(), false)
              .filter(file -> !file.toString().matches(".*-(sources|javadoc|tests)\\.jar"))
              .findFirst()
              .orElseThrow();
    }
    assertThat(Files.size(jar)).isLessThan(TWO_MEGABYTES);
    try (JarFile file = new JarFile(jar.toFile())) {
      assertThat(file.stream().map(ZipEntry::getName).toList())
          .contains("META-INF/LICENSE", "META-INF/NOTICE")
          .noneMatch(
              name ->
                  name.startsWith("dev/sycamore/backend/")
                      || name.startsWith("dev/sycamore/processor/")
                      || name.endsWith(".so"));
    }
  }
}
