package dev.sycamore.binding.text;

import java.util.Locale;

/** Text of users' files in messages. */
public final class Quote {

  private static final int LONGEST = 60;

  private Quote() {}

  /** In backquotes: on one line, printable, and not longer than it helps. */
  public static String of(String text) {
    int length = text.codePointCount(0, text.length());
    return length <= LONGEST
        ? "`" + printable(text) + "`"
        : "`" + printable(text.substring(0, text.offsetByCodePoints(0, LONGEST))) + "...`";
  }

  /** The text on one line, without characters that would do something to a terminal. */
  public static String printable(String text) {
    StringBuilder printable = new StringBuilder();
    text.codePoints().forEach(c -> append(printable, c));
    return printable.toString();
  }

  private static void append(StringBuilder printable, int character) {
    switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          printable.append(String.format(Locale.ROOT, "\\u%04x", character));
      default -> printable.appendCodePoint(character);
    }
  }
}
