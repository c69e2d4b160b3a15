package dev.sycamore.outliner;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.KernelArgument;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Files are forgotten after their turn, and read once more for what others ask of them. */
@Tag("module")
class ManyFilesTest {

  /** So many that not all files are remembered. */
  private static final int BETWEEN = 110;

  private static final String HEADER =
      """
      import static dev.sycamore.Range.range;
      import dev.sycamore.*;
      """;

  private static final String LIBRARY =
      HEADER
          + """
          class Library {
            static final float[] TABLE = {1, 2, 3};
            interface Function { float at(float x); }
            record Pair(float a, float b) { float sum() { return a + b; } }
            static float twice(Function f, float x) { return f.at(f.at(x)); }
            static float scaled(float x) { return twice(y -> y * TABLE[1], x); }
            static <T> T same(T x) { return x; }
            static float local(float x) {
              record Held(float v) { float twice() { return v + v; } }
              return same(new Held(x)).twice();
            }
            @Device static float square(float x) { return x * x; }
            static void run(DeviceQueue q, float[] a) {
              q.parallelFor(range(3), i -> a[i] = scaled(a[i]) + local(a[i]));
            }
          }
          """;

  private static final String USER =
      HEADER
          + """
          class User {
            static void run(DeviceQueue q, float[] a) {
              q.parallelFor(range(3), i -> {
                float x = Library.scaled(a[i]) + Library.twice(y -> y + 1, a[i]);
                a[i] = x + new Library.Pair(x, 2).sum() + Library.local(x) + Library.square(x);
              });
            }
          }
          """;

  /** The units of the files before and after many others. */
  private static OutlineResult outline(int between, String first, String last) {
    List<String> sources = new ArrayList<>(List.of(first));
    for (int i = 0; i < between; i++) {
      sources.add(
          HEADER
              + "class Other%d { static void run(DeviceQueue q, int[] a) {".formatted(i)
              + " q.parallelFor(range(3), i -> a[i] = %d); } }\n".formatted(i));
    }
    sources.add(last);
    return OutlineRun.of(sources.toArray(String[]::new));
  }

  private static List<DeviceUnit> ends(OutlineResult result) {
    assertThat(result.diagnostics()).isEmpty();
    List<DeviceUnit> units = result.program().units();
    return List.of(units.get(0), units.get(units.size() - 1));
  }

  @Test
  void unitsAreTheSameWhateverIsBetweenThem() {
    assertThat(ends(outline(BETWEEN, LIBRARY, USER))).isEqualTo(ends(outline(0, LIBRARY, USER)));
    assertThat(ends(outline(BETWEEN, USER, LIBRARY))).isEqualTo(ends(outline(0, USER, LIBRARY)));
  }

  @Test
  void functionsHaveTheSameSymbolsInAllUnits() {
    List<DeviceUnit> units = ends(outline(BETWEEN, LIBRARY, USER));

    assertThat(units.get(1).functions().stream().map(f -> f.symbol()))
        .containsAll(units.get(0).functions().stream().map(f -> f.symbol()).toList());
  }

  @Test
  void faultsOfForgottenFilesAreReportedOnce() {
    String library = LIBRARY.replace("return x * x;", "return System.nanoTime();");

    List<Diagnostic> alone = outline(0, library, USER).diagnostics();
    assertThat(alone).isNotEmpty();
    assertThat(outline(BETWEEN, library, USER).diagnostics()).isEqualTo(alone);
  }

  @Test
  void changesOfArraysAreFoundInFilesThatComeLater() {
    String changing = USER.replace("class User {", "class User { static { Library.TABLE[0] = 2; }");

    assertThat(arraysReadIn(outline(BETWEEN, LIBRARY, changing))).containsExactly("TABLE", "TABLE");
    assertThat(arraysReadIn(outline(BETWEEN, changing, LIBRARY))).containsExactly("TABLE", "TABLE");
  }

  @Test
  void changesOfArraysAreFoundBehindEscapes() {
    String changing =
        USER.replace("class User {", "class User { static { Library.T\\u0041BLE[0] = 2; }");

    assertThat(arraysReadIn(outline(0, LIBRARY, changing))).containsExactly("TABLE", "TABLE");
  }

  /** The arrays of static fields that a kernel of the first and one of the last file read. */
  private static List<String> arraysReadIn(OutlineResult result) {
    return ends(result).stream()
        .map(
            unit ->
                unit.kernels().get(0).arguments().stream()
                    .filter(KernelArgument::isStaticValue)
                    .map(argument -> argument.variable().name())
                    .collect(joining(",")))
        .toList();
  }
}
