package dev.sycamore.frontend.elements;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.attribution.unit.Attributor;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.testsupport.compile.TestCompilation;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Sources with errors, which the host compiler reports: attribution comes to an end and gives no
 * type where there is none.
 */
@Tag("module")
class AttributionOfBrokenSourcesTest {
  @TempDir Path folder;

  @Test
  void anUnresolvedImportShadowsAClassOfThePackage() throws IOException {
    List<String> types =
        typesUnderBoth(
            "package p; import missing.Vec; class User { Object f(Vec v) { return v.x; } }",
            "v.x",
            "package p; class Vec { float x; }");

    assertThat(types).containsOnly("ERRONEOUS");
  }

  @Test
  void anUnresolvedStaticImportShadowsAClassOfThePackage() throws IOException {
    List<String> types =
        typesUnderBoth(
            "package p; import static missing.Outer.Vec; class User { Object f(Vec v) { return v.x; } }",
            "v.x",
            "package p; class Vec { float x; }");

    assertThat(types).containsOnly("ERRONEOUS");
  }

  @Test
  void aStaticImportOfAMethodShadowsNoClass() throws IOException {
    List<String> types =
        typesUnderBoth(
            "package p; import static java.lang.Math.max; class User { Object f(max v) { return v.x; } }",
            "v.x",
            "package p; class max { float x; }");

    assertThat(types).containsOnly("float");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<T extends U, U extends T> Object f(T t) { return t.x().y; }",
        "<T extends T> Object f(T t) { T[] all = {t}; return all[0] + 1; }",
        "Object f() { class A extends A { int y; } return new A().x().y; }",
        "Object f() { class A extends A.B { static class B { } } return new A().x(); }",
        "Object f() { class A extends A.Other { } return new A().x(); }",
        "Object f() { class A<T extends A<T>.B> { T t; class B { int y; } } return new A<>().t.y; }",
        "Object f() { class A<T extends U, U extends T> { T t; } return new A<>().t.x(); }",
        "Object f() { interface I extends I { int y(); } I i = () -> 1; return i.y() + i.x(); }",
        "Object f() { interface I extends J { } interface J extends I { } I i = null; return i.x(); }",
        "Object f() { record R(R.S s) { record S(R r) { } } R r = null; return r.s().r().s(); }",
        "Object f() { var v = v + 1; return v; }",
        "Object f() { class A { final int a = b + 1; final int b = a + 1; } return new A().a + 1; }",
        "Object f() { return java.util.List.of(x -> y -> x.f(y), x -> x).get(0).apply(1); }",
        "Object f() { return g(g(g(g(x -> g(y -> g(z -> x + y + z)))))); } <T> T g(T t) { return t; }",
        "Object f() { return switch (1) { case 1 -> f(); default -> { yield ; } }; }",
        "static class A extends B { } static class B extends A { } Object f() { return new A().x(); }",
        "static class A<T extends U, U extends T> { T t; } Object f(A<?, ?> a) { return a.t.x(); }",
        "static class A<T extends A<T>> { T t; } Object f(A<A<A<?>>> a) { return a.t.t.t.t; }",
      })
  void comesToAnEnd(String members) {
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(30),
        () ->
            assertThat(typesUnderBoth("package p; class User { " + members + " }", "")).isEmpty());
  }

  /**
   * The types of the expressions with this text, under javac and ecj. All are read. After some
   * errors javac runs no processors; ecj always does.
   */
  private List<String> typesUnderBoth(String source, String expression, String... others)
      throws IOException {
    List<Path> files = new ArrayList<>();
    files.add(Files.writeString(folder.resolve("User.java"), source));
    for (int i = 0; i < others.length; i++) {
      files.add(Files.writeString(folder.resolve("Other" + i + ".java"), others[i]));
    }
    List<String> types = new ArrayList<>();
    for (TestedHostCompiler compiler : TestedHostCompiler.values()) {
      Types processor = new Types(source, expression);
      TestCompilation.with(compiler)
          .files(files)
          .processors(processor)
          .options("-proc:only", "--release", "17")
          .run();
      assertThat(processor.ended).as("%s", compiler).isEqualTo(processor.begun);
      assertThat(processor.begun || compiler == TestedHostCompiler.JAVAC).isTrue();
      types.addAll(processor.types);
    }
    return types;
  }

  @SupportedAnnotationTypes("*")
  private static final class Types extends AbstractProcessor {
    private final String source;
    private final String expression;
    private final List<String> types = new ArrayList<>();
    private boolean begun;
    private boolean ended;

    Types(String source, String expression) {
      this.source = source;
      this.expression = expression;
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (begun) {
        return false;
      }
      begun = true;
      CompilationUnit unit = JavacOracle.parse(source).orElseThrow();
      Attribution attribution =
          new Attributor(new ElementSymbolTable(processingEnv.getElementUtils())).attribute(unit);
      for (Expression each : unit.findAll(Expression.class)) {
        String type = attribution.typeOf(each).map(JavaType::toString).orElse("unknown");
        attribution.constantOf(each);
        if (each.toString().equals(expression)) {
          types.add(type);
        }
      }
      ended = true;
      return false;
    }
  }
}
