package dev.sycamore.tests.memory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.tests.programs.CompiledPrograms;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The rows of arrays of arrays are arrays of their own: whatever a kernel captures them with, and
 * whether somebody waited or not, each kernel sees what those before it wrote.
 */
@Timeout(120)
class CapturedRowsTest {

  @TempDir static Path folder;

  private static CompiledPrograms programs;

  @BeforeAll
  static void compile() throws IOException {
    programs =
        CompiledPrograms.of(
            folder, CapturedRowsPrograms.all(), "-Asycamore.targets=" + TestDevices.targets());
    assertThat(programs.compiled().ours()).isEmpty();
  }

  @AfterAll
  static void close() throws IOException {
    programs.close();
  }

  static List<String> devices() {
    return TestDevices.underTest();
  }

  @ParameterizedTest
  @MethodSource("devices")
  void rowsAreTheSameMemoryWhateverTheyAreCapturedWith(String device)
      throws ReflectiveOperationException {
    assertThat(programs.run("RandomRows", device))
        .isEqualTo(programs.run("RandomRows", TestDevices.HOST));
  }

  @ParameterizedTest
  @MethodSource("devices")
  void aGraphUsesTheRowsOfThen(String device) throws ReflectiveOperationException {
    assertThat(programs.run("RowsInGraphs", device))
        .isEqualTo(programs.run("RowsInGraphs", TestDevices.HOST));
  }

  @ParameterizedTest
  @MethodSource("devices")
  void nullRowsAndRowsThatAreThereTwiceAreRefused(String device)
      throws ReflectiveOperationException {
    String shared =
        " have a row in common, and the kernel writes one of them: use the row by one of the two"
            + " only, or capture a copy";
    assertThat(programs.run("RefusedRows", device))
        .filteredOn(line -> line.startsWith("["))
        .extracting(line -> line.substring(line.indexOf('=') + 2))
        .extracting(line -> line.replaceAll(" \\(RefusedRows.java:\\d+:\\d+\\)", ""))
        .containsExactly(
            "NullPointerException: 'a', captured by the kernel 'add', is null",
            "NullPointerException: 'a[1]', captured by the kernel 'add', is null",
            "NullPointerException: 'cube[1][1]', captured by the kernel 'lengths', is null",
            "IllegalArgumentException: 'a' and 'row', captured by the kernel 'add'," + shared,
            "IllegalArgumentException: 'to' and 'from', captured by the kernel 'write'," + shared,
            "nothing",
            "nothing 4.0",
            "IllegalArgumentException: 'a' and 'to', captured by the kernel 'read'," + shared,
            "1.02.03.04.0");
  }
}
