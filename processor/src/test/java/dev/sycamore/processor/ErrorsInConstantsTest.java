package dev.sycamore.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.testsupport.compile.TestCompilation;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Kernels read constants whose initialisers javac refuses or warns of. It would compute a constant
 * when a processor asks for it, report what it finds there out of turn, and analyse nothing more:
 * with Sycamore it has all its errors and warnings, each once and in its order.
 */
@Tag("module")
class ErrorsInConstantsTest {

  /** With errors and warnings before and after the constant. */
  private static final String FILE =
      """
      import static dev.sycamore.Range.range;
      class T {
        int before() { return nmae; }
        MEMBER
        java.util.List raw;
        void m(dev.sycamore.DeviceQueue q, float[] c) {
          q.parallelFor(range(8), i -> { c[i] = USE; });
        }
        int after() { return "s"; }
        int divided() { return 1 / 0; }
      }
      class Later { int x() { return y; } }
      """;

  private static final String OTHER =
      """
      class Other {
        int o() { return p; }
        static final int BAD = "x";
        static final int SUM = BAD + 1;
        static final int QUOTIENT = 4 / (1 - 1);
      }
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      emptyValue = "",
      value = {
        "static final int N = \"x\";                               | N",
        "static final int N = \"x\";                               | T.N",
        "final float own = \"3\";                                  | own",
        "final float own = \"3\";                                  | this.own",
        "static final int N = M + 1, M = \"x\";                    | N",
        "static final int N = Inetger.MAX_VALUE;                   | N",
        "static final byte N = 300;                                | N",
        "static final int N = (int) \"x\";                         | N",
        "static final int N = true ? \"x\" : 1;                    | N",
        "static final int N = -\"x\";                              | N",
        "static final String S = 3;                                | S.length()",
        "interface I { int N = \"x\"; }                            | I.N",
        "enum E { A; static final int N = \"x\"; }                 | E.N",
        "record R(int a) { static final int N = \"x\"; }           | R.N",
        "@interface A { int N = \"x\"; }                           | A.N",
        "static class P { static final int N = \"x\"; } static class S extends P { } | S.N",
        "static final int N = \"x\";                               | switch (i) { case N -> 1; default -> 2; }",
        "static final int N = \"x\"; static final int[] T = { N }; | T[0]",
        "static final int N = \"x\"; static int f() { return N; }  | f()",
        "static final int N = \"x\"; static int f() { int[] a = new int[N]; return a[0]; } | f()",
        "static final int N = 1 / 0;                               | N",
        "@Deprecated static final int D = 1; static final int N = Old.D; | N",
        "static final int N = N + 1;                               | N",
        "static final int N = M, M = N;                            | N",
        "static final int N = Later.x;                             | N",
        "static final int N = g(); static int g() { return \"x\"; } | N",
        "``                                                        | Other.BAD",
        "``                                                        | Other.SUM",
        "``                                                        | Other.QUOTIENT",
      })
  void hideNoOthers(String member, String use) {
    List<String> alone = diagnostics(member, use, new IdleProcessor());
    assertThat(alone).as("of javac").hasSizeGreaterThan(5);

    assertThat(diagnostics(member, use, new KernelProcessor())).isEqualTo(alone);
  }

  /** What javac attributes before processors run, or not at all after such errors. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@interface A { int v() default \"x\"; } @A static int f() { return 1; }            | f()",
        "@interface A { int v() default M; int M = \"x\"; } @A static int f() { return A.M; } | f()",
        "@SuppressWarnings(3) static int f() { return 1; }                                  | f()",
        "static final String S = 3; @SuppressWarnings(S) static int f() { return 1; }       | f()",
        "@dev.sycamore.annotations.SubGroupSize(\"x\") static int f() { return 1; }         | f()",
        "static final int N = \"x\"; @dev.sycamore.annotations.SubGroupSize(N) static int f() { return N; } | f()",
        "enum E { A, B(1); static final int N = \"x\"; }                                    | E.A.ordinal() + E.N",
        "record R(@SuppressWarnings(T.N) int a) { } static final int N = \"x\";              | new R(N).a()",
        "static final int N = \"x\"; static int f(int i) { return switch (i) { case N, 2 -> 1; default -> N; }; } | f(i)",
        "static final int N = \"x\"; static final int[] A = new int[] { N, 1 };              | A[i]",
        "class I { static final int N = \"x\"; } final I i1 = new I();                        | I.N + i1.hashCode()",
      })
  void ofDeclarationsHideNoOthers(String member, String use) {
    List<String> alone = diagnostics(member, use, new IdleProcessor());
    assertThat(alone).as("of javac").isNotEmpty();

    assertThat(diagnostics(member, use, new KernelProcessor())).isEqualTo(alone);
  }

  private List<String> diagnostics(String member, String use, Processor processor) {
    return TestCompilation.with(TestedHostCompiler.JAVAC)
        .source("T.java", FILE.replace("MEMBER", member).replace("USE", use))
        .source("Old.java", "class Old { @Deprecated static final int D = 1; }")
        .source("Other.java", OTHER)
        .into(folder)
        .options("-Asycamore.deviceBuild=off", "-Asycamore.incremental=off")
        .options("-Xlint:all,-options,-processing,-classfile,-path")
        .processors(processor)
        .run()
        .diagnostics()
        .stream()
        .filter(d -> d.getKind() != Diagnostic.Kind.NOTE)
        .map(ErrorsInConstantsTest::text)
        .filter(text -> !text.contains("[SYC"))
        .toList();
  }

  private static String text(Diagnostic<? extends JavaFileObject> d) {
    String file = d.getSource() == null ? "" : d.getSource().getName();
    return d.getKind() + " " + file + ":" + d.getPosition() + ": " + d.getMessage(Locale.ROOT);
  }

  /** With any processor javac analyses no code if a declaration is wrong. */
  @SupportedAnnotationTypes("*")
  @SupportedOptions({"sycamore.deviceBuild", "sycamore.incremental"})
  private static final class IdleProcessor extends AbstractProcessor {
    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      return false;
    }
  }
}
