package dev.sycamore.backend.config;

import dev.sycamore.binding.text.Quote;
import dev.sycamore.diagnostics.NearestSpelling;
import java.util.Collection;
import java.util.Locale;

/** Found while a file is read; it does not know the file's name yet. */
final class Problem extends Exception {

  private static final long serialVersionUID = 1L;

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
    return Quote.of(text);
  }

  /** The text on one line, without characters that would do something to a terminal. */
  static String printable(String text) {
    return Quote.printable(text);
  }

  /** What a misspelt word was meant to be, or every word that is valid. */
  static String help(String word, Collection<String> valid) {
    return NearestSpelling.of(word, valid)
        .map(near -> "did you mean `" + near + "`?")
        .orElseGet(() -> "one of: " + String.join(", ", valid));
  }
}
