package dev.sycamore.tests.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.WorkItemException;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A wrong access is the exception of the JVM, at its place and of its work-item, on each device.
 */
@Tag("one-jdk")
@Timeout(120)
@Tag("full")
class WrongAccessesTest {

  private static final WrongAccessProgram PROGRAM = WrongAccessProgram.all().sample(4);

  @TempDir static Path folder;
  private static CheckedProgram program;

  @BeforeAll
  static void compile() throws IOException, ReflectiveOperationException {
    program =
        CheckedProgram.compile(
            WrongAccessProgram.NAME,
            PROGRAM.sources(),
            TestedHostCompiler.JAVAC,
            folder,
            "-Asycamore.checks=on");
  }

  @AfterAll
  static void close() throws IOException {
    program.close();
  }

  @Test
  void thereAreManyOfThem() {
    assertThat(WrongAccessProgram.all().names())
        .doesNotHaveDuplicates()
        .hasSizeGreaterThanOrEqualTo(800);
  }

  static Stream<Arguments> runs() {
    return CheckedProgram.runs(PROGRAM.names());
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("runs")
  void isTheExceptionOfTheJvm(String name, String device) throws ReflectiveOperationException {
    Throwable expected = program.run(name, TestDevices.HOST);

    Throwable violation = program.run(name, device);

    assertThat(expected).as("on the host").hasCauseInstanceOf(WorkItemException.class);
    assertThat(FailedItems.shown(name, violation)).isEqualTo(FailedItems.shown(name, expected));
    assertThat(place(violation)).isEqualTo(place(expected));
  }

  /** The first place in the program: the JVM throws for memory in its own classes. */
  private static String place(Throwable thrown) {
    return Stream.of(thrown.getStackTrace())
        .filter(frame -> String.valueOf(frame.getFileName()).startsWith("Wrong"))
        .findFirst()
        .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
        .orElseThrow();
  }
}
