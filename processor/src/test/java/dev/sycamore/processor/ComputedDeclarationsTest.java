package dev.sycamore.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the host compiler computes of declarations that no kernel names: after a change of these a
 * kernel's file is compiled anew.
 */
@Tag("module")
class ComputedDeclarationsTest {

  private static final String KERNEL =
      """
      package p;
      IMPORTS
      class App HEADER {
        MEMBERS
        static void run(dev.sycamore.DeviceQueue q, float[] o) {
          q.parallelFor(dev.sycamore.Range.range(8), i -> { o[i] = VALUE; });
        }
      }
      """;

  private static final String DEEP = "package q; public class Deep { %s }";
  private static final String X = "public static final int X = %d;";

  @TempDir Path folder;

  /**
   * The forms in which a constant of another file comes into a kernel: imports, header, members and
   * value of the kernel's class, and a class between it and {@code q.Deep}.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      emptyValue = "",
      nullValues = "-",
      value = {
        "`` | `` | `static final int K = q.Deep.X * 2;` | K | -",
        "`import q.Deep;` | `` | `static final int K = Deep.X * 2;` | K | -",
        "`import q.*;` | `` | `static final int K = Deep.X * 2;` | K | -",
        "`import static q.Deep.X;` | `` | `static final int K = X * 2;` | K | -",
        "`import static q.Deep.*;` | `` | `static final int K = X * 2;` | K | -",
        "`` | `extends q.Deep` | `static final int K = X * 2;` | K | -",
        "`` | `` | `interface I { int K = q.Deep.X + 1; }` | `I.K` | -",
        "`` | `` | `static final byte K = (byte) (1 > 2 ? 3 : -q.Deep.X);` | K | -",
        "`` | `` | `static final boolean K = \"a\" + q.Deep.X == \"a3\";` | `K ? 1 : 2` | -",
        "`` | `` | `` | `Middle.K` | `class Middle { static final int K = q.Deep.X * 2; }`",
        "`` | `` | `` | `i == Middle.K ? 1 : 2` |"
            + " `interface Middle { int K = q.Deep.X * 2; }`",
        "`` | `` | `` | `Middle.A.k` |"
            + " `enum Middle { A; static final int K = q.Deep.X; final int k = K + 1; }`",
        "`` | `` | `` | `new Middle(i).k()` | `record Middle(int i) { static final int K ="
            + " q.Deep.X; int k() { return K * i; } }`",
        "`` | `` | `static int k(int i) { return switch (i) { case Middle.K -> 1; default -> 2; };"
            + " }` | `k(i)` | `class Middle { static final int K = q.Deep.X * 2; }`",
        "`` | `` | `static float k() { float[] a = new float[Middle.K]; return a.length; }` | `k()`"
            + " | `class Middle { static final int K = q.Deep.X * 2; }`",
        "`` | `` | `` | `Middle.T[i & 1]` |"
            + " `class Middle { static final int K = q.Deep.X; static final float[] T = {K, 2}; }`",
        "`` | `` | `` | `Middle.K` | `class Middle extends Between { static final int K = X + 1; }"
            + " class Between extends q.Deep { }`",
        "`` | `` | `` | `Middle.K` | `class Middle { static final int K = Between.In.L; } class"
            + " Between { static class In { static final int L = q.Deep.X; } }`",
      })
  void aConstantOfAConstant(
      String imports, String header, String members, String value, String middle) {
    Map<String, String> before = new TreeMap<>();
    before.put("q/Deep.java", DEEP.formatted(X.formatted(3)));
    before.put("p/App.java", app(imports, header, members, value));
    if (middle != null) {
      before.put("p/Middle.java", "package p; " + middle);
    }
    change(before, Map.of("q/Deep.java", DEEP.formatted(X.formatted(4))));
  }

  private static String app(String imports, String header, String members, String value) {
    return KERNEL
        .replace("IMPORTS", imports)
        .replace("HEADER", header)
        .replace("MEMBERS", members)
        .replace("VALUE", value);
  }

  private static String app(String value) {
    return app("import q.*;", "", "", value);
  }

  @Test
  void anAnnotationOfAConstant() {
    String size = "(@dev.sycamore.annotations.ReqdWorkGroupSize(Middle.K) dev.sycamore.NdKernel1)";
    String app =
        app("Middle.k()")
            .replace(
                "dev.sycamore.Range.range(8), i ->",
                "dev.sycamore.NdRange.ndRange(8, 4), " + size + " i ->")
            .replace("o[i]", "o[i.globalId()]");
    change(
        Map.of(
            "p/App.java",
            app,
            "p/Middle.java",
            "package p; class Middle { static final int K = q.Deep.X + 1;"
                + " static int k() { return 1; } }",
            "q/Deep.java",
            DEEP.formatted(X.formatted(3))),
        Map.of("q/Deep.java", DEEP.formatted(X.formatted(4))));
  }

  @Test
  void aClassThatHidesTheOneOfAConstant() {
    change(
        Map.of(
            "p/App.java",
            app("Middle.K"),
            "p/Middle.java",
            "package p; import q.*; class Middle { static final int K = Deep.X; }",
            "q/Deep.java",
            DEEP.formatted(X.formatted(3))),
        Map.of("p/Deep.java", "package p; class Deep { static final int X = 5; }"));
  }

  @Test
  void aClassThatHidesTheTypeOfAMember() {
    change(
        Map.of(
            "p/App.java",
            app("Middle.f(i)"),
            "p/Middle.java",
            "package p; import q.*; class Middle { static int f(int i) { return new Made(i).deep()"
                + ".x(); } }",
            "p/Made.java",
            "package p; import q.*; record Made(int a) { Deep deep() { return new Deep(a); } }",
            "q/Deep.java",
            "package q; public record Deep(int x) { }"),
        Map.of(
            "p/Deep.java", "package p; record Deep(int x) { public int x() { return x + 1; } }"));
  }

  @Test
  void aMemberThatHidesAnInheritedOne() {
    Map<String, String> before = new HashMap<>();
    before.put("p/App.java", app("Middle.K"));
    before.put(
        "p/Middle.java", "package p; class Middle extends Between { static final int K = In.X; }");
    before.put("p/Between.java", "package p; class Between extends q.Deep { }");
    before.put("q/Deep.java", DEEP.formatted("public static class In { " + X.formatted(3) + " }"));
    change(
        before,
        Map.of(
            "p/Between.java",
            "package p; class Between extends q.Deep { static class In { static final int X = 7; }"
                + " }"));
  }

  @ParameterizedTest
  @CsvSource({"true", "false"})
  void aConstantOfALibrary(boolean asJar) {
    CachedCompilation compilation = new CachedCompilation(folder);
    compilation.sources(
        Map.of(
            "p/App.java",
            app("Middle.K"),
            "p/Middle.java",
            "package p; class Middle extends q.Sub { static final int K = X + 1; }"));
    String sub = "package q; public class Sub extends Deep { }";
    compilation.library(
        Map.of("q/Sub.java", sub, "q/Deep.java", DEEP.formatted(X.formatted(3))), asJar);
    Map<String, String> first = compilation.run(true);
    assertThat(compilation.run(true)).isEqualTo(first);

    compilation.library(
        Map.of("q/Sub.java", sub, "q/Deep.java", DEEP.formatted(X.formatted(4))), asJar);

    assertThat(compilation.run(true)).isEqualTo(compilation.run(false)).isNotEqualTo(first);
  }

  @Test
  void aConstantOfASourceThatTheCompilerFound() {
    CachedCompilation compilation = new CachedCompilation(folder);
    compilation.sources(
        Map.of(
            "p/App.java",
            app("Middle.K"),
            "p/Middle.java",
            "package p; class Middle { static final int K = q.Deep.X + 1; }"));
    compilation.sourcePath(Map.of("q/Deep.java", DEEP.formatted(X.formatted(3))));
    Map<String, String> first = compilation.run(true);

    compilation.sourcePath(Map.of("q/Deep.java", DEEP.formatted(X.formatted(4))));

    assertThat(compilation.run(true)).isEqualTo(compilation.run(false)).isNotEqualTo(first);
  }

  /** Compiles a program twice, with a change between, and compares. */
  private void change(Map<String, String> before, Map<String, String> changes) {
    CachedCompilation compilation = new CachedCompilation(folder);
    compilation.sources(before);
    Map<String, String> first = compilation.run(true);
    assertThat(first).containsKey("META-INF/sycamore/p/App.ll");
    assertThat(compilation.run(true)).isEqualTo(first);
    Map<String, String> after = new TreeMap<>(before);
    after.putAll(changes);
    compilation.sources(after);

    Map<String, String> second = compilation.run(true);

    assertThat(second).isEqualTo(compilation.run(false));
    assertThat(device(second)).isNotEqualTo(device(first));
  }

  /** What Sycamore wrote, without the classes of javac. */
  private static Map<String, String> device(Map<String, String> output) {
    Map<String, String> device = new TreeMap<>(output);
    device.keySet().removeIf(name -> !name.startsWith("META-INF/sycamore/p/App"));
    return device;
  }
}
