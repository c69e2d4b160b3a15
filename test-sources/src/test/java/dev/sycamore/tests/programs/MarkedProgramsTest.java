package dev.sycamore.tests.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.compile.AskedFor;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.HostDiagnostic;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.programs.Expectations.Expected;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every program of {@code programs/refused}, and of {@code programs/warned}, has exactly the
 * diagnostics that it is marked with.
 */
@Tag("one-jdk")
@Tag("full")
class MarkedProgramsTest {

  static Stream<Arguments> programs() {
    return Stream.of("refused", "warned")
        .flatMap(
            folder ->
                Program.in(folder).stream()
                    .flatMap(
                        program ->
                            Stream.of(TestedHostCompiler.values())
                                .map(host -> Arguments.of(folder, program, host))));
  }

  @ParameterizedTest(name = "{0} {1} {2}")
  @MethodSource("programs")
  void hasTheMarkedDiagnostics(
      String kind, Program program, TestedHostCompiler host, @TempDir Path folder) {
    List<Expected> expected = Expectations.of(program);
    assertThat(expected).as("marks in the program").isNotEmpty();

    Compiled compiled =
        TestCompiler.in(folder, host)
            .with("-Asycamore.deviceBuild=off")
            .with(AskedFor.options(expected.stream().map(Expected::id)))
            .compile(program.sources());

    assertThat(
            compiled.findings().stream()
                .filter(f -> f.isError() || f.id().isPresent())
                .map(MarkedProgramsTest::at))
        .as(compiled.transcript())
        .containsExactlyInAnyOrderElementsOf(
            expected.stream().map(e -> e.file() + "@" + e.offset() + " " + e.id()).toList());
    for (Expected e : expected) {
      for (String text : e.texts()) {
        assertThat(messagesAt(compiled, e)).allSatisfy(m -> assertThat(m).contains(text));
      }
    }
    assertThat(compiled.success()).isEqualTo(kind.equals("warned"));
  }

  private static List<String> messagesAt(Compiled compiled, Expected expected) {
    return compiled.ours().stream()
        .filter(f -> f.offset() == expected.offset())
        .filter(f -> f.id().orElseThrow().equals(expected.id()))
        .map(HostDiagnostic::message)
        .toList();
  }

  private static String at(HostDiagnostic finding) {
    return finding.file() + "@" + finding.offset() + " " + finding.id().orElse(finding.message());
  }
}
