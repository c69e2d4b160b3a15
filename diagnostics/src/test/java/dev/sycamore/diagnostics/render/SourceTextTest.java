package dev.sycamore.diagnostics.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.diagnostics.render.SourceText.Position;
import org.junit.jupiter.api.Test;

class SourceTextTest {

  private final SourceText text = new SourceText("a\r\nbc\rd\n\ne");

  @Test
  void linesEndInAnyWay() {
    assertThat(text.line(1)).isEqualTo("a");
    assertThat(text.line(2)).isEqualTo("bc");
    assertThat(text.line(3)).isEqualTo("d");
    assertThat(text.line(4)).isEmpty();
    assertThat(text.line(5)).isEqualTo("e");
    assertThat(text.line(6)).isEmpty();
    assertThat(text.line(0)).isEmpty();
  }

  @Test
  void positionsCountFromOne() {
    assertThat(text.position(0)).isEqualTo(new Position(1, 1));
    assertThat(text.position(3)).isEqualTo(new Position(2, 1));
    assertThat(text.position(4)).isEqualTo(new Position(2, 2));
    assertThat(text.position(6)).isEqualTo(new Position(3, 1));
    assertThat(text.position(9)).isEqualTo(new Position(5, 1));
    assertThat(text.position(99)).isEqualTo(new Position(5, 2));
    assertThat(text.position(-1)).isEqualTo(new Position(1, 1));
  }

  @Test
  void spansEndBehindTheirLastCharacter() {
    SourceSpan span = text.span("f", 3, 7);

    assertThat(span).isEqualTo(new SourceSpan("f", 3, 4, 2, 1, 3));
    assertThat(text.endOf(span)).isEqualTo(new Position(3, 2));
    assertThat(text.endOf(text.span("f", 4, 4))).isEqualTo(new Position(2, 2));
  }
}
