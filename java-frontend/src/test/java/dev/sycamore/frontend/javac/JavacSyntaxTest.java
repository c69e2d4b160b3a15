package dev.sycamore.frontend.javac;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import dev.sycamore.frontend.elements.Corpus;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.testsupport.sample.CommitSample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The trees that are made from javac's are those of the parser: the same nodes with the same
 * properties, children and ranges.
 */
@Tag("full")
class JavacSyntaxTest {
  private static final Path ROOT = Path.of("..");

  private final SyntaxComparison comparison = new SyntaxComparison();

  private void assertSame(String name) {
    System.out.println("syntax of " + name + " on " + JRE.currentJre() + ": " + comparison);
    assertThat(comparison.different()).isEmpty();
  }

  @Test
  void ourModulesHaveTheTreesOfTheParser() throws IOException {
    int files = 0;
    for (Path folder : sourceFolders()) {
      List<Path> all = Corpus.javaFiles(folder);
      List<Path> sample = all.isEmpty() ? all : CommitSample.of(folder.toString(), all, 15);
      comparison.compile(sample);
      files += sample.size();
    }

    assertSame("our modules");
    assertThat(comparison.files()).isGreaterThan(250).isGreaterThan(files * 9 / 10);
    // Of all files it is one in forty; a sample has more or fewer.
    int least = CommitSample.isEverything() ? 30 : 12;
    assertThat(comparison.parsed()).hasSizeLessThan(comparison.files() / least);
  }

  private static List<Path> sourceFolders() throws IOException {
    try (Stream<Path> folders = Files.walk(ROOT, 5)) {
      return folders
          .filter(f -> f.endsWith("src/main/java") || f.endsWith("src/test/java"))
          .sorted()
          .toList();
    }
  }

  /** One by one: they know nothing of each other, and classes have the same names. */
  @Test
  void programsHaveTheTreesOfTheParser() throws IOException {
    List<Path> all = new ArrayList<>();
    for (String folder :
        List.of(
            "test-sources",
            "java-frontend/src/test/resources",
            "outliner/src/test/resources",
            "benchmarks")) {
      for (Path file : Corpus.javaFiles(ROOT.resolve(folder))) {
        if (!file.toString().contains("/target/")) {
          all.add(file);
        }
      }
    }
    assertThat(all).hasSizeGreaterThan(300);
    List<Path> sample = CommitSample.of("programs as trees", all, 25);
    for (Path file : sample) {
      comparison.compile(List.of(file));
    }

    assertSame("programs");
    assertThat(comparison.files()).isGreaterThan(sample.size() * 9 / 10);
    int least = sample.size() < all.size() ? 6 : 15;
    assertThat(comparison.parsed()).hasSizeLessThan(comparison.files() / least);
  }

  @Test
  @EnabledForJreRange(minVersion = 25)
  void whatCameUntilJava25HasTheTreesOfTheParser() throws IOException {
    comparison.compile(Corpus.ofJava25());

    assertSame("Java 25 corpus");
    assertThat(comparison.parsed()).isEmpty();
  }

  @Test
  @Tag("attribution-proof")
  void commonsMathHasTheTreesOfTheParser(@TempDir Path folder) throws IOException {
    Path sources = Corpus.onClassPath("commons-math3-3.6.1-sources.jar");
    comparison.compile(Corpus.unpack(sources, "org/apache/commons/math3", folder));

    assertSame("commons-math3");
    assertThat(comparison.files()).isGreaterThan(900);
  }

  @Test
  @Tag("attribution-proof")
  void hipparchusHasTheTreesOfTheParser(@TempDir Path folder) throws IOException {
    Path sources = Corpus.onClassPath("hipparchus-core-3.1-sources.jar");
    comparison.compile(Corpus.unpack(sources, "org/hipparchus", folder));

    assertSame("hipparchus-core");
    assertThat(comparison.files()).isGreaterThan(400);
  }

