package dev.sycamore.frontend.text;

import java.util.Arrays;

/**
 * The lines of a text: each ends with CR, LF or CR LF and nothing else does (JLS 3.4). Columns
 * count UTF-16 units; a tab is one.
 */
public final class LineIndex {
  private final int length;
  private final int[] starts;

  public LineIndex(String text) {
    this.length = text.length();
    this.starts = text.indexOf('\r') < 0 ? startsAfterLf(text) : starts(text);
  }

  /** Looks for LF with what the virtual machine has for it, which is fast from the beginning. */
  private static int[] startsAfterLf(String text) {
    int[] found = new int[64];
    int count = 1;
    for (int i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) {
      if (count == found.length) {
        found = Arrays.copyOf(found, count * 2);
      }
      found[count++] = i + 1;
    }
    return Arrays.copyOf(found, count);
  }

  private static int[] starts(String text) {
    int[] found = new int[64];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean crlf = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (c == '\n' || (c == '\r' && !crlf)) {
        if (count == found.length) {
          found = Arrays.copyOf(found, count * 2);
        }
        found[count++] = i + 1;
      }
    }
    return Arrays.copyOf(found, count);
  }

  /** The offset of a line and column, both from 1; never beyond the end of the text. */
  public int offset(int line, int column) {
    int start = starts[Math.min(Math.max(line, 1), starts.length) - 1];
    return Math.min(start + Math.max(column, 1) - 1, length);
  }

  /** The offset at which a line begins; of lines after the last one, more than any offset. */
  public int start(int line) {
    return line <= starts.length ? starts[line - 1] : Integer.MAX_VALUE;
  }

  /** The line of an offset, from 1. */
  public int line(int offset) {
    int found = Arrays.binarySearch(starts, offset);
    return found >= 0 ? found + 1 : -found - 1;
  }

  /** The column of an offset, from 1. */
  public int column(int offset) {
    return offset - starts[line(offset) - 1] + 1;
  }
}
