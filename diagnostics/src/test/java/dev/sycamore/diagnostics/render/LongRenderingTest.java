package dev.sycamore.diagnostics.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.testsupport.Goldens;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class LongRenderingTest {

  private static String text(Paint paint) {
    LongRendering rendering = new LongRendering(SampleDiagnostics.LOOKUP, paint);
    return SampleDiagnostics.findings().stream().map(rendering::text).collect(Collectors.joining());
  }

  @Test
  void showsEveryPlaceWithItsLine() {
    Goldens.check(Path.of("src/test/resources/rendering/long.txt"), text(Paint.PLAIN));
  }

  @Test
  void coloursAddNothingButColours() {
    String coloured = text(Paint.COLOURED);

    assertThat(coloured).contains("\u001B[1;31merror:\u001B[0m", "\u001B[1;36mnote:\u001B[0m");
    assertThat(coloured.replaceAll("\u001B\\[[0-9;]*m", "")).isEqualTo(text(Paint.PLAIN));
  }

  @Test
  void whatIsInTheSourceCannotMoveTheCursor() {
    assertThat(text(Paint.PLAIN)).doesNotContain("\u001B", "\t", "\r", "\u202E");
  }

  @Test
  void caretsAreBelowTheRangeAsATerminalShowsIt() {
    // Two columns for a wide character and for a pair of surrogates, none for a combining accent.
    DisplayLine line = DisplayLine.of("\t\u4f60\ud83d\ude00e\u0301x = y;");

    assertThat(line.text()).isEqualTo("    \u4f60\ud83d\ude00e\u0301x = y;");
    assertThat(line.carets(7, 8)).isEqualTo("         ^");
    assertThat(line.carets(2, 5)).isEqualTo("    ^^^^");
    assertThat(line.carets(1, 2)).isEqualTo("^^^^");
    assertThat(line.carets(99, 99)).isEqualTo("               ^");
  }

  @Test
  void aPlaceAtTheEndOfTheFileHasACaretToo() {
    SourceText text = new SourceText("class A {\n");
    LongRendering rendering = new LongRendering(path -> Optional.of(text), Paint.PLAIN);
    Finding finding =
        Finding.ofHost(Finding.Level.ERROR, "", "the end", Optional.of(text.span("A", 10, 10)));

    assertThat(rendering.text(finding).lines())
        .containsExactlyElementsOf(List.of("A:2:1: error: the end", "    2 | ", "      | ^"));
  }
}
