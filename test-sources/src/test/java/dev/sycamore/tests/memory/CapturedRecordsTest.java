package dev.sycamore.tests.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Arrays of records keep the order of commands that other arrays have, and objects that stay. */
@Tag("one-jdk")
@Tag("module")
class CapturedRecordsTest extends CapturedProgramsTest {
  CapturedRecordsTest() {
    super(CapturedRecordsPrograms.all());
  }

  @ParameterizedTest
  @MethodSource("devices")
  void commandsSeeWhatThoseBeforeThemWrote(String device) throws ReflectiveOperationException {
    assertSameAsOnHost("RandomRecords", device);
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
            "NullPointerException: 'ks[0]', captured by the kernel 'kinds', is null",
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
}
