package dev.sycamore.codegen.opencl.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Nodes of OpenCL C print parentheses where the text would mean something else without them. */
class CNodePrintingTest {
  private static final CExpression A = new CText("a");
  private static final CExpression B = new CText("b");

  private static String text(CNode node) {
    StringBuilder text = new StringBuilder();
    node.print(text);
    return text.toString();
  }

  @Test
  void operandsThatAreOperationsHaveParentheses() {
    CExpression sum = new CBinary(A, "+", B);

    assertThat(text(sum)).isEqualTo("a + b");
    assertThat(text(new CBinary(sum, "*", A))).isEqualTo("(a + b) * a");
    assertThat(text(new CBinary(A, "-", sum))).isEqualTo("a - (a + b)");
    assertThat(text(new CConditional(sum, A, B))).isEqualTo("(a + b) ? a : b");
  }

  @Test
  void twoSignsNeverMeet() {
    CExpression negative = new CUnary("-", A);

    assertThat(text(new CUnary("-", negative))).isEqualTo("-(-a)");
    assertThat(text(new CBinary(A, "-", negative))).isEqualTo("a - -a");
  }

  @Test
  void whatIsIndexedOrHasMembersBindsTighterThanCasts() {
    CExpression cast = new CCast("int*", A);

    assertThat(text(new CElement(cast, B))).isEqualTo("((int*)a)[b]");
    assertThat(text(new CMember(new CElement(A, B), "x"))).isEqualTo("a[b].x");
    assertThat(text(new CAddress(new CElement(A, B)))).isEqualTo("&a[b]");
  }

  @Test
  void chainedChoicesHaveNoBracesBetweenThem() {
    CStatement inner = new CIf(B, List.of(new CBreak()), List.of());

    assertThat(text(new CIf(A, List.of(new CContinue()), List.of(inner))))
        .isEqualTo("if (a) {\ncontinue;\n} else if (b) {\nbreak;\n}\n");
  }

  @Test
  void casesAreScopesOfTheirOwn() {
    CCase one = new CCase(List.of("1", "2"), false, List.of(new CBreak()));
    CCase other = new CCase(List.of(), true, List.of());

    assertThat(text(new CSwitch(A, List.of(one, other))))
        .isEqualTo("switch (a) {\ncase 1:\ncase 2:\n{\nbreak;\n}\ndefault:\n{\n}\n}\n");
  }
}
