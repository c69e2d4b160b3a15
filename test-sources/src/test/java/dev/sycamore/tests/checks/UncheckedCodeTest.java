package dev.sycamore.tests.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
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

/** {@code @Unchecked} leaves the code that has it without checks, and no other. */
@Tag("one-jdk")
@Timeout(120)
@Tag("module")
class UncheckedCodeTest {

  private static final String PROGRAM = "UncheckedCode";
  private static final int[] QUOTIENTS = {0, 12, 6, 4, 3, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0, 0};

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
    return TestDevices.underTest().stream()
        .filter(device -> !device.equals(TestDevices.HOST))
        .flatMap(
            device ->
                Stream.of("method", "variable", "function").map(n -> Arguments.of(n, device)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("runs")
  void isNotChecked(String name, String device) throws ReflectiveOperationException {
    assertThat(program.resultOf(name, device)).isEqualTo(QUOTIENTS);
  }

  static List<String> devices() {
    return TestDevices.underTest();
  }

  @ParameterizedTest
  @MethodSource("devices")
  void whatItCallsIsChecked(String device) throws ReflectiveOperationException {
    assertThat(program.run("called", device)).isInstanceOf(ArithmeticException.class);
  }

  @ParameterizedTest
  @MethodSource("devices")
  void whatCallsItIsChecked(String device) throws ReflectiveOperationException {
    Throwable violation = program.run("caller", device);

    assertThat(violation)
        .isInstanceOfAny(ArrayIndexOutOfBoundsException.class, ArithmeticException.class);
    if (!device.equals(TestDevices.HOST)) {
      assertThat(violation).hasMessage("Index 16 out of bounds for length 16");
    }
  }
}
