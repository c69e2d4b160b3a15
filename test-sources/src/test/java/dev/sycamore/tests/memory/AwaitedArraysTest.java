package dev.sycamore.tests.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A wait for one array, or a read of one element, leaves the other arrays where they are. */
@Tag("one-jdk")
@Tag("module")
class AwaitedArraysTest extends CapturedProgramsTest {
  AwaitedArraysTest() {
    super(AwaitedArraysPrograms.all());
  }

  @ParameterizedTest
  @MethodSource("devices")
  void commandsAndWaitsSeeWhatThoseBeforeThemWrote(String device)
      throws ReflectiveOperationException {
    assertSameAsOnHost("RandomWaits", device);
  }

  @ParameterizedTest
  @MethodSource("devices")
  void onlyTheArrayIsCopiedAndFailuresAreThrownOnce(String device)
      throws ReflectiveOperationException {
    assertThat(values("WaitCopies", device))
        .containsExactly(
            "true",
            "1193",
            "1376236",
            "IllegalStateException: no",
            "nothing",
            "IllegalStateException: again",
            "1193",
            "FAILED",
            "true",
            "106",
            "IndexOutOfBoundsException: Index 1 out of bounds for length 1",
            "IndexOutOfBoundsException: Index -1 out of bounds for length 1",
            "NullPointerException: array",
            "7",
            "20",
            "11");
  }
}
