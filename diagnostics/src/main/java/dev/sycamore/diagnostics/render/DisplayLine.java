package dev.sycamore.diagnostics.render;

import dev.sycamore.diagnostics.TerminalText;

/**
 * A source line as a terminal shows it: tabs are four spaces, and what would move the cursor is a
 * replacement character.
 */
final class DisplayLine {

  private static final int TAB = 4;
  private static final String REPLACEMENT = "\uFFFD";

  private final String text;

  /** The column, from 0, in which each UTF-16 unit begins, and last the one behind the line. */
  private final int[] widths;

  private DisplayLine(String text, int[] widths) {
    this.text = text;
    this.widths = widths;
  }

  /** What is printed. */
  String text() {
    return text;
  }

  static DisplayLine of(String line) {
    StringBuilder shown = new StringBuilder();
    int[] columns = new int[line.length() + 1];
    int column = 0;
    int i = 0;
    while (i < line.length()) {
      int c = line.codePointAt(i);
      int units = Character.charCount(c);
      columns[i] = column;
      if (units == 2) {
        columns[i + 1] = column;
      }
      if (c == '\t') {
        shown.append(" ".repeat(TAB));
        column += TAB;
      } else if (TerminalText.isControl(c)) {
        shown.append(REPLACEMENT);
        column++;
      } else {
        shown.appendCodePoint(c);
        column += width(c);
      }
      i += units;
    }
    columns[line.length()] = column;
    return new DisplayLine(shown.toString(), columns);
  }

  /** How many columns a terminal gives to a character, after Unicode's East Asian Width. */
  private static int width(int c) {
    int type = Character.getType(c);
    if (type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK
        || type == Character.FORMAT) {
      return 0;
    }
    boolean wide =
        (c >= 0x1100 && c <= 0x115F)
            || (c >= 0x2E80 && c <= 0xA4CF && c != 0x303F)
            || (c >= 0xA960 && c <= 0xA97F)
            || (c >= 0xAC00 && c <= 0xD7A3)
            || (c >= 0xF900 && c <= 0xFAFF)
            || (c >= 0xFE30 && c <= 0xFE6F)
            || (c >= 0xFF00 && c <= 0xFF60)
            || (c >= 0xFFE0 && c <= 0xFFE6)
            || (c >= 0x1F300 && c <= 0x1F64F)
            || (c >= 0x1F680 && c <= 0x1F6FF)
            || (c >= 0x1F900 && c <= 0x1F9FF)
            || (c >= 0x20000 && c <= 0x3FFFD);
    return wide ? 2 : 1;
  }

  /** A line of carets below the columns, from 1, {@code from} up to but not {@code to}. */
  String carets(int from, int to) {
    int begin = column(from);
    int end = Math.max(column(to), begin + 1);
    return " ".repeat(begin) + "^".repeat(end - begin);
  }

  private int column(int position) {
    return widths[Math.max(0, Math.min(position - 1, widths.length - 1))];
  }
}
