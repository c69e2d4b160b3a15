package dev.sycamore.tests.detect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.UninitializedReadException;
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
import org.junit.jupiter.params.provider.ValueSource;

/** Reads of local memory that nobody wrote are found, and kernels without them have none. */
@Tag("one-jdk")
@Timeout(120)
class UnwrittenMemoryTest {

  private static final String PROGRAM = "UnwrittenMemory";
  private static final String CLEAN = "CleanKernels";

  @TempDir static Path folder;
  private static WatchedPrograms programs;

  @BeforeAll
  static void compile() throws IOException {
    programs = WatchedPrograms.compile(folder, "uninitialized", PROGRAM, CLEAN);
  }

  @AfterAll
  static void close() throws IOException {
    programs.close();
  }

  static List<String> kernels() throws ReflectiveOperationException {
    return programs.kernels(CLEAN);
  }

  @ParameterizedTest
  @MethodSource("kernels")
  void othersHaveNone(String kernel) throws Throwable {
    programs.run(CLEAN, kernel);
  }

  @ParameterizedTest
  @ValueSource(strings = {"borders", "bytes", "counters", "table"})
  void readsAreFound(String kernel) {
    assertThatThrownBy(() -> programs.run(PROGRAM, kernel))
        .isInstanceOf(UninitializedReadException.class)
        .hasMessageContaining("UnwrittenMemory.java:");
  }

  @Test
  void reportsNameTheWorkItemThePlaceAndTheElement() {
    assertThatThrownBy(() -> programs.run(PROGRAM, "table"))
        .isInstanceOfSatisfying(
            UninitializedReadException.class,
            e ->
                assertThat(e.reads())
                    .singleElement()
                    .asString()
                    .matches(
                        """
                        (?s)element 15 of local memory `table` was not written
                          - work-item 16, local 0 in group 1 reads it at UnwrittenMemory\\.java:52:\\d+ in \\S+
                          help: .*"""));
  }
}
