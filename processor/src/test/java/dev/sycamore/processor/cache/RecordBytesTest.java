package dev.sycamore.processor.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.diagnostics.TextEdit;
import dev.sycamore.frontend.text.SourceFile;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RecordBytesTest {

  @Test
  void warningsComeBackWithTheirNotesAndFixes() throws IOException {
    SourceSpan at = new SourceSpan("A.java", 40, 3, 4, 5, 4);
    SourceSpan start = SourceSpan.startOf("A.java");
    Diagnostic warning =
        Diagnostic.of(
                DiagnosticId.ACCIDENTAL_DOUBLE,
                at,
                List.of(new CallFrame("A.f(float)", at)),
                "a literal")
            .withNote(new Note("here", start))
            .withFixes(
                List.of(
                    new Fix(
                        "one", List.of(new TextEdit(at, "0.5f"), new TextEdit(start, "\u4f60"))),
                    new Fix("two", List.of(new TextEdit(at, "")))));
    UnitRecord record =
        new UnitRecord(
            new UnitResult(
                new SourceFile("A.java", "class A {}"),
                List.of(warning),
                List.of(),
                Optional.empty(),
                List.of("a note")),
            List.of());

    assertThat(RecordBytes.read(RecordBytes.of(record))).isEqualTo(record);
  }
}
