package dev.sycamore.frontend.elements;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.testsupport.compile.TestCompilation;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;

/** Declarations have the modifiers of the class files that Lombok leaves. */
class LombokModifiersTest {
  private static final Map<String, String> ANNOTATIONS =
      Map.of(
          "lombok/Value.java",
          "package lombok; public @interface Value {}",
          "lombok/AccessLevel.java",
          "package lombok; public enum AccessLevel { PUBLIC, PROTECTED, PACKAGE, PRIVATE, NONE }",
          "lombok/experimental/FieldDefaults.java",
          "package lombok.experimental; public @interface FieldDefaults {"
              + " lombok.AccessLevel level() default lombok.AccessLevel.NONE;"
              + " boolean makeFinal() default false; }",
          "lombok/experimental/UtilityClass.java",
          "package lombok.experimental; public @interface UtilityClass {}",
          "lombok/experimental/NonFinal.java",
          "package lombok.experimental; public @interface NonFinal {}",
          "lombok/experimental/PackagePrivate.java",
          "package lombok.experimental; public @interface PackagePrivate {}");

  /** Takes the modifiers of a class and its members, as words. */
  @SupportedAnnotationTypes("*")
  private static final class Reader extends AbstractProcessor {
    private final Map<String, String> modifiers = new TreeMap<>();

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      new ElementSymbolTable(processingEnv.getElementUtils())
          .classNamed("C")
          .ifPresent(
              type -> {
                add(type);
                type.memberClasses().forEach(this::add);
                type.fields().forEach(f -> put(f.name(), f.modifiers()));
                type.methods().forEach(m -> put(m.name(), m.modifiers()));
              });
      return false;
    }

    private void add(ClassSymbol type) {
      put(type.simpleName(), type.modifiers());
    }

    private void put(String name, Set<Modifier> words) {
      modifiers.put(
          name, String.join(" ", new TreeSet<>(words.stream().map(Modifier::toString).toList())));
    }
  }

  private static Map<String, String> modifiers(String type) {
    Reader reader = new Reader();
    TestCompilation compilation =
        TestCompilation.with(TestedHostCompiler.JAVAC).processors(reader).options("-proc:only");
    ANNOTATIONS.forEach(compilation::source);
    compilation.source("C.java", type).run().succeeded();
    return reader.modifiers;
  }

  @Test
  void value() {
    assertThat(
            modifiers(
                """
                @lombok.Value class C {
                  float a;
                  public int b;
                  protected int c;
                  static int d;
                  @lombok.experimental.NonFinal long e;
                  @lombok.experimental.PackagePrivate long f;
                  void m() {}
                  class Inner {}
                }
                """))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                "C", "final",
                "a", "final private",
                "b", "final public",
                "c", "final protected",
                "d", "static",
                "e", "private",
                "f", "final",
                "m", "",
                "Inner", ""));
  }

  @Test
  void fieldDefaults() {
    assertThat(
            modifiers(
                """
                import lombok.AccessLevel;
                import lombok.experimental.*;
                @FieldDefaults(level = AccessLevel.PRIVATE) class C { int a; public int b; }
                """))
        .isEqualTo(Map.of("C", "", "a", "private", "b", "public"));
    assertThat(
            modifiers(
                """
                import lombok.AccessLevel;
                import lombok.experimental.*;
                @FieldDefaults(level = AccessLevel.PROTECTED, makeFinal = true)
                class C { int a; @NonFinal int b; }
                """))
        .isEqualTo(Map.of("C", "", "a", "final protected", "b", "protected"));
  }

  @Test
  void fieldDefaultsOfAValue() {
    assertThat(
            modifiers(
                """
                @lombok.Value
                @lombok.experimental.NonFinal
                @lombok.experimental.FieldDefaults(level = lombok.AccessLevel.PUBLIC, makeFinal = false)
                class C { int a; }
                """))
        .isEqualTo(Map.of("C", "", "a", "public"));
  }

  @Test
  void utilityClass() {
    assertThat(
            modifiers(
                """
                @lombok.experimental.UtilityClass class C {
                  int a = 1;
                  final int b = 2;
                  int m() { return a; }
                  class Inner {}
                }
                """))
        .isEqualTo(
            Map.of(
                "C",
                "final",
                "a",
                "static",
                "b",
                "final static",
                "m",
                "static",
                "Inner",
                "static"));
  }
}
