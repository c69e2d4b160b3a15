package dev.sycamore.diagnostics.render;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The text of a file by lines, however they end. */
public final class SourceText {

  private final String text;
  private final List<Integer> starts = new ArrayList<>(List.of(0));

  public SourceText(String text) {
    this.text = text;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean crlf = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (c == '\n' || (c == '\r' && !crlf)) {
        starts.add(i + 1);
      }
    }
  }

  /** Finds texts by path. */
  @FunctionalInterface
  public interface Lookup {

    /** The text of a file, or empty if it is out of reach. */
    Optional<SourceText> find(String path);
  }

  /**
   * A place in a line.
   *
   * @param line from 1
   * @param column from 1, in UTF-16 units
   */
  public record Position(int line, int column) {}

  /** Where an offset is; one outside of the text is at its nearest end. */
  public Position position(int offset) {
    int inside = Math.max(0, Math.min(offset, text.length()));
    int low = 0;
    int high = starts.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) / 2;
      if (starts.get(middle) <= inside) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return new Position(low + 1, inside - starts.get(low) + 1);
  }

  /** The stretch between two offsets. */
  public SourceSpan span(String file, int from, int to) {
    Position begin = position(from);
    int endLine = position(Math.max(from, to - 1)).line();
    return new SourceSpan(
        file, from, Math.max(0, to - from), begin.line(), begin.column(), endLine);
  }

  /** The place behind the last character of a stretch. */
  public Position endOf(SourceSpan span) {
    if (span.length() == 0) {
      return position(span.offset());
    }
    Position last = position(span.offset() + span.length() - 1);
    return new Position(last.line(), last.column() + 1);
  }

  /** A line without its end; empty beyond the last. */
  public String line(int number) {
    if (number < 1 || number > starts.size()) {
      return "";
    }
    int end = number < starts.size() ? starts.get(number) : text.length();
    int begin = starts.get(number - 1);
    while (end > begin && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
      end--;
    }
    return text.substring(begin, end);
  }
}
