package dev.sycamore.diagnostics.render;

import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.diagnostics.Severity;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.diagnostics.TextEdit;
import dev.sycamore.diagnostics.render.Finding.Level;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Two files with everything that makes places hard, and what there is to say about them. */
final class SampleDiagnostics {

  static final String BAD = "src/p/Bad file.java";
  static final String OTHER = "/lib/Other.java";
  static final String GONE = "src/p/Gone.java";

  /** CRLF, tabs, wide and combining characters, a pair of surrogates, unicode escapes. */
  static final String BAD_TEXT =
      """
      class Bad {
      \tstatic void run(Queue q, int[] a, Object o) {
      \t\tq.run(i -> {
      \t\t\ta[i] = /* \u4f60\u597d\ud83d\ude00e\u0301 */ Other.deep(i) +\to.hashCode();
            Str\\u0069ng s = "x";
            throw new IllegalStateException(
                "a" +

                "b");
          });
        }
        int v() {
          return
              1
              +
              2
              +
              3
              +
              4;
        }
        int esc = "\u001b[2J\u202e";
      }
      """
          .replace("\n", "\r\n");

  static final String OTHER_TEXT = "class Other { static int deep(int i) { return Gone.er(i); } }";

  private static final Map<String, SourceText> TEXTS =
      Map.of(BAD, new SourceText(BAD_TEXT), OTHER, new SourceText(OTHER_TEXT));

  static final SourceText.Lookup LOOKUP = path -> Optional.ofNullable(TEXTS.get(path));

  private SampleDiagnostics() {}

  /** The stretch that {@code words} are, the first time. */
  static SourceSpan span(String file, String words) {
    String text = file.equals(BAD) ? BAD_TEXT : OTHER_TEXT;
    int from = text.indexOf(words);
    if (from < 0) {
      throw new AssertionError(words);
    }
    return LOOKUP.find(file).orElseThrow().span(file, from, from + words.length());
  }

  private static Diagnostic diagnostic(
      DiagnosticId id, SourceSpan at, String message, CallFrame... chain) {
    return new Diagnostic(
        id, id.severity(), at, message, "write it \"otherwise\"", List.of(chain), List.of());
  }

  static List<Finding> findings() {
    SourceSpan call = span(BAD, "Other.deep(i)");
    SourceSpan inOther = span(OTHER, "Gone.er(i)");
    SourceSpan gone = new SourceSpan(GONE, 40, 5, 3, 5, 3);
    String kernel = "kernel at Bad file.java:3:9";
    SourceSpan use = span(BAD, "o.hashCode()");
    SourceSpan thrown =
        span(BAD, BAD_TEXT.substring(BAD_TEXT.indexOf("throw"), BAD_TEXT.indexOf("b\");") + 4));
    SourceSpan sum =
        span(BAD, BAD_TEXT.substring(BAD_TEXT.indexOf("return"), BAD_TEXT.indexOf("4;") + 2));
    SourceSpan escape = span(BAD, "\"\u001b[2J\u202e\"");
    SourceSpan option = new SourceSpan("-Asycamore.targets", 0, 0, 1, 1, 1);
    return List.of(
        Finding.of(
            diagnostic(
                DiagnosticId.THROW,
                gone,
                "`throw` is in a file that is not here",
                new CallFrame(kernel, call),
                new CallFrame("Other.deep(int)", inOther),
                new CallFrame("Gone.er(int)", gone))),
        Finding.of(
            diagnostic(
                    DiagnosticId.CAPTURED_TYPE,
                    use,
                    "captured variable `o` cannot cross",
                    new CallFrame(kernel, use))
                .withNote(new Note("declared here", span(BAD, "Object o")))
                .withFixes(
                    List.of(
                        new Fix(
                            "write \"0\", and a comment",
                            List.of(
                                new TextEdit(use, "0"),
                                new TextEdit(
                                    LOOKUP.find(OTHER).orElseThrow().span(OTHER, 0, 0),
                                    "// \u4f60\n"),
                                new TextEdit(span(BAD, "\tstatic void run"), ""))),
                        new Fix("another one", List.of(new TextEdit(use, "1")))))),
        Finding.of(
            diagnostic(
                    DiagnosticId.SUPPRESSION_WITHOUT_EFFECT, span(BAD, "Str\\u0069ng s"), "escapes")
                .withSeverity(Severity.WARNING)),
        Finding.of(diagnostic(DiagnosticId.THROW, thrown, "a range of several lines")),
        Finding.of(diagnostic(DiagnosticId.UNSUPPORTED_CONSTRUCT, sum, "a range of many lines")),
        Finding.of(diagnostic(DiagnosticId.TEXT, escape, "what would move the cursor")),
        Finding.of(diagnostic(DiagnosticId.BAD_OPTION_VALUE, option, "no place")),
        Finding.ofHost(
            Level.ERROR,
            "compiler.err.cant.resolve",
            "cannot find symbol\n  symbol:   class Queue",
            Optional.of(span(BAD, "Queue"))),
        Finding.ofHost(Level.NOTE, "compiler.note.x", "some notes", Optional.empty()));
  }
}
