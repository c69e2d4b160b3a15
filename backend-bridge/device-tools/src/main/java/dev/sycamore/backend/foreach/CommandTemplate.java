package dev.sycamore.backend.foreach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A command with words in its arguments that are replaced for each file.
 *
 * @param arguments the program first
 */
public record CommandTemplate(List<String> arguments) {

  public CommandTemplate {
    arguments = List.copyOf(arguments);
  }

  /** Whether a word is in one of the arguments. */
  public boolean has(String word) {
    return arguments.stream().anyMatch(argument -> argument.contains(word));
  }

  /**
   * The arguments with other words. What has been put in is not looked at again; of two words that
   * begin in one place the longer one counts.
   */
  public List<String> with(Map<String, String> replacements) {
    List<String> words =
        replacements.keySet().stream()
            .sorted(Comparator.comparingInt(String::length).reversed())
            .toList();
    List<String> replaced = new ArrayList<>();
    for (String argument : arguments) {
      StringBuilder text = new StringBuilder();
      for (int at = 0; at < argument.length(); ) {
        String word = wordAt(argument, at, words.stream());
        text.append(word.isEmpty() ? argument.charAt(at) : replacements.get(word));
        at += Math.max(1, word.length());
      }
      replaced.add(text.toString());
    }
    return replaced;
  }

  private static String wordAt(String argument, int at, Stream<String> words) {
    return words.filter(word -> argument.startsWith(word, at)).findFirst().orElse("");
  }
}
