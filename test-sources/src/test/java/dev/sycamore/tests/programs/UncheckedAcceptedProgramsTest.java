package dev.sycamore.tests.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.sample.CommitSample;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Programs that break no rule have the bits of the JVM without checks, too. PoCL does not optimise
 * them.
 */
@Tag("one-jdk")
@Tag("unoptimised-opencl")
@Timeout(300)
@Tag("full")
class UncheckedAcceptedProgramsTest {

  private static final List<Program> PROGRAMS =
      CommitSample.of("programs without checks", Program.in("accepted"), 10);

  @TempDir static Path folder;
  private static CompiledPrograms compiled;

  @BeforeAll
  static void compile() throws IOException {
    compiled =
        CompiledPrograms.of(
            folder,
            PROGRAMS.stream().flatMap(p -> p.sources().stream()).toList(),
            "-Asycamore.targets=" + TestDevices.targets(),
            "-Asycamore.checks=off");
    assertThat(compiled.compiled().success()).as(compiled.compiled().transcript()).isTrue();
  }

  @AfterAll
  static void close() throws IOException {
    compiled.close();
  }

  static Stream<Arguments> runs() {
    return PROGRAMS.stream()
        .flatMap(p -> TestDevices.underTest().stream().map(device -> Arguments.of(p, device)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("runs")
  void givesTheBitsOfTheJvm(Program program, String device) throws ReflectiveOperationException {
    assertThat(
            Results.differences(
                compiled.run(program.name(), TestDevices.HOST),
                compiled.run(program.name(), device)))
        .isEmpty();
  }
}
