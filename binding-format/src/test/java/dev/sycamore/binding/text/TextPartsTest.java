package dev.sycamore.binding.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextPartsTest {

  private static final String TEXT =
      "// head\n#define g g__lib\n"
          + TextParts.part("g__lib", List.of(), "int g() {\n}\n\n")
          + TextParts.part("f", List.of("g__lib"), "int f() {\n}\n")
          + TextParts.part("unused", List.of("f"), "int unused() {\n}\n")
          + TextParts.end()
          + "#undef g\n// next\n"
          + TextParts.part("f", List.of(), "int f();\n")
          + TextParts.part("k", List.of("f"), "k {\n}\n")
          + TextParts.part("j", List.of(), "j {\n}\n")
          + TextParts.end();

  @Test
  void whatIsNotReachedIsLeftOut() {
    assertThat(TextParts.reaching(TEXT, List.of("k")))
        .contains("int g() {", "int f() {", "int f();", "k {", "// head", "#undef g", "// next")
        .doesNotContain("unused", "j {");
    assertThat(TextParts.reaching(TEXT, List.of("j")))
        .isEqualTo(
            """
            // head
            #define g g__lib
            // end of parts
            #undef g
            // next
            // part j
            j {
            }
            // end of parts
            """);
    assertThat(TextParts.reaching(TEXT, List.of("j", "k")))
        .contains("k {", "j {")
        .doesNotContain("unused");
  }

  @Test
  void partsOfPartsAreTheSame() {
    String some = TextParts.reaching(TEXT, List.of("j", "k"));
    assertThat(TextParts.reaching(some, List.of("j")))
        .isEqualTo(TextParts.reaching(TEXT, List.of("j")));
  }

  @Test
  void otherTextIsWhole() {
    String other = "int f() {\n}\n" + TEXT;
    assertThat(TextParts.reaching(other, List.of("j"))).isEqualTo(other);
    assertThat(TextParts.reaching(TEXT, List.of("j", "missing"))).isEqualTo(TEXT);
    assertThat(TextParts.reaching("", List.of("k"))).isEmpty();
  }

  @Test
  void namesAreThoseOfParts() {
    assertThat(TextParts.names(TEXT)).containsExactlyInAnyOrder("g__lib", "f", "unused", "k", "j");
  }
}
