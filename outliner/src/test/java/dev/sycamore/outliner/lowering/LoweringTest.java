package dev.sycamore.outliner.lowering;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.Severity;
import dev.sycamore.model.text.ModelPrinter;
import dev.sycamore.outliner.OutlineResult;
import dev.sycamore.outliner.OutlineRun;
import dev.sycamore.testsupport.Goldens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What Java becomes, construct by construct. The goldens are read by people: {@code
 * -Dupdate.goldens=true} writes them anew.
 */
@Tag("module")
class LoweringTest {
  private static final Path FOLDER = Path.of("src/test/resources/outline");

  /** Where a function comes from decides, not the name of its folder. */
  @Test
  void aClassOfTheUserIsNotPartOfTheDeviceLibraryWhateverItsPackage() {
    OutlineResult result =
        OutlineRun.of(
            """
            package my.dev.sycamore.devicelib;
            import dev.sycamore.*;
            class User {
              static float mine(float x) { return x % 2; }
              static void run(DeviceQueue q, float[] a) {
                q.parallelFor(Range.range(4), i -> { a[i] = mine(a[i]); });
              }
            }
            """);
    assertThat(result.program().units().get(0).functions())
        .extracting(f -> f.displayName().replaceAll("\\(.*", "") + " " + f.library())
        .contains("User.mine false", "FloatingRemainder.remainder true");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Arrays",
        "Captured",
        "Expressions",
        "FastMathPlaces",
        "Forms",
        "Lambdas",
        "Places",
        "RecordBuffers",
        "Records",
        "Statements",
        "Switches",
        "WorkItems"
      })
  void becomes(String name) throws IOException {
    String source = Files.readString(FOLDER.resolve(name + ".java"));
    OutlineResult result = OutlineRun.of(source);
    assertThat(result.diagnostics()).noneMatch(d -> d.severity() == Severity.ERROR);
    String text =
        result.program().units().stream()
            .map(ModelPrinter::printWithoutSpans)
            .collect(Collectors.joining("\n"));
    Path golden = FOLDER.resolve(name + ".txt");
    Goldens.check(golden, text);
  }
}
