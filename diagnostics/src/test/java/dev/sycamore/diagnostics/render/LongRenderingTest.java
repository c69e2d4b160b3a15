package dev.sycamore.diagnostics.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.diagnostics.Severity;
import dev.sycamore.diagnostics.ShortRendering;
import dev.sycamore.diagnostics.SourceSpan;
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
  void namesOfFilesCannotMoveTheCursor() {
    SourceSpan at = new SourceSpan("n\u001b]0;T\u0007w/A\u202e.java", 0, 1, 1, 1, 1);
    Diagnostic diagnostic =
        new Diagnostic(
            DiagnosticId.RECURSION,
            Severity.ERROR,
            at,
            "cannot write `n\u001b[2J/A.class`",
            "help",
            List.of(new CallFrame("f", at)),
            List.of(new Note("here", at)),
            List.of());

    String text =
        new LongRendering(SampleDiagnostics.LOOKUP, Paint.PLAIN).text(Finding.of(diagnostic));

    assertThat(text).contains("n\ufffd]0;T\ufffdw/A\ufffd.java:1:1", "n\ufffd[2J/A.class");
    assertThat(text + ShortRendering.standalone(diagnostic))
        .doesNotContain("\u001b", "\u0007", "\u202e");
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
