package dev.sycamore.driver;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of a line: blanks part them, quotes hold them together. */
final class Words {

  private static final Pattern WORD = Pattern.compile("(?:\"[^\"]*\"|'[^']*'|[^\\s\"']++)++");
  private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"|'([^']*)'");

  private Words() {}

  /** None for null. */
  static List<String> of(String line) {
    return WORD.matcher(line == null ? "" : line).results().map(w -> unquoted(w.group())).toList();
  }

  private static String unquoted(String word) {
    return QUOTED
        .matcher(word)
        .replaceAll(
            quoted ->
                Matcher.quoteReplacement(
                    quoted.group(1) != null ? quoted.group(1) : quoted.group(2)));
  }
}
