package dev.sycamore.outliner.source;

import java.util.Arrays;

/** Turns lines and columns, as the parser counts them, into offsets of the original text. */
final class LineIndex {
  private final int length;
  private final int[] starts;

  LineIndex(String text) {
    this.length = text.length();
    int[] found = new int[64];
    int count = 1;
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      boolean crlf = c == '\r' && i + 1 < length && text.charAt(i + 1) == '\n';
      if (c == '\n' || (c == '\r' && !crlf)) {
        if (count == found.length) {
          found = Arrays.copyOf(found, count * 2);
        }
        found[count++] = i + 1;
      }
    }
    this.starts = Arrays.copyOf(found, count);
  }

  /** The offset of a line and column, both from 1; never beyond the end of the text. */
  int offset(int line, int column) {
    int start = starts[Math.min(Math.max(line, 1), starts.length) - 1];
    return Math.min(start + Math.max(column, 1) - 1, length);
  }
}
