package dev.sycamore.tests.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.CompilationResult;
import dev.sycamore.testsupport.compile.TestCompilation;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import dev.sycamore.testsupport.sample.CommitSample;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What javac compiles on the stack that it has is compiled, however deeply it is nested. Each kind
 * of nesting is about half as deep as javac takes it once the JVM has compiled javac.
 */
@Tag("one-jdk")
@Tag("full")
class DeepSourcesTest {

  private static final long USUAL_STACK = 1L << 20;
  private static final long MOST_OF_JAVAC = 1L << 22;
  private static final long LARGE_STACK = 1L << 30;

  @TempDir Path folder;

  /**
   * The text of a class.
   *
   * @param members of the class
   * @param before the launch
   * @param kernel statements that set {@code a[i]}
   */
  private static Source source(String name, String members, String before, String kernel) {
    return new Source(
        name + ".java",
        """
        import static dev.sycamore.Range.range;

        import dev.sycamore.DeviceQueue;

        public class %s {
          %s

          public static Object run(DeviceQueue q) {
            int[] a = new int[16];
            int[] t = {1, 2, 3, 0};
            %s
            q.parallelFor(range(a.length), i -> {
              %s
            }).await();
            return a;
          }
        }
        """
            .formatted(name, members, before, kernel));
  }

  private static String each(int count, String form) {
    return IntStream.range(0, count)
        .mapToObj(k -> form.replace("#", "" + k))
        .collect(Collectors.joining("\n"));
  }

  private static String nest(int count, String open, String middle, String close) {
    return each(count, open) + middle + close.repeat(count);
  }

  /** Code of kernels, by the name of its form. */
  private static Map<String, String> kernels() {
    Map<String, String> forms = new LinkedHashMap<>();
    forms.put("ElseIf", "if (i < 0) a[i] = 7;" + each(600, " else if (i == #) a[i] = # * 3;"));
    forms.put("Conditionals", "a[i] = " + each(700, "i == # ? # * 3 :") + " -1;");
    forms.put("MiddleConditionals", "a[i] = " + nest(300, "i != # ?", "-1", " : t[i & 3]") + ";");
    forms.put(
        "EffectConditionals", "int[] n = {0}; a[i] = " + each(300, "n[0]++ == i ? # :") + "-1;");
    forms.put("Parentheses", "a[i] = " + nest(900, "(", "i", ")") + ";");
    forms.put("Casts", "a[i] = " + "(int) (long) ".repeat(450) + "i;");
    forms.put("Signs", "a[i] = " + "- ".repeat(700) + "i;");
    forms.put("Indices", "a[i] = " + nest(400, "t[", "i & 3", "]") + ";");
    forms.put("Sums", "a[i] = i" + each(700, " + t[(i + #) & 3]") + ";");
    forms.put("RightSums", "a[i] = " + nest(350, "i + (", "1", ")") + ";");
    forms.put("Conjunctions", "a[i] = i >= 0" + each(500, " && i != # + 99") + " ? 1 : 2;");
    forms.put("Disjunctions", "a[i] = i < 0" + each(500, " || i == # * 2 + 1") + " ? 1 : 2;");
    forms.put("Assignments", "int s, u; " + "s = u = ".repeat(350) + "i; a[i] = s + u;");
    forms.put("Compound", "int s = 1, u = 2; " + "s += u ^= ".repeat(300) + "i; a[i] = s + u;");
    forms.put(
        "Ifs", "int s = 0; " + nest(300, "if (i >= # % 12) { s += # % 7;", "", "}") + " a[i] = s;");
    forms.put(
        "Blocks",
        "int s = i; " + nest(450, "{ s++; int v# = s; s += v# & 1;", "", "}") + " a[i] = s;");
    forms.put(
        "Loops",
        "int s = 0; "
            + nest(
                150,
                "for (int j# = 0; j# < 1; j#++) { s += # + i; if (s > 9000) continue;",
                "",
                "}")
            + " a[i] = s;");
    forms.put(
        "WhileLoops",
        "int s = 0; "
            + nest(140, "while (s == #) { s++; if (i == # && i > 3) break;", "", "}")
            + " a[i] = s;");
    forms.put(
        "DoLoops",
        "int s = 0; "
            + nest(140, "do { s++; if (s == i) continue;", "", "} while (s < 0);")
            + " a[i] = s;");
    forms.put(
        "Switches",
        "int s = 0; "
            + nest(
                200,
                "switch (i + #) { case 9: s += #; case 10: s++; break; case 11: break; default:",
                "",
                "}")
            + " a[i] = s;");
    forms.put(
        "SwitchExpressions",
        "a[i] = " + nest(150, "switch (i) { case # -> # * 3; default ->", "-1;", "};"));
    forms.put("Calls", "a[i] = " + nest(100, "f(", "i", ")") + ";");
    return forms;
  }

