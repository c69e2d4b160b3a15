package dev.sycamore.tests.detect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.DataRaceException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Kernels with a data race are found, and the same kernels without it are not. */
@Tag("one-jdk")
@Timeout(120)
class DataRacesTest {

  private static final String RACY = "RacyKernels";
  private static final String CLEAN = "CleanKernels";

  @TempDir static Path folder;
  private static WatchedPrograms programs;

  @BeforeAll
  static void compile() throws IOException {
    programs = WatchedPrograms.compile(folder, "races", RACY, CLEAN);
  }

  @AfterAll
  static void close() throws IOException {
    programs.close();
  }

  static List<String> kernels() throws ReflectiveOperationException {
    return programs.kernels(RACY);
  }

  @ParameterizedTest
  @MethodSource("kernels")
  void racesAreFound(String kernel) {
    assertThatThrownBy(() -> programs.run(RACY, kernel))
        .isInstanceOf(DataRaceException.class)
        .hasMessageContaining("RacyKernels.java:");
  }

  @ParameterizedTest
  @MethodSource("kernels")
  void mendedKernelsHaveNone(String kernel) throws Throwable {
    programs.run(CLEAN, kernel);
  }

  @Test
  void thereAreSixtyKernels() throws ReflectiveOperationException {
    assertThat(kernels()).hasSizeGreaterThanOrEqualTo(30);
  }

  @Test
  void reportsNameBothWorkItemsPlacesAndTheElement() {
    assertThatThrownBy(() -> programs.run(RACY, "shift"))
        .isInstanceOfSatisfying(
            DataRaceException.class,
            e ->
                assertThat(e.races())
                    .singleElement()
                    .asString()
                    .matches(
                        """
                        element 1 of `a`
                          - work-item 0 reads it at RacyKernels\\.java:\\d+:\\d+ in RacyKernels\\.shift\\.\\w+
                          - work-item 1 writes it at RacyKernels\\.java:\\d+:\\d+ in RacyKernels\\.shift\\.\\w+
                          help: write an element of each work-item's own or another array, or use Atomics; barriers order one group only"""));
  }

  @Test
  void reportsOfLocalMemoryNameTheWorkGroup() {
    assertThatThrownBy(() -> programs.run(RACY, "broadcast"))
        .hasMessageContaining("local memory `first`")
        .hasMessageContaining("work-item 1, local 1 in group 0 reads it")
        .hasMessageContaining("help: put a barrier between the two");
  }
}
