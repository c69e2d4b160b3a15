package dev.sycamore.tests.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** With checks on, what an index out of range would reach is as it was. */
@Timeout(120)
@Tag("module")
class NeighboursTest {

  private static final String PROGRAM = "Neighbours";

  @TempDir static Path folder;
  private static CheckedProgram program;

  @BeforeAll
  static void compile() throws IOException, ReflectiveOperationException {
    program =
        CheckedProgram.compile(PROGRAM, TestedHostCompiler.JAVAC, folder, "-Asycamore.checks=on");
  }

  @AfterAll
  static void close() throws IOException {
    program.close();
  }

  static Stream<Arguments> runs() {
    return CheckedProgram.runs(CheckedProgram.cases(PROGRAM));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("runs")
  void areUnchanged(String name, String device) throws ReflectiveOperationException {
    assertThat((int[]) program.resultOf(name, device)).containsOnly(0);
  }
}
