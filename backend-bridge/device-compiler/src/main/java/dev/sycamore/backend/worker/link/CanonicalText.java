package dev.sycamore.backend.worker.link;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * IR text in which the names that a module chooses by itself are numbers, in the order of their
 * first use: those of types and of what only the module sees, and of metadata. Each of these that
 * has a definition follows once.
 */
final class CanonicalText {

  /**
   * Contents of arrays of characters, comments, and names. Quoted text has no quotation marks and
   * no line ends.
   */
  private static final Pattern TOKEN =
      Pattern.compile(
          "(?<!%)\\bc\"[^\"]*\"|;[^\\n]*|[%@]\"[^\"]*\"|\"[^\"]*\"|[%@][-a-zA-Z$._0-9]+|![0-9]+");

  private static final Pattern OF_A_VALUE = Pattern.compile("%[0-9]+");

  private final Function<String, Optional<String>> definitions;
  private final Map<String, String> numbers = new HashMap<>();
  private final Deque<String> open = new ArrayDeque<>();

  /**
   * @param definitions the text of a name that only the module sees, as it is written in the text;
   *     empty for names that all modules share
   */
  CanonicalText(Function<String, Optional<String>> definitions) {
    this.definitions = definitions;
  }

  /** A definition, and what it leads to. */
  String of(String definition) {
    List<String> texts = new ArrayList<>();
    texts.add(numbered(definition));
    while (!open.isEmpty()) {
      texts.add(numbered(open.remove()));
    }
    return String.join("\n", texts);
  }

  private String numbered(String text) {
    StringBuilder result = new StringBuilder();
    Matcher token = TOKEN.matcher(text);
    while (token.find()) {
      token.appendReplacement(result, Matcher.quoteReplacement(numberedToken(token.group())));
    }
    return token.appendTail(result).toString();
  }

  private String numberedToken(String token) {
    return switch (token.charAt(0)) {
      case ';' -> "";
      case '!' -> numbers.computeIfAbsent(token, unused -> "!" + numbers.size());
      case '%', '@' -> OF_A_VALUE.matcher(token).matches() ? token : numberedName(token);
      default -> token;
    };
  }

  private String numberedName(String name) {
    String known = numbers.get(name);
    if (known != null) {
      return known;
    }
    Optional<String> definition = definitions.apply(name);
    if (definition.isEmpty()) {
      return name;
    }
    String number = name.charAt(0) + "own." + numbers.size();
    numbers.put(name, number);
    open.add(definition.get());
    return number;
  }
}
