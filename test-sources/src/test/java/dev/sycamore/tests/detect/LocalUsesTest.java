package dev.sycamore.tests.detect;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.DataRaceException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What native code keeps of local memory is enough to find each race, and no more than that. */
@Tag("one-jdk")
@Timeout(120)
class LocalUsesTest {

  private static final String PROGRAM = "LocalUses";

  @TempDir static Path folder;
  private static WatchedPrograms programs;

  @BeforeAll
  static void compile() throws IOException {
    programs = WatchedPrograms.compile(folder, "races,uninitialized", PROGRAM);
  }

  @AfterAll
  static void close() throws IOException {
    programs.close();
  }

  static List<String> kernels() throws ReflectiveOperationException {
    return programs.kernels(PROGRAM);
  }

  @ParameterizedTest
  @MethodSource("kernels")
  void racesAreFoundWhereTheyAre(String kernel) throws Throwable {
    if (kernel.startsWith("race")) {
      assertThatThrownBy(() -> programs.run(PROGRAM, kernel))
          .isInstanceOf(DataRaceException.class)
          .hasMessageContaining("of local memory")
          .hasNoSuppressedExceptions();
    } else {
      programs.run(PROGRAM, kernel);
    }
  }
}
