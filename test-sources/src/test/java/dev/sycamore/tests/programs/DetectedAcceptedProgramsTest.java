package dev.sycamore.tests.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.sample.CommitSample;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** In programs that break no rule no mistake is found, and watching changes no result. */
@Tag("one-jdk")
@Timeout(300)
@Tag("full")
class DetectedAcceptedProgramsTest {

  private static final List<Program> PROGRAMS =
      CommitSample.of("watched programs", Program.in("accepted"), 10);

  @TempDir static Path folder;
  private static CompiledPrograms compiled;

  @BeforeAll
  static void compile() throws IOException {
    compiled =
        CompiledPrograms.of(
            folder,
            PROGRAMS.stream().flatMap(p -> p.sources().stream()).toList(),
            "-Asycamore.targets=x86_64",
            "-Asycamore.detect=races,uninitialized");
    assertThat(compiled.compiled().success()).as(compiled.compiled().transcript()).isTrue();
  }

  @AfterAll
  static void close() throws IOException {
    compiled.close();
  }

  static List<Program> programs() {
    return PROGRAMS;
  }

  @ParameterizedTest
  @MethodSource("programs")
  void hasNoRace(Program program) throws ReflectiveOperationException {
    assertThat(
            Results.differences(
                compiled.run(program.name(), TestDevices.HOST),
                compiled.run(program.name(), "native-cpu")))
        .isEmpty();
  }
}
