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

/** Arrays of records keep the order of commands that other arrays have, and objects that stay. */
@Timeout(120)
class CapturedRecordsTest {

  @TempDir static Path folder;

  private static CompiledPrograms programs;

  @BeforeAll
  static void compile() throws IOException {
    programs =
        CompiledPrograms.of(
            folder, CapturedRecordsPrograms.all(), "-Asycamore.targets=" + TestDevices.targets());
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
  void commandsSeeWhatThoseBeforeThemWrote(String device) throws ReflectiveOperationException {
    assertThat(programs.run("RandomRecords", device))
        .isEqualTo(programs.run("RandomRecords", TestDevices.HOST));
  }

  @ParameterizedTest
  @MethodSource("devices")
  void recordsThatKeepTheirValuesStayTheObjectsThatTheyAre(String device)
      throws ReflectiveOperationException {
    assertThat(values("RecordObjects", device))
        .containsExactly("P[a=1.0, b=7]", "false", "9", "true", "1.0 3f800000", "true");
  }

  @ParameterizedTest
  @MethodSource("devices")
  void nullsAreRefusedWithTheirIndex(String device) throws ReflectiveOperationException {
    assertThat(values("RefusedRecords", device))
        .containsExactly(
            "NullPointerException: 'ps', captured by the kernel 'sum', is null",
            "NullPointerException: 'ps[1]', captured by the kernel 'sum', is null",
            "NullPointerException: 'ds[1]', captured by the kernel 'deep', is null",
            "NullPointerException: the component 'p' is null in 'ds[1]', captured by the kernel"
                + " 'deep'",
            "NullPointerException: the component 'kind' is null in 'ds[0]', captured by the kernel"
                + " 'deep'",
            "NullPointerException: 'hs[1]', captured by the kernel 'halfs', is null",
            "nothing 1");
  }

  @ParameterizedTest
  @MethodSource("devices")
  void constructorsRunOnlyWhereTheProgramHasThemRun(String device)
      throws ReflectiveOperationException {
    assertThat(values("ConstructedRecords", device))
        .containsExactly(
            "3006246 5012246 7018246",
            "Limited[a=10] Limited[a=8]",
            "the constructor of ConstructedRecords$Next changes components: it cannot make the"
                + " record that a kernel stored in [0]");
  }

  private static List<String> values(String program, String device)
      throws ReflectiveOperationException {
    return programs.run(program, device).stream()
        .filter(line -> line.startsWith("["))
        .map(line -> line.substring(line.indexOf('=') + 2))
        .map(line -> line.replaceAll(" \\(\\w+.java:\\d+:\\d+\\)", ""))
        .toList();
  }
}
