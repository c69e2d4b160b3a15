package dev.sycamore.runtime.cli;

import dev.sycamore.runtime.cli.RuntimeMain.UsageException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The words of a command line. All commands take {@code --help}, and {@code --format=text|json}
 * with {@code --json} for the latter.
 *
 * @param values of options, by name
 * @param operands what is no option
 */
record CommandArguments(
    boolean help, boolean json, Map<String, String> values, List<String> operands) {

  private static final String FORMAT = "--format";

  CommandArguments {
    values = Map.copyOf(values);
    operands = List.copyOf(operands);
  }

  /**
   * Reads words.
   *
   * @param options those that have a value
   * @param most how many operands there may be
   * @throws UsageException if a word is none of what the command takes
   */
  static CommandArguments read(List<String> words, Set<String> options, int most) {
    Map<String, String> values = new HashMap<>();
    List<String> operands = new ArrayList<>();
    boolean help = false;
    boolean json = false;
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      int equals = word.startsWith("--") ? word.indexOf('=') : -1;
      String name = equals < 0 ? word : word.substring(0, equals);
      if (word.equals("--help") || word.equals("-h")) {
        help = true;
      } else if (word.equals("--json")) {
        json = true;
      } else if (options.contains(name) || name.equals(FORMAT)) {
        if (equals < 0 && ++i == words.size()) {
          throw new UsageException(word + " requires a value");
        }
        String value = equals < 0 ? words.get(i) : word.substring(equals + 1);
        if (name.equals(FORMAT)) {
          json = isJson(value);
        } else {
          values.put(name, value);
        }
      } else if (word.startsWith("-")) {
        throw new UsageException("unknown option " + name);
      } else if (operands.size() == most) {
        throw new UsageException(
            most == 0
                ? "'" + word + "' is not expected: there are options only"
                : "'" + word + "' is not expected after '" + operands.get(most - 1) + "'");
      } else {
        operands.add(word);
      }
    }
    return new CommandArguments(help, json, values, operands);
  }

  private static boolean isJson(String format) {
    return switch (format) {
      case "json" -> true;
      case "text" -> false;
      default -> throw new UsageException("'" + format + "' is not text or json");
    };
  }

  /** The value of the first of several names that has one. */
  Optional<String> value(String... names) {
    for (String name : names) {
      if (values.containsKey(name)) {
        return Optional.of(values.get(name));
      }
    }
    return Optional.empty();
  }
}
