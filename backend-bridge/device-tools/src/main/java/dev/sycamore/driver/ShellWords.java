package dev.sycamore.driver;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Words as a POSIX shell reads them. */
final class ShellWords {

  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_@%+=:,./-]+");

  private ShellWords() {}

  /** A command of these words. */
  static String line(List<String> words) {
    return words.stream().map(ShellWords::quoted).collect(Collectors.joining(" "));
  }

  private static String quoted(String word) {
    return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
