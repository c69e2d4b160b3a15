package dev.sycamore.diagnostics.render;

import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.diagnostics.TerminalText;
import dev.sycamore.diagnostics.render.Finding.Level;
import java.util.List;

/**
 * A finding as a person at a terminal reads it: the place with its source line, every call on the
 * way there and every other place with theirs, and what to do.
 */
public final class LongRendering {

  private final SourceText.Lookup texts;
  private final Paint paint;

  public LongRendering(SourceText.Lookup texts, Paint paint) {
    this.texts = texts;
    this.paint = paint;
  }

  /** All lines, each ended by {@code \n}. */
  public String text(Finding finding) {
    StringBuilder out = new StringBuilder();
    List<String> message = TerminalText.of(finding.message()).lines().toList();
    String first = message.isEmpty() ? "" : message.get(0);
    String code = finding.id().map(id -> "[" + id.code() + "] ").orElse("");
    finding.at().ifPresent(at -> out.append(paint.bold(place(at))).append(": "));
    out.append(paint.level(finding.level(), finding.level().word() + ":"))
        .append(' ')
        .append(paint.bold(code + first))
        .append('\n');
    finding.at().ifPresent(at -> snippet(out, at, finding.level()));
    message.stream().skip(1).forEach(line -> out.append("  ").append(line.strip()).append('\n'));
    chain(out, finding);
    for (Note note : finding.notes()) {
      note(out, note.at(), note.message());
    }
    finding.help().ifPresent(help -> out.append(paint.help("help:") + " " + help + "\n"));
    finding
        .id()
        .ifPresent(
            id ->
                out.append(paint.help("docs:"))
                    .append(" " + id.page() + ", or: sycamorec --explain " + id.code() + "\n"));
    return out.toString();
  }

  /** What {@code finding} is in, then the calls that lead there, the innermost first. */
  private void chain(StringBuilder out, Finding finding) {
    List<CallFrame> chain = finding.chain();
    for (int i = chain.size() - 1; i >= 0; i--) {
      CallFrame frame = chain.get(i);
      if (finding.at().filter(frame.at()::equals).isPresent()) {
        out.append("  in ").append(frame.function()).append('\n');
      } else {
        note(out, frame.at(), "called from " + frame.function());
      }
    }
  }

  private void note(StringBuilder out, SourceSpan at, String message) {
    out.append(paint.bold(place(at)))
        .append(": ")
        .append(paint.level(Level.NOTE, "note:"))
        .append(' ')
        .append(message)
        .append('\n');
    snippet(out, at, Level.NOTE);
  }

  private void snippet(StringBuilder out, SourceSpan at, Level level) {
    texts.find(at.file()).ifPresent(text -> new Snippet(text, at, level, paint).appendTo(out));
  }

  private static String place(SourceSpan at) {
    return TerminalText.of(at.file()) + ":" + at.line() + ":" + at.column();
  }
}
