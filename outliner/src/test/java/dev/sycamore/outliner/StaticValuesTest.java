package dev.sycamore.outliner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.text.ModelPrinter;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Static final fields whose values are not in the source are arguments of the kernels. */
@Tag("module")
class StaticValuesTest {

  private static OutlineResult outline(String members, String expression) {
    return OutlineRun.of(
        """
        import static dev.sycamore.Range.range;
        import dev.sycamore.*;
        import java.util.*;
        class Example {
          enum Color { RED, BLUE }
          record P(double x, int[] ys) {}
          static int three() { return 3; }
        """
            + members
            + "\nstatic int read(int x) { return (int) ("
            + expression
            + "); }\n"
            + "static void run(DeviceQueue q, int[] a) {"
            + " q.parallelFor(range(3), i -> a[i] = read(i)); } }");
  }

  private static List<String> valuesIn(DeviceUnit unit) {
    return unit.kernels().get(0).arguments().stream()
        .filter(KernelArgument::isStaticValue)
        .map(
            a ->
                a.kind()
                    + " "
                    + a.variable().name()
                    + " "
                    + a.access()
                    + " of "
                    + ModelPrinter.print(a.source()))
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          static final double R = Math.sqrt(2);                         | R                   | SCALAR R NONE of static "Example" "R" "D" accessible
          static final int R; static { R = three(); }                   | R                   | SCALAR R NONE of static "Example" "R" "I" accessible
          static final Color R = Color.valueOf("RED");                  | R.ordinal()         | SCALAR R NONE of ordinal of static "Example" "R" "LExample$Color;" accessible
          static final int[] R = new int[three()];                      | R[x]                | ARRAY R READ of static "Example" "R" "[I" accessible
          static final boolean[] R = {three() > 2};                     | R.length            | ARRAY R NONE of static "Example" "R" "[Z" accessible
          static final int[] R = {1, three()};                          | R[x] = 4            | ARRAY R WRITE of static "Example" "R" "[I" accessible
          static final int[] R = {1, 2}; static { R[0] = 3; }           | R[x]++              | ARRAY R READ_WRITE of static "Example" "R" "[I" accessible
          static final FloatMemory R = null;                            | R.get(x)            | MEMORY R READ of static "Example" "R" "Ldev/sycamore/FloatMemory;" accessible
          interface I { int R = Integer.parseInt("2"); }                | I.R                 | SCALAR R NONE of static "Example$I" "R" "I" accessible
          static class N { private static final int R = three(); }      | N.R                 | SCALAR R NONE of static "Example$N" "R" "I"
          static final int R = three(), S = 4;                          | S                   |
          """)
  void aFunctionReadsWhatTheKernelIsPassed(String members, String expression, String value) {
    OutlineResult result = outline(members, expression);

    assertThat(result.diagnostics()).as(members).isEmpty();
    assertThat(valuesIn(result.program().units().get(0)))
        .isEqualTo(value == null ? List.of() : List.of(value));
  }

  @Test
  void aRecordIsItsComponents() {
    OutlineResult result =
        outline("static final P R = new P(three(), new int[4]);", "R.x() + R.ys()[x]");

    assertThat(valuesIn(result.program().units().get(0)))
        .containsExactly(
            "SCALAR R_x NONE of component \"Example$P\" \"x\" \"D\" of static \"Example\" \"R\" \"LExample$P;\" accessible",
            "ARRAY R_ys READ of component \"Example$P\" \"ys\" \"[I\" of static \"Example\" \"R\" \"LExample$P;\" accessible");
  }

  @Test
  void whatClassesOfAnotherPackageMayNotNameIsHidden() {
    OutlineResult result =
        OutlineRun.of(
            """
            package lib;
            public class Lib {
              static final int OWN = Integer.parseInt("1");
              public static final int OPEN = Integer.parseInt("2");
              public static int sum() { return OWN + OPEN; }
            }
            """,
            """
            package app;
            import static dev.sycamore.Range.range;
            class App {
              static void run(dev.sycamore.DeviceQueue q, int[] a) {
                q.parallelFor(range(3), i -> a[i] = lib.Lib.sum());
              }
            }
            """);

    assertThat(valuesIn(result.program().units().get(0)))
        .containsExactly(
            "SCALAR OWN NONE of static \"lib.Lib\" \"OWN\" \"I\"",
            "SCALAR OPEN NONE of static \"lib.Lib\" \"OPEN\" \"I\" accessible");
  }

  /** Ids are part of the generated code, which is not made anew where nothing has changed. */
  @Test
  void aUnitIsTheSameWhateverElseIsCompiled() {
    String first =
        """
        class First { static final int A = Integer.parseInt("1");
          static void run(dev.sycamore.DeviceQueue q, int[] a) { q.singleTask(() -> a[0] = A); } }
        """;
    String second = first.replace("First", "Second").replace('A', 'B');

    DeviceUnit alone = OutlineRun.of(second).program().units().get(0);
    DeviceUnit together = OutlineRun.of(first, second).program().units().get(1);
    assertThat(together).isEqualTo(alone);
  }
}
