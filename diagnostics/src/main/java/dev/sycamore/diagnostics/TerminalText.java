package dev.sycamore.diagnostics;

/** Text of others, such as names of files, that is shown on a terminal. */
public final class TerminalText {
  private static final char REPLACEMENT = '\uFFFD';

  private TerminalText() {}

  /** The text without what would do something to the terminal; line ends and tabs stay. */
  public static String of(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    text.codePoints()
        .map(c -> c != '\n' && c != '\t' && isControl(c) ? REPLACEMENT : c)
        .forEach(shown::appendCodePoint);
    return shown.toString();
  }

  /** Controls, and the marks that turn the direction of the text. */
  public static boolean isControl(int c) {
    int type = Character.getType(c);
    return type == Character.CONTROL
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR
        || type == Character.SURROGATE
        || (c >= 0x200E && c <= 0x200F)
        || (c >= 0x202A && c <= 0x202E)
        || (c >= 0x2066 && c <= 0x2069);
  }
}
