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
    StringBuilder result = new StringBuilder();
    int depth = 0;
    for (String line : text.lines().toList()) {
      String stripped = line.strip();
      int closed = stripped.startsWith("}") ? 1 : 0;
      if (!stripped.isEmpty()) {
        boolean outermost = stripped.startsWith("#");
        result.append(STEP.repeat(outermost ? 0 : Math.max(0, depth - closed))).append(stripped);
      }
      result.append('\n');
      depth += count(stripped, '{') - count(stripped, '}');
    }
    return result.toString();
  }

  private static int count(String text, char c) {
    int count = 0;
    for (int i = text.indexOf(c); i >= 0; i = text.indexOf(c, i + 1)) {
      count++;
    }
    return count;
  }
}
