package dev.sycamore.diagnostics.render;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.diagnostics.render.Finding.Level;

/** The source lines of a place with carets below its exact range. */
record Snippet(SourceText text, SourceSpan at, Level level, Paint paint) {

  /** Of a longer range, these many lines at its beginning and the last are shown. */
  private static final int MOST_LINES = 4;

  private static final int NUMBER_WIDTH = 5;

  void appendTo(StringBuilder out) {
    SourceText.Position begin = text.position(at.offset());
    SourceText.Position end = text.endOf(at);
    for (int number = begin.line(); number <= end.line(); number++) {
      boolean elided =
          end.line() - begin.line() > MOST_LINES && number == begin.line() + MOST_LINES;
      if (elided && number < end.line()) {
        out.append(paint.gutter(" ".repeat(NUMBER_WIDTH - 3) + "...")).append('\n');
        number = end.line();
      }
      appendLine(out, number, begin, end);
    }
  }

  private void appendLine(
      StringBuilder out, int number, SourceText.Position begin, SourceText.Position end) {
    String line = text.line(number);
    DisplayLine shown = DisplayLine.of(line);
    int blank = line.length() - line.stripLeading().length();
    int from = number == begin.line() ? begin.column() : blank + 1;
    int to = number == end.line() ? end.column() : line.stripTrailing().length() + 1;
    String digits = String.valueOf(number);
    String gutter = " ".repeat(Math.max(0, NUMBER_WIDTH - digits.length())) + digits;
    out.append(paint.gutter(gutter + " | ")).append(shown.text()).append('\n');
    if (!line.isBlank() || begin.line() == end.line()) {
      out.append(paint.gutter(" ".repeat(gutter.length()) + " | "))
          .append(paint.level(level, shown.carets(from, to)))
          .append('\n');
    }
  }
}
