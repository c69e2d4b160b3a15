package dev.sycamore.tests.memory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.programs.CompiledPrograms;
import dev.sycamore.testsupport.tools.QuietJvm;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Kernels on arrays where they are see and leave the right values while collectors of all kinds
 * move these, and write nothing after the wait.
 */
@Timeout(300)
@Tag("full")
class ArraysInPlaceTest {
  /** For each collector. */
  private static final int MILLIS = Integer.getInteger("inPlace.millis", 1000);

  @TempDir static Path folder;

  private static CompiledPrograms programs;

  @BeforeAll
  static void compile() throws IOException {
    programs =
        CompiledPrograms.of(
            folder,
            List.of(new Source(ArraysInPlaceProgram.NAME + ".java", ArraysInPlaceProgram.SOURCE)),
            "-Asycamore.targets=x86_64");
    assertThat(programs.compiled().success()).as(programs.compiled().transcript()).isTrue();
  }

  @AfterAll
  static void close() throws IOException {
    programs.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-XX:+UseSerialGC -Xmn4m -Xmx128m",
        "-XX:+UseParallelGC -Xmn4m -Xmx128m",
        "-XX:+UseG1GC -Xmn4m -Xmx128m",
        "-XX:+UseZGC -Xmx128m"
      })
  void collectorsMayMoveThem(String options) throws Exception {
    String said = run("allocating", options + " -Dsycamore.inPlace=always");

    assertThat(said).matches("[1-9]\\d* \\{\\}");
  }

  @Test
  void theRuntimeChoosesByItself() throws Exception {
    String said = run("quiet", "-Xmx512m");

    assertThat(said).contains("the time per work-item is not known before the first launch");
    assertThat(said).matches("[1-9].*");
  }

  @Test
  void aJvmThatHandsOutCopiesHasCopies() throws Exception {
    String said = run("quiet", "-Xcheck:jni -Dsycamore.inPlace=always");

    assertThat(said).matches("0 \\{this JVM may give native code copies of arrays=\\d+\\}");
  }

  @Test
  void theUserMaySwitchItOff() throws Exception {
    assertThat(run("quiet", "-Dsycamore.inPlace=never"))
        .matches("0 \\{sycamore.inPlace=never=\\d+\\}");
  }

  private static String run(String what, String options) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(QuietJvm.options());
    command.addAll(List.of(options.split(" ")));
    command.add("-cp");
    command.add(
        programs.compiled().classes() + File.pathSeparator + System.getProperty("java.class.path"));
    command.add(ArraysInPlaceProgram.NAME);
    command.add(String.valueOf(MILLIS));
    command.add(what);
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(options + ": " + said).isZero();
    return said.lines()
        .filter(line -> line.startsWith("| "))
        .map(line -> line.substring(2))
        .findFirst()
        .orElse(said);
  }
}
