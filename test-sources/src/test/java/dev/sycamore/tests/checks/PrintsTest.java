package dev.sycamore.tests.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Kernels print the same lines on every device, whether checks are on or off. */
@Tag("one-jdk")
@Timeout(120)
@Tag("full")
class PrintsTest {

  private static final String PROGRAM = "Prints";
  private static final List<String> CHECKS = List.of("on", "off");

  @TempDir static Path folder;

  private static final Map<String, CheckedProgram> PROGRAMS = new HashMap<>();

  @BeforeAll
  static void compile() throws IOException, ReflectiveOperationException {
    for (TestedHostCompiler host : TestedHostCompiler.values()) {
      for (String checks : CHECKS) {
        PROGRAMS.put(
            host + checks,
            CheckedProgram.compile(
                PROGRAM, host, folder.resolve(host + checks), "-Asycamore.checks=" + checks));
      }
    }
  }

  @AfterAll
  static void close() throws IOException {
    for (CheckedProgram program : PROGRAMS.values()) {
      program.close();
    }
  }

  static Stream<Arguments> prints() {
    return CheckedProgram.cases(PROGRAM).stream()
        .flatMap(
            name ->
                PROGRAMS.keySet().stream()
                    .sorted()
                    .flatMap(
                        program ->
                            TestDevices.underTest().stream()
                                .map(device -> Arguments.of(name, program, device))));
  }

  @ParameterizedTest(name = "{0} {1} {2}")
  @MethodSource("prints")
  void areTheLinesOfTheHost(String name, String program, String device)
      throws ReflectiveOperationException {
    List<String> expected = printed(program, name, TestDevices.HOST);

    assertThat(printed(program, name, device)).containsExactlyInAnyOrderElementsOf(expected);
  }

  static Stream<String> devices() {
    return TestDevices.underTest().stream();
  }

  @ParameterizedTest
  @MethodSource("devices")
  void whatHasNoRoomIsCounted(String device, @TempDir Path own)
      throws IOException, ReflectiveOperationException {
    int items = 200_000;
    try (CheckedProgram program =
        CheckedProgram.compile("ManyPrints", TestedHostCompiler.JAVAC, own)) {
      int[][] result = new int[1][];

      List<String> lines = printed(() -> result[0] = (int[]) program.resultOf("lines", device));

      // The kernel's own results are whole.
      assertThat(result[0]).containsExactly(IntStream.range(0, items).toArray());
      String last = lines.get(lines.size() - 1);
      int lost = Integer.parseInt(last.replaceAll("\\.\\.\\. (\\d+) lines lost", "$1"));
      List<String> kept = lines.subList(0, lines.size() - 1);
      assertThat(lost).isPositive();
      assertThat(kept).hasSize(items - lost).hasSizeGreaterThan(100_000).doesNotHaveDuplicates();
      assertThat(kept).allSatisfy(l -> assertThat(Integer.parseInt(l)).isBetween(0, items - 1));
    }
  }

  private static List<String> printed(String program, String name, String device)
      throws ReflectiveOperationException {
    return printed(() -> assertThat(PROGRAMS.get(program).run(name, device)).isNull());
  }

  @FunctionalInterface
  private interface Printing {
    void run() throws ReflectiveOperationException;
  }

  private static List<String> printed(Printing printing) throws ReflectiveOperationException {
    PrintStream standard = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try {
      printing.run();
    } finally {
      System.setOut(standard);
    }
    return bytes.toString(StandardCharsets.UTF_8).lines().toList();
  }
}
