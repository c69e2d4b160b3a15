package dev.sycamore.tests.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.WorkItemException;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import dev.sycamore.testsupport.sample.CommitSample;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * With checks on, a violation comes back from the call that waits as what the JVM throws for the
 * same lambda: type, message, file and line.
 */
@Timeout(120)
@Tag("one-jdk")
@Tag("module")
class ViolationsTest {

  private static final String PROGRAM = "Violations";
  private static final String CHECKS = "-Asycamore.checks=on";

  @TempDir static Path folder;

  private static final Map<TestedHostCompiler, CheckedProgram> PROGRAMS =
      new EnumMap<>(TestedHostCompiler.class);

  @BeforeAll
  static void compile() throws IOException, ReflectiveOperationException {
    for (TestedHostCompiler host : TestedHostCompiler.values()) {
      PROGRAMS.put(
          host, CheckedProgram.compile(PROGRAM, host, folder.resolve(host.name()), CHECKS));
    }
  }

  @AfterAll
  static void close() throws IOException {
    for (CheckedProgram program : PROGRAMS.values()) {
      program.close();
    }
  }

  static Stream<Arguments> violations() {
    return CommitSample.of("violations", CheckedProgram.cases(PROGRAM), 50).stream()
        .flatMap(
            name ->
                Stream.of(TestedHostCompiler.values())
                    .flatMap(
                        host ->
                            TestDevices.underTest().stream()
                                .map(device -> Arguments.of(name, host, device))));
  }

  @ParameterizedTest(name = "{0} {1} {2}")
  @MethodSource("violations")
  void isWhatTheJvmThrows(String name, TestedHostCompiler host, String device)
      throws ReflectiveOperationException {
    Throwable expected = PROGRAMS.get(host).run(name, TestDevices.HOST);

    Throwable violation = PROGRAMS.get(host).run(name, device);

    assertThat(describe(violation)).isEqualTo(describe(expected));
    if (violation != null) {
      assertThat(violation.getStackTrace()[0].getFileName()).isEqualTo(PROGRAM + ".java");
      assertThat(violation.getCause())
          .isInstanceOf(WorkItemException.class)
          .hasMessageContaining("at " + place(violation) + ":")
          .hasMessageContaining(device);
    }
  }

  @ParameterizedTest
  @EnumSource
  void programsHaveViolations(TestedHostCompiler host) throws ReflectiveOperationException {
    List<String> cases = CheckedProgram.cases(PROGRAM);
    assertThat(cases).hasSizeGreaterThan(40);
    for (String name : cases) {
      boolean none = name.startsWith("not");
      assertThat(PROGRAMS.get(host).run(name, TestDevices.HOST) == null).as(name).isEqualTo(none);
    }
  }

  private static String describe(Throwable violation) {
    return violation == null
        ? "nothing"
        : violation.getClass().getName()
            + ": "
            + violation.getMessage()
            + " at "
            + place(violation);
  }

  /** The innermost place in the program. */
  private static String place(Throwable violation) {
    return Arrays.stream(violation.getStackTrace())
        .filter(frame -> (PROGRAM + ".java").equals(frame.getFileName()))
        .findFirst()
        .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
        .orElse("nowhere");
  }
}
