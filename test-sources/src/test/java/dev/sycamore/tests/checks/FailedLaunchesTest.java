package dev.sycamore.tests.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.nio.file.Path;
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
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What depends on a launch with a violation does not run, and all else does, though no launch is
 * waited for before the next begins.
 */
@Tag("one-jdk")
@Timeout(120)
@Tag("module")
class FailedLaunchesTest {

  private static final String PROGRAM = "FailedLaunches";

  /** How the launches end: 0 as they should, 1 with the violation, 2 not begun. Then contents. */
  private static final Map<String, List<Integer>> EXPECTED =
      Map.of(
          "chainOfDependentOnes", List.of(0, 1, 1299, 5, 5),
          "chainThatHolds", List.of(1300, 1300),
          "chainThatFailsLate", List.of(650, 1, 649, 0, 0),
          "othersRun", List.of(1, 0, 0, 1, 0, 2, 2, 4, 4),
          "oneDependsOnTwo", List.of(1, 0, 0, 2, 0, 2, 2, 2),
          "oneThatCannotFailDepends", List.of(1, 2, 2, 2, 2, 4, 4, 0, 0),
          "afterAWaitAllRun", List.of(1, 0, 1, 0, 1, 0, 4, 4),
          "anotherQueueDepends", List.of(1, 0, 2, 0, 2, 0, 0, 0, 8, 8),
          "outOfOrder", List.of(1, 0, 0, 1, 0, 2, 2, 4, 4),
          "profiled", List.of(0, 1, 1299, 5, 5));

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
    List<String> names = CheckedProgram.cases(PROGRAM);
    return Stream.concat(
        names.stream().map(name -> Arguments.of(name, TestDevices.HOST)),
        CheckedProgram.runs(names));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("runs")
  void endAsTheyDependOnEachOther(String name, String device) throws ReflectiveOperationException {
    assertThat((int[]) program.resultOf(name, device))
        .containsExactly(EXPECTED.get(name).stream().mapToInt(Integer::intValue).toArray());
  }
}
