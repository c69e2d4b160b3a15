package dev.sycamore.tests.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The rows of arrays of arrays are arrays of their own: whatever a kernel captures them with, and
 * whether somebody waited or not, each kernel sees what those before it wrote.
 */
@Tag("one-jdk")
@Tag("full")
class CapturedRowsTest extends CapturedProgramsTest {
  CapturedRowsTest() {
    super(CapturedRowsPrograms.all());
  }

  @ParameterizedTest
  @MethodSource("devices")
  void rowsAreTheSameMemoryWhateverTheyAreCapturedWith(String device)
      throws ReflectiveOperationException {
    assertSameAsOnHost("RandomRows", device);
  }

  @ParameterizedTest
  @MethodSource("devices")
  void aGraphUsesTheRowsOfThen(String device) throws ReflectiveOperationException {
    assertSameAsOnHost("RowsInGraphs", device);
  }

  @ParameterizedTest
  @MethodSource("devices")
  void rowsOfStaticFieldsAreThoseOfTheLaunch(String device) throws ReflectiveOperationException {
    assertSameAsOnHost("StaticRows", device);
  }

  @ParameterizedTest
  @MethodSource("devices")
  void nullRowsAndRowsThatAreThereTwiceAreRefused(String device)
      throws ReflectiveOperationException {
    String shared =
        " have a row in common, and the kernel writes one of them: use the row by one of the two"
            + " only, or capture a copy";
    assertThat(values("RefusedRows", device))
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
