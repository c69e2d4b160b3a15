package dev.sycamore.fuzz.program;

/** Java source as it is written, line by line. */
public final class FuzzSource {
  private final StringBuilder text = new StringBuilder();
  private int depth;
  private int lines;

  /** Writes one line, indented. */
  public FuzzSource line(String line) {
    text.append("  ".repeat(depth)).append(line).append('\n');
    lines++;
    return this;
  }

  /** Writes a line that opens a block. */
  public FuzzSource open(String header) {
    line(header.isEmpty() ? "{" : header + " {");
    depth++;
    return this;
  }

  /** What follows is one level deeper. */
  FuzzSource indent() {
    depth++;
    return this;
  }

  /** Writes finished lines, indented. */
  public FuzzSource paste(String finished) {
    finished.lines().forEach(this::line);
    return this;
  }

  /** Closes the block; {@code tail} follows the brace. */
  public FuzzSource close(String tail) {
    depth--;
    return line("}" + tail);
  }

  /** How many lines there are. */
  public int lines() {
    return lines;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
