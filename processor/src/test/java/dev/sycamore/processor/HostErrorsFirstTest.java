package dev.sycamore.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.testsupport.compile.CompilationResult;
import dev.sycamore.testsupport.compile.TestCompilation;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where javac has an error, that one is shown, and none of ours that follows from it. */
@Tag("module")
class HostErrorsFirstTest {

  private static final String FILE =
      """
      import static dev.sycamore.Range.range;
      import dev.sycamore.*;
      class T {
        record V(float x, float y) { float len() { return x * x + y * y; } }
        static float f(float x) { return x + 1; }
        MEMBER
        void m(DeviceQueue q, FloatDeviceBuffer b, float[] c) {
          CODE
        }
      }
      """;

  private static final Pattern FOLLOWING = Pattern.compile("SYC10(04|10|12|13|70)");

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      emptyValue = "",
      value = {
        "`` | `q.sumbit(h -> { FloatAccessor a = b.access(h, AccessMode.READ_WRITE);"
            + " h.parallelFor(range(8), i -> a.set(i, 1)); });`",
        "`` | `submit(h -> { FloatAccessor a = b.access(h, AccessMode.READ_WRITE);"
            + " h.parallelFor(range(8), i -> a.set(i, 1)); });`",
        "`` | `queue.submit(h -> { FloatAccessor a = b.access(h, AccessMode.READ_WRITE);"
            + " h.parallelFor(range(8), i -> a.set(i, 1)); });`",
        "`` | `q.submit(h -> { FloatAccessor a = b.acces(h, AccessMode.READ_WRITE);"
            + " h.parallelFor(range(8), i -> a.set(i, 1)); });`",
        "`void n(java.util.List<Foo> q, float[] c) { q.submit(h -> { h.parallelFor(range(8), i -> {"
            + " c[i] = 1; }); }); }` | `q.parallelFor(range(8), i -> c[i] = f(c[i])).await();`",
        "`` | `q.parallelFor(range(8), i -> { + c[i] = 1; });`",
        "`record P(int x, int y) { P(int only) { int z = 1; this(only, z); } }` |"
            + " `q.parallelFor(range(8), i -> { c[i] = new P(i).x(); });`",
        "`enum E { A(1), B(2); final int v; E(int v) { this.w = v; } }` |"
            + " `q.parallelFor(range(8), i -> { c[i] = E.B.v; });`",
        "`enum E { A(1), B(2); final int v; E(int v) { this.v = vv; } }` |"
            + " `q.parallelFor(range(8), i -> { c[i] = E.B.v; });`",
        "`interface Shape { float area(); } record Sq(float s) implements Shape { public float"
            + " aera() { return s; } }` | `q.parallelFor(range(8), i -> { Shape s = new Sq(i);"
            + " c[i] = s.area(); });`",
        "`` | `RangeKernel1 k = kernle; q.parallelFor(range(8), k);`",
        "`int g() { }` | `RangeKernel1 k = java.util.List.<RangeKernel1>of().get(0);"
            + " q.parallelFor(range(8), k);`",
        "`interface F { float of(float x); } int g(int x) { int y; return y; }` |"
            + " `F[] k = { x -> x }; q.parallelFor(range(8), i -> c[i] = k[i].of(1));`",
      })
  void itsErrorsAreShownAndNoneThatFollows(String member, String code) {
    Map<String, String> sources =
        Map.of("T.java", FILE.replace("MEMBER", member).replace("CODE", code));
    CompilationResult alone = compilation("alone", sources).run();
    assertThat(alone.errors()).as("javac's errors").isNotEmpty();

    CompilationResult run = compile("both", sources);

    assertThat(texts(run.errors())).containsAll(texts(alone.errors()));
    assertThat(run.ours()).noneMatch(d -> FOLLOWING.matcher(d.getMessage(Locale.ROOT)).find());
    assertThat(run.success()).isFalse();
  }

  private static final String BAD =
      """
      class NAME {
        interface F { float of(float x); }
        void m(dev.sycamore.DeviceQueue q, F g, float[] c) {
          q.parallelFor(dev.sycamore.Range.range(8), i -> c[i] = CODE);
        }
      }
      """;

  private static String bad(String name, String code) {
    return BAD.replace("NAME", name).replace("CODE", code);
  }

  @Test
  void whatJavacAcceptsIsReportedInAllFilesAndNoClassIsLeft() {
    Map<String, String> sources = new TreeMap<>();
    sources.put("A.java", bad("A", "java.util.List.of().size()"));
    sources.put("B.java", bad("B", "java.util.List.of().size()"));
    sources.put("C.java", bad("C", "new int[i].length"));
    sources.put("D.java", "class D { class Inner { } Runnable r = () -> { }; }");

    CompilationResult run = compile("out", sources);

    assertThat(run.ours())
        .extracting(d -> d.getSource().getName().replaceAll(".*/", ""))
        .contains("A.java", "B.java", "C.java");
    assertThat(run.ours()).hasSameSizeAs(run.errors());
    assertThat(run.success()).isFalse();
    assertThat(run.files()).noneMatch(file -> file.endsWith(".class"));
  }

  @Test
  void anErrorOfJavacInOneFileLeavesAnotherKindOfOurs() {
    Map<String, String> sources = new TreeMap<>();
    sources.put("A.java", bad("A", "g.off(1)"));
    sources.put("B.java", bad("B", "java.util.List.of().size()"));
    CompilationResult alone = compilation("alone", sources).run();

    CompilationResult run = compile("both", sources);

    assertThat(texts(run.errors())).containsAll(texts(alone.errors()));
  }

  @Test
  void withoutAnAnalysisOfJavacOursAreShown() {
    CompilationResult run =
        compilation("out", Map.of("A.java", bad("A", "java.util.List.of().size()")))
            .options("-proc:only", "-Asycamore.deviceBuild=off")
            .processors(new KernelProcessor())
            .run();

    assertThat(run.ours()).hasSize(1);
    assertThat(run.success()).isFalse();
  }

  private CompilationResult compile(String name, Map<String, String> sources) {
    return compilation(name, sources)
        .options("-Asycamore.deviceBuild=off")
        .processors(new KernelProcessor())
        .run();
  }

  private TestCompilation compilation(String name, Map<String, String> sources) {
    return TestCompilation.with(TestedHostCompiler.JAVAC)
        .level(17)
        .options("-Xlint:-options")
        .written(folder.resolve("src"), sources)
        .into(folder.resolve(name));
  }

  private static List<String> texts(List<Diagnostic<? extends JavaFileObject>> errors) {
    return errors.stream()
        .map(d -> d.getLineNumber() + ":" + d.getColumnNumber() + " " + d.getMessage(Locale.ROOT))
        .toList();
  }
}