  /** Host code, which is no reason to refuse a kernel. */
  private static String host() {
    return "static String text() { return \"\""
        + each(2000, " + \"line #\"")
        + "; }\nstatic int casts(int v) { return "
        + "(int) ".repeat(900)
        + "v; }\nstatic int choice(int v) { return "
        + each(700, "v == # ? # :")
        + " 0; }\nstatic String builder(StringBuilder b) { return b"
        + ".append(1)".repeat(350)
        + ".toString(); }\n";
  }

  private static List<Source> sources() {
    return CommitSample.of("deep sources", allSources(), 50);
  }

  private static List<Source> allSources() {
    List<Source> sources = new ArrayList<>();
    kernels()
        .forEach(
            (name, code) ->
                sources.add(source(name, "static int f(int x) { return x * 3 + 1; }", "", code)));
    sources.add(source("HostCode", host(), "", "a[i] = i * 2;"));
    sources.add(
        source(
            "Constants",
            "static final int T0 = 5;\n"
                + IntStream.range(1, 1500)
                    .mapToObj(k -> "static final int T" + k + " = T" + (k - 1) + " + 1;\n")
                    .collect(Collectors.joining()),
            "",
            "a[i] = T1499 + i;"));
    sources.add(source("CallChain", chain(260, "f%2$d(x + 1)"), "", "a[i] = f259(i);"));
    sources.add(
        source(
            "Records",
            "record R0(int v) {}\n"
                + IntStream.range(1, 60)
                    .mapToObj(k -> "record R" + k + "(R" + (k - 1) + " r) {}\n")
                    .collect(Collectors.joining()),
            "R0 r0 = new R0(3);\n"
                + IntStream.range(1, 60)
                    .mapToObj(k -> "R%1$d r%1$d = new R%1$d(r%2$d);\n".formatted(k, k - 1))
                    .collect(Collectors.joining()),
            "a[i] = r59" + ".r()".repeat(59) + ".v() + i;"));
    return sources;
  }

  /**
   * Functions that call one another.
   *
   * @param body what each makes of the one before
   */
  private static String chain(int count, String body) {
    return "static int f0(int x) { return x * 3; }\n"
        + IntStream.range(1, count)
            .mapToObj(
                k ->
                    "static int f%1$d(int x) { return ".formatted(k)
                        + body.formatted(k, k - 1)
                        + "; }\n")
            .collect(Collectors.joining());
  }

  private static <T> T onStack(long bytes, Callable<T> work) throws Exception {
    FutureTask<T> task = new FutureTask<>(work);
    Thread thread = new Thread(null, task, "javac", bytes);
    thread.start();
    return task.get();
  }

  /** The stack that javac itself needs: more than usual while its frames are the interpreter's. */
  private long stackOfJavac(List<Source> sources) throws Exception {
    Map<String, String> texts = new LinkedHashMap<>();
    sources.forEach(source -> texts.put(source.path(), source.text()));
    for (long bytes = USUAL_STACK; bytes <= MOST_OF_JAVAC; bytes *= 2) {
      CompilationResult plain =
          onStack(
              bytes,
              () ->
                  TestCompilation.with(TestedHostCompiler.JAVAC)
                      .into(folder.resolve("plain"))
                      .level(17)
                      .written(folder.resolve("src"), texts)
                      .run());
      if (plain.success()) {
        return bytes;
      }
    }
    throw new AssertionError("javac itself does not compile the sources");
  }

  @Test
  void deepSourcesGiveTheBitsOfTheJvm() throws Exception {
    List<Source> sources = sources();
    long stack = stackOfJavac(sources);
    try (CompiledPrograms programs =
        onStack(stack, () -> CompiledPrograms.of(folder, sources, "-Asycamore.targets=x86_64"))) {
      assertThat(programs.compiled().ours()).isEmpty();
      assertThat(programs.compiled().success()).as(programs.compiled().transcript()).isTrue();
      for (Source source : sources) {
        String name = source.className();
        List<String> expected = programs.run(name, TestDevices.HOST);
        for (String device : TestDevices.underTest()) {
          assertThat(programs.run(name, device)).as(name + " " + device).isEqualTo(expected);
        }
      }
    }
  }

  /** With a larger stack javac takes more than the limit; the error is at what is too deep. */
  @Test
  void theLimitIsReportedAsOne() throws Exception {
    String code = "a[i] = " + "- ".repeat(20_100) + "i;";
    Source source = source("TooDeep", "", "", code);

    Compiled compiled =
        onStack(
            LARGE_STACK,
            () -> TestCompiler.in(folder, TestedHostCompiler.JAVAC).compile(List.of(source)));

    assertThat(compiled.success()).isFalse();
    assertThat(compiled.ours()).hasSize(1);
    assertThat(compiled.ours().get(0).id()).contains("SYC1071");
    assertThat(compiled.ours().get(0).offset())
        .isBetween(source.text().indexOf("- - "), source.text().indexOf("- i;") + 2);
  }
}
