package dev.sycamore.model.text;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.LinkedHashMap;
import java.util.Map;

/** The text that is written, with its indentation, and the files that its spans are in. */
final class ModelOutput {

  private static final String INDENTATION = "  ";

  private final StringBuilder text = new StringBuilder();
  private final Map<String, Integer> files = new LinkedHashMap<>();
  private final String file;
  private final boolean spans;
  private int depth;

  /**
   * @param file of the unit
   * @param spans whether they are written
   */
  ModelOutput(String file, boolean spans) {
    this.file = file;
    this.spans = spans;
  }

  ModelOutput append(String part) {
    text.append(part);
    return this;
  }

  ModelOutput endLine() {
    text.append('\n');
    return this;
  }

  ModelOutput beginLine() {
    text.append(INDENTATION.repeat(depth));
    return this;
  }

  void line(String line) {
    beginLine().append(line).endLine();
  }

  void indent() {
    depth++;
  }

  void unindent() {
    depth--;
  }

  /** Whether what follows from the code is written too, as spans are. */
  boolean isFull() {
    return spans;
  }

  /** Whether the span is written. */
  boolean shows(SourceSpan span) {
    return spans && !span.equals(SourceSpan.NOWHERE);
  }

  /** The span, if it is written, after some text. */
  ModelOutput spanAfter(String before, SourceSpan span) {
    return shows(span) ? append(before).append(spanText(span)) : this;
  }

  /** The span, if it is written, before other text. */
  ModelOutput spanBefore(SourceSpan span) {
    return shows(span) ? append(spanText(span)).append(" ") : this;
  }

  private String spanText(SourceSpan span) {
    return "@"
        + (span.file().equals(file) ? "" : fileNumber(span.file()) + "/")
        + span.line()
        + ":"
        + span.column()
        + (span.endLine() == span.line() ? "" : "-" + span.endLine())
        + "["
        + span.offset()
        + "+"
        + span.length()
        + "]";
  }

  private int fileNumber(String other) {
    return files.computeIfAbsent(other, f -> files.size() + 1);
  }

  /** The other files that spans are in, with their numbers. */
  Map<String, Integer> files() {
    return files;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
