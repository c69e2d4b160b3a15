package dev.sycamore.tests.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rows of records and of halves are arrays of their own, as rows of primitives are. */
@Tag("one-jdk")
@Tag("module")
class CapturedRecordRowsTest extends CapturedProgramsTest {
  CapturedRecordRowsTest() {
    super(CapturedRecordRowsPrograms.all());
  }

  @ParameterizedTest
  @MethodSource("devices")
  void rowsAreTheSameMemoryWhateverTheyAreCapturedWith(String device)
      throws ReflectiveOperationException {
    assertSameAsOnHost("RandomRecordRows", device);
  }

  @ParameterizedTest
  @MethodSource("devices")
  void recordsThatKeepTheirValuesStayTheObjectsThatTheyAre(String device)
      throws ReflectiveOperationException {
    assertThat(values("RecordRowObjects", device))
        .containsExactly(
            "P[a=8, b=1]", "true", "true", "true", "P[a=7, b=3]", "5.0 40a00000", "true");
  }

  @ParameterizedTest
  @MethodSource("devices")
  void nullsAndRowsThatAreThereTwiceAreRefused(String device) throws ReflectiveOperationException {
    String shared =
        " have a row in common, and the kernel writes one of them: use the row by one of the two"
            + " only, or capture a copy";
    assertThat(values("RefusedRecordRows", device))
        .containsExactly(
            "NullPointerException: 'ps', captured by the kernel 'add', is null",
            "NullPointerException: 'ps[1]', captured by the kernel 'add', is null",
            "NullPointerException: 'ps[1][0]', captured by the kernel 'add', is null",
            "NullPointerException: the component 'p' is null in 'cube[0][1][0]', captured by the"
                + " kernel 'lengths'",
            "NullPointerException: 'hs[1][1]', captured by the kernel 'halfs', is null",
            "IllegalArgumentException: 'ps_a' and 'row_a', captured by the kernel 'add'," + shared,
            "nothing P[a=4, b=0]",
            "nothing 4",
            "nothing 1.0");
  }
}