  /** What javac has in another way than the text, and what code seldom has. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "int a = -1, b[] = {- 2, +3,}, c[][];",
        "long l = -9223372036854775808L; int m = -2147483648 - -1; double d = -.5e-3d;",
        "int[] a[], b; int[] f(int[] p[], int... q) { return p[0]; }",
        "String s = \"a\" + \"b\"; String t = \"a\" + \"b\" + 1 + \"c\" + \"d\" + 'e';",
        "String s = 1 + 2 + \"a\" + \"b\" + (\"c\" + \"d\") + \"e\"; String t = (\"a\") + \"b\";",
        "String s = \"\"\"\n  a \\\n b\"\\\"\"\"\n  \"\"\" + \"x\" + \"\"\"  \n\n  \"\"\";",
        "boolean b = 1 < 2 == 3 >> 1 > 4 >>> 2 && 1 << 2 >= 3 || !(5 != 6 ^ true);",
        "int f(int x) { x >>= 1; x >>>= 2; x <<= 3; x %= 4; x |= x & 5 ^ 6; return x++ - --x; }",
        "java.util.Map<String, java.util.List<java.util.List<int[]>>> m = new java.util.HashMap<>();",
        "Object o = (Runnable & java.io.Serializable) () -> {}; Object p = (int) 'a' + (byte) -1;",
        "java.util.function.Function<int[], Object> f = int[]::clone, g = (var x) -> x, h = x -> x;",
        "java.util.function.Supplier<Object> s = java.util.ArrayList<String>::new, t = this::f,"
            + " u = super::hashCode, v = Object.class::getName, w = (() -> null); Object f() {"
            + " return (java.util.function.Supplier<Object>) super::toString; }",
        "Class<?> a = int[].class, b = void.class, c = java.util.Map.Entry[][].class;",
        "class I { I() { this(1); } I(int x) { super(); } } class J extends I { J(C c) { super(1); } }"
            + " class K extends C.I { K(C c) { c.super(); } } I i = this.new I(), j = new C().new I(2);",
        "<T> C(T t) { } C() { <String>this(\"\"); } Object m() { return this.<C>n(null); }"
            + " <T> T n(T t) { return C.this.<T>n(t); }",
        "Object a = new Object() { int x; { x = 1; } static { } }; int[][] b = new int[2][], c = {{1}, {}};",
        "Object a = new int[][] {{1, 2}, null,}, b = new String[] {}, c = new long[(int) 1][2][];",
        "enum E { A, B(1) { void f() {} }, @Deprecated C(2), ; int x; E() {} E(int x) {} void f() {} }"
            + " enum F {} enum G {; } enum H { A; } enum K implements Runnable { A, B; public void run() {} }",
        "record R(int x, @Deprecated String... y) implements Runnable { static int z; R { } public void"
            + " run() {} record S() {} R(int a) { this(a, \"\"); } } record T<X>(X x) { public X x() {"
            + " return x; } }",
        "@interface A { int value() default 1; String[] n() default {}; B b() default @B; int X = 1; }"
            + " @interface B { Class<?>[] c() default {int.class, String.class}; } @A(5) int i; @A() int"
            + " j; @A(value = 6, n = \"x\", b = @B(c = {})) int k; @SuppressWarnings({\"a\", \"b\",}) int l;",
        "@Deprecated public @SuppressWarnings(\"a\") static final int x = 1; protected <@T X> @Deprecated"
            + " X f(final @T(2) X p) throws @T Exception { return (@T(3) X) p; } @java.lang.annotation.Target("
            + "java.lang.annotation.ElementType.TYPE_USE) @interface T { int value() default 1; }",
        "java.util.List<@T(1) ? extends @T Number> l = new @T java.util.@T(3) ArrayList<>(); @java.lang"
            + ".annotation.Target(java.lang.annotation.ElementType.TYPE_USE) @interface T { int value()"
            + " default 1; }",
        "sealed interface S permits P, Q {} non-sealed class P implements S {} final class Q implements S"
            + " { int non = 1, sealed = 2; }",
        "abstract static class A<T extends Comparable<T> & Runnable, U> { abstract T f(); native void g();"
            + " synchronized strictfp void h() { synchronized (this) { } } transient volatile int x; }",
        "int f(Object o, int k) { outer: for (int i = 0, j[] = {1}; i < 2; i++, k--) { for (;;) { if (k > 0)"
            + " continue outer; else break outer; } } for (i(), k = 1; ; ) { break; } for (final var x :"
            + " new int[0]) ; do k++; while (k < 3); while (k > 0) k--; return k; } void i() {}",
        "void f() throws Exception { try (var a = g(); final AutoCloseable b = a; a) { } catch (final"
            + " IllegalStateException | java.io.IOException e) { throw e; } finally { } try { } catch"
            + " (java.lang.RuntimeException e) { } } AutoCloseable g() { assert true : \"x\"; assert 1 > 0;"
            + " return null; }",
        "int f(int k, E e) { switch (k) { case 1: case 2, 3: k++; default: } switch (e) { case A -> k++; case"
            + " B -> { } default -> throw new Error(); } int r = switch (k) { case 1 -> 2; case 2 -> { yield"
            + " -3; } default -> { int yield = 1; yield yield; } }; return -switch (e) { case A: yield 1;"
            + " default: yield 2; }; } enum E { A, B }",
        "boolean f(Object o) { return o instanceof String && o instanceof final String s && !(o instanceof"
            + " java.util.List<?> l) || o instanceof int[] || o instanceof String[] a; }",
        "void f() { class L {} interface M { default void m() {} } record N(int x) {} final class O {}; int"
            + " record = 1, permits, var = 2, when; var yield = 3; ; { } }",
        "Object f() { return C.super.hashCode() + super.toString().length() + super.x; } int x; Object[] g;"
            + " int h() { return this.x + g[0].hashCode() + ((C) g[1]).x; }",
        "void f() { int a = x ? 1 : y ? 2 : 3; g(z -> z ? 1 : 2, (q, r) -> { return q; }, (int s, final int"
            + " t) -> s + t); }",
        "int \u00e4\u00f6 = 1; String s = \"\ud83d\ude00\"; char c = '\\'', d = '\"'; /* x */ int y // z\n;\r\n int"
            + " z = 0x1F + 0b1_0 + 017 + 0xFFL; double e = 0x1.8p-3 + 1. + .5f + 1e10 + 1_0D + 0x.8P1F;",
      })
  void constructsHaveTheTreesOfTheParser(String members) {
    comparison.compile("C.java", "package p; import java.util.*; ; class C {\n" + members + "\n}");

    assertThat(comparison.different()).isEmpty();
    assertThat(comparison.parsed()).isEmpty();
    assertThat(comparison.files()).isEqualTo(1);
  }

  /** What is in a way of its own in the parser, or too rare to be worth it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "void f() { enum E { A } }",
        "String s = \"\\u0041\";",
        "void f(C this) { }",
        "Object o = (java.util.function.Supplier<Object>) this::hashCode;",
        "int f()[] { return null; }",
        "int @T [] x; @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) @interface T {}",
      })
  void theRestIsLeftToTheParser(String members) {
    comparison.compile("C.java", "class C { " + members + " }");

    assertThat(comparison.different()).isEmpty();
    assertThat(comparison.parsed()).hasSize(1);
  }

  @Test
  @EnabledForJreRange(minVersion = 25)
  void aCompactFileIsLeftToTheParser() {
    comparison.compile("C.java", "void main() { }");

    assertThat(comparison.different()).isEmpty();
    assertThat(comparison.parsed()).hasSize(1);
  }

  /** Whatever another processor does to a tree, it is not that of the text then. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "class C { int x = 1; }",
        "class C { int x = 1; int y; }",
        "class C { int y = 2; int x = 1; }",
        "class C { int x = 1 + 2; int y; }",
        "class C { int x = 1; int y(); }",
        "class D { int x = 1; int y = 2; }",
        "class C { int x = 1; int y = 2; } class D {}",
        "",
      })
  void aTreeOfAnotherTextIsLeftToTheParser(String text) throws IOException {
    String own = "class C { int x = 1; int y = 2; }";
    JavacTask task =
        (JavacTask)
            ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, null, List.of("-proc:none"), null, List.of(file(own)));
    CompilationUnitTree unit = task.parse().iterator().next();
    var positions = Trees.instance(task).getSourcePositions();

    assertThat(JavacSyntax.of(new SourceFile("C.java", own), unit, positions)).isPresent();
    assertThat(JavacSyntax.of(new SourceFile("C.java", text), unit, positions)).isEmpty();
  }

  private static JavaFileObject file(String text) {
    return SyntaxComparison.file("C.java", text);
  }
}
