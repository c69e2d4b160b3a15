package dev.sycamore.codegen.opencl;

/** Indents by braces, so that what prints need not care. */
public final class Indentation {

  private static final String STEP = "  ";

  private Indentation() {}

  /**
   * The lines of {@code text} with two spaces for each brace that is open where the line starts.
   * Text that has its own indentation gets the same one.
   */
  public static String correct(String text) {
    char[] chars = text.toCharArray();
    StringBuilder result = new StringBuilder(chars.length + chars.length / 4);
    int depth = 0;
    for (int start = 0; start < chars.length; ) {
      int end = lineEnd(chars, start);
      depth += appendLine(chars, start, end, depth, result);
      start = end + 1;
    }
    return result.toString();
  }

  private static int lineEnd(char[] text, int start) {
    int end = start;
    while (end < text.length && text[end] != '\n') {
      end++;
    }
    return end;
  }

  /** Appends one line; returns by how much more braces it opens than it closes. */
  private static int appendLine(char[] text, int start, int end, int depth, StringBuilder result) {
    int first = start;
    while (first < end && isBlank(text[first])) {
      first++;
    }
    int last = end;
    while (last > first && isBlank(text[last - 1])) {
      last--;
    }
    int opened = 0;
    if (first < last) {
      char leading = text[first];
      int steps = leading == '#' ? 0 : leading == '}' ? depth - 1 : depth;
      for (int i = 0; i < steps; i++) {
        result.append(STEP);
      }
      result.append(text, first, last - first);
      for (int i = first; i < last; i++) {
        char c = text[i];
        opened += c == '{' ? 1 : c == '}' ? -1 : 0;
      }
    }
    result.append('\n');
    return opened;
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r';
  }
}
