package dev.sycamore.backend.config;

import dev.sycamore.diagnostics.NearestSpelling;
import java.util.Collection;
import java.util.Locale;

/** Found while a file is read; it does not know the file's name yet. */
final class Problem extends Exception {

  private static final long serialVersionUID = 1L;
  private static final int LONGEST_QUOTE = 60;

  private final transient Place place;

  Problem(Place place, String format, Object... arguments) {
    super(String.format(Locale.ROOT, format, arguments));
    this.place = place;
  }

  ConfigurationException in(String file) {
    return new ConfigurationException(file, place, getMessage());
  }

  /** Text of the file for a message: on one line, printable, and not longer than it helps. */
  static String quote(String text) {
    int length = text.codePointCount(0, text.length());
    return length <= LONGEST_QUOTE
        ? "`" + printable(text) + "`"
        : "`" + printable(text.substring(0, text.offsetByCodePoints(0, LONGEST_QUOTE))) + "...`";
  }

  /** The text on one line, without characters that would do something to a terminal. */
  static String printable(String text) {
    StringBuilder printable = new StringBuilder();
    text.codePoints().forEach(c -> append(printable, c));
    return printable.toString();
  }

  /** What a misspelt word was meant to be, or every word that is valid. */
  static String help(String word, Collection<String> valid) {
    return NearestSpelling.of(word, valid)
        .map(near -> "did you mean `" + near + "`?")
        .orElseGet(() -> "one of: " + String.join(", ", valid));
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
