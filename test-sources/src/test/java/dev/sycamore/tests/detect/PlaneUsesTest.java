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

/** Elements of work-items' own in two dimensions are not logged, and all others are. */
@Tag("one-jdk")
@Timeout(120)
class PlaneUsesTest {

  private static final String PROGRAM = "PlaneUses";

  @TempDir static Path folder;
  private static WatchedPrograms programs;

  @BeforeAll
  static void compile() throws IOException {
    programs = WatchedPrograms.compile(folder, "races", PROGRAM);
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
      assertThatThrownBy(() -> programs.run(PROGRAM, kernel)).isInstanceOf(DataRaceException.class);
    } else {
      programs.run(PROGRAM, kernel);
    }
  }
}
