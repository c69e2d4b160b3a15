package dev.sycamore.frontend.tree;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.expr.InstanceOfExpr;
import dev.sycamore.diagnostics.DiagnosticCollector;
import dev.sycamore.frontend.text.SourceFile;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of primitive types, a preview feature, do not make a file unreadable. */
class PrimitiveTestsTest {

  private static Optional<CompilationUnit> read(String members) {
    return new SourceParser(new DiagnosticCollector())
        .parse(new SourceFile("C.java", "class C { " + members + " }"))
        .map(SyntaxTree::root);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "o instanceof int i && i > 2",
        "o instanceof final long i",
        "o instanceof @A.B(x = (1)) final @C double /* a */ i",
        "o instanceof byte",
        "(o instanceof boolean) instanceof boolean b && b",
        "(o instanceof float\n) == p instanceof short s",
        "o instanceof char c || o instanceof int[] || o instanceof int[] x || o instanceof int @A [] y",
        "o != \"instanceof int\" && o instanceof int /* instanceof int */ i",
      })
  void areRead(String test) {
    CompilationUnit unit = read("boolean f(Object o) { return " + test + "; }").orElseThrow();

    for (InstanceOfExpr each : unit.findAll(InstanceOfExpr.class)) {
      assertThat(each.getType().getParentNode()).isPresent();
      each.getPattern()
          .ifPresent(
              pattern -> {
                // The parser shares other types between the pattern and the test.
                assertThat(pattern.getType().getParentNode())
                    .containsSame(pattern.getType().isPrimitiveType() ? pattern : each);
                assertThat(pattern.getType().asString()).isEqualTo(each.getType().asString());
                assertThat(pattern.getType().getRange()).isEqualTo(each.getType().getRange());
                assertThat(pattern.getType().isPrimitiveType())
                    .isEqualTo(!each.getType().isArrayType());
              });
    }
  }

  @Test
  void areReadWithEnumsInBlocks() {
    String enums = "void f(Object o) { enum E { A } } ";
    String test = "boolean g(Object o) { return o instanceof int i; } ";

    assertThat(read(enums + test)).isPresent();
    assertThat(read(test + enums)).isPresent();
    assertThat(read("boolean f(Object o) { enum E { A } return o instanceof int; }")).isPresent();
  }

  @Test
  void areReadInSwitches() {
    String text =
        "int f(long v) { return switch (v) { case byte b -> b; case int i when i > 3 -> 1;"
            + " case 7L -> 8; default -> v instanceof short s ? s : 2; }; }";

    assertThat(read(text)).isPresent();
  }
}
