package dev.sycamore.outliner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.DiagnosticId;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Which static arrays are constants of device code: those that nothing changes. Others are read.
 */
@Tag("module")
class ConstantArraysTest {

  private static OutlineResult outline(String members) {
    return OutlineRun.of(
        """
        import static dev.sycamore.Range.range;
        import dev.sycamore.*;
        import java.util.*;
        class Example {
          static final int[] T = {1, 2, 3, 4};
          static final int[][] TT = new int[2][3];
          static void run(DeviceQueue q, int[] a) {
            q.parallelFor(range(3), i -> a[i] = T[i] + TT[1][i]);
          }
          static void read(int[] x) { int s = x[0] + x.length; for (int v : x) { s += v; } more(x, s); }
          private static void more(int[] y, int n) { if (n > 0) { read(y); } }
          static void write(int n, int[] x) { int[] z = x; z[n]++; }
          static void vary(int[]... x) {}
          void overridable(int[] x) {}
          static int[] back(int[] x) { return x; }
          static int[] other;
        """
            + members
            + "\n}\nclass Other { static int sum() { return Example.T[0]; } }\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "static { int x = T[0] + T.length + TT[0][1] + TT[0].length; for (int v : T) { x += v; } }",
        "static { for (int[] row : TT) { for (int v : row) { read(row); } } }",
        "static void f() { int[] t = T; read(t); read((T)); int[] c = T.clone(); c[0] = 3; t = c; }",
        "static String f() { return Arrays.toString(T) + Arrays.stream(T).sum() + (T == null); }",
        "static void f(int[] o) { System.arraycopy(T, 0, o, 0, 3); int[] u = o; u[0] = T[1]; }",
        "static void f(int[] T) { T[0] = 1; int[] TT = {1}; TT[0] = 2; }",
        "static class Inner { static final int[] T = {9}; static void f() { T[0] = 1; } }",
        "static int f(boolean b, int[] o) { int[] t = b ? T : o; return t[0]; }",
      })
  void readingLeavesAnArrayConstant(String members) {
    assertThat(outline(members).diagnostics()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "static { T[0] = 1; }",
        "static void f() { T[1]++; }",
        "static void f() { --T[1]; }",
        "static void f() { (Example.T[2]) += 3; }",
        "static void f() { int[] t = T; t[0] = 1; }",
        "static void f() { int[] t; t = T; int[] u = t; Runnable r = () -> { u[0] = 1; }; }",
        "static void f(boolean b) { int[] t = b ? T : new int[1]; t[0] = 1; }",
        "static void f() { write(1, T); }",
        "static void f() { Arrays.fill(T, 3); }",
        "static void f(int[] o) { System.arraycopy(o, 0, T, 0, 1); }",
        "static void f() { vary(T); }",
        "void f() { overridable(T); }",
        "static void f() { other = T; }",
        "static int[] f() { return T; }",
        "static void f() { back(T)[0] = 1; }",
        "static void f() { Object[] o = {T}; }",
        "static void f() { new ArrayList<int[]>(List.of()).add(T); }",
        "static java.util.function.Supplier<int[]> f() { return () -> T; }",
        "static class Inner { final int[] mine = T; }",
      })
  void anArrayThatChangesIsReadAtTheLaunch(String members) {
    OutlineResult result = outline(members);

    assertThat(result.diagnostics()).isEmpty();
    assertThat(argumentsOf(result)).as(members).containsExactly("a ARRAY WRITE", "T ARRAY READ");
  }

  private static List<String> argumentsOf(OutlineResult result) {
    return result.program().units().get(0).kernels().get(0).arguments().stream()
        .map(a -> a.variable().name() + " " + a.kind() + " " + a.access())
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "static { TT[0][1] = 1; }",
        "static void f() { TT[1][0]++; }",
        "static void f() { --TT[1][0]; }",
        "static void f() { (Example.TT[1][2]) += 3; }",
        "static void f() { for (int[] row : TT) { row[0] = 5; } }",
        "static void f() { int[] t = TT[1]; t[0] = 1; }",
        "static void f() { write(1, TT[0]); }",
        "static void f() { Arrays.fill(TT[1], 3); }",
        "static void f() { vary(TT[0]); }",
        "void f() { overridable(TT[0]); }",
        "static void f() { other = TT[1]; }",
        "static int[][] f() { return TT; }",
        "static void f() { Object[] o = {TT}; }",
        "static class Inner { final int[][] mine = TT; }",
      })
  void anArrayOfArraysThatChangesIsReadAtTheLaunch(String members) {
    OutlineResult result = outline(members);

    assertThat(result.diagnostics()).as(members).isEmpty();
    assertThat(argumentsOf(result))
        .as(members)
        .containsExactly("a ARRAY WRITE", "TT_rows ROW_TABLE READ", "TT ROWS READ");
  }

  @Test
  void deviceCodeMayWriteAnArrayThatTheLaunchReads() {
    OutlineResult result =
        outline(
            "static void f(DeviceQueue q) { q.parallelFor(range(3), i -> { TT[0][i] = i; }); }");

    assertThat(result.diagnostics()).isEmpty();
  }

  /** The launch cannot find such a class. */
  @Test
  void aConstantArrayOfALocalClassStaysWhatItsInitialiserSays() {
    OutlineResult result =
        outline(
            """
            static void f(DeviceQueue q, int[] a) {
              record Changed() { static final int[] T = {1, 2, 3}; }
              Changed.T[1] = 5;
              record Written() { static final int[] T = {1, 2, 3}; }
              q.parallelFor(range(3), i -> { a[i] = Changed.T[i]; Written.T[i] = 4; });
            }
            """);

    assertThat(result.diagnostics())
        .extracting(d -> d.id())
        .containsExactly(DiagnosticId.CHANGED_CONSTANT_ARRAY, DiagnosticId.WRITE_TO_CONSTANT_ARRAY);
    assertThat(result.diagnostics().get(0).notes().get(0).at().line()).isEqualTo(19);
  }
}
