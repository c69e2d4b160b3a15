package dev.sycamore.diagnostics;

import java.util.Objects;

/**
 * A stretch of one source file.
 *
 * <p>Offsets are in UTF-16 units from the start of the original text (unicode escapes not decoded);
 * lines and columns count from 1, and a tab is one column.
 *
 * @param file the file's path or name as the host compiler gives it
 * @param offset the first character, from 0
 * @param length the number of characters; at least 0
 * @param line the line of the first character, from 1
 * @param column the column of the first character, from 1
 * @param endLine the line of the last character, from 1
 */
public record SourceSpan(String file, int offset, int length, int line, int column, int endLine)
    implements Comparable<SourceSpan> {

  /** In no file. */
  public static final SourceSpan NOWHERE = startOf("");

  public SourceSpan {
    Objects.requireNonNull(file, "file");
  }

  /** The start of a file, for what concerns the whole file. */
  public static SourceSpan startOf(String file) {
    return new SourceSpan(file, 0, 0, 1, 1, 1);
  }

  /** The name of the file without its folders. */
  public String fileName() {
    return FileNames.withoutFolders(file);
  }

  /** {@code File.java:line:column}, as call chains show it. */
  public String place() {
    return TerminalText.of(fileName()) + ":" + line + ":" + column;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SourceSpan span
        && offset == span.offset
        && length == span.length
        && line == span.line
        && column == span.column
        && endLine == span.endLine
        && file.equals(span.file);
  }

  @Override
  public int hashCode() {
    return (31 * file.hashCode() + offset) * 31 + length;
  }

  /** By file, then offset, then length. */
  @Override
  public int compareTo(SourceSpan other) {
    int byFile = file.compareTo(other.file);
    if (byFile != 0) {
      return byFile;
    }
    int byOffset = Integer.compare(offset, other.offset);
    return byOffset != 0 ? byOffset : Integer.compare(length, other.length);
  }
}
