package dev.sycamore.backend.files;

import dev.sycamore.binding.targets.HostPlatform;
import java.util.List;

/**
 * The words of a command line, so that the program has them as they are. On Windows a process has
 * one line, which the program splits. The JDK puts words with spaces between quotes, but leaves
 * quotes within them to the caller, and the command {@code java} expands stars outside of quotes.
 */
public final class ProgramWords {

  private static final char QUOTE = '"';

  private static final char BACKSLASH = '\\';

  private static final String SPECIAL = "\"*?";

  private ProgramWords() {}

  /** Words for a {@link ProcessBuilder} on this machine. */
  public static List<String> of(List<String> command) {
    return of(command, HostPlatform.current());
  }

  /** Words for a {@link ProcessBuilder}. The first one is the program. */
  static List<String> of(List<String> command, HostPlatform machine) {
    return machine.isWindows()
        ? command.stream().map(ProgramWords::forWindows).toList()
        : List.copyOf(command);
  }

  private static String forWindows(String word) {
    boolean special = word.chars().anyMatch(character -> SPECIAL.indexOf(character) >= 0);
    return special || word.isEmpty() ? quoted(word) : word;
  }

  /** As programs read it that were built with Microsoft's compiler, the JDK's among them. */
  private static String quoted(String word) {
    StringBuilder text = new StringBuilder().append(QUOTE);
    int backslashes = 0;
    for (int i = 0; i < word.length(); i++) {
      char character = word.charAt(i);
      if (character == QUOTE) {
        // Backslashes before a quote count for half; one more keeps the quote.
        append(text, backslashes + 1);
      }
      backslashes = character == BACKSLASH ? backslashes + 1 : 0;
      text.append(character);
    }
    append(text, backslashes);
    return text.append(QUOTE).toString();
  }

  private static void append(StringBuilder text, int backslashes) {
    text.append(String.valueOf(BACKSLASH).repeat(backslashes));
  }
}
