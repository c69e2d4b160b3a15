package dev.sycamore.backend.option;

import java.util.List;

/**
 * One spelling of an option, read from its text in the table: {@code --name}, {@code --name=VALUE},
 * {@code --name[=VALUE]}, or {@code --name, -other <A> <B>} for values that are words of their own.
 *
 * @param names the first one is that of messages; empty if the option has no such spelling
 * @param value empty for none; words that are accepted have {@code |} between them
 * @param mayLackValue whether the value may be left out
 */
public record OptionForm(List<String> names, String value, boolean mayLackValue) {

  public OptionForm {
    names = List.copyOf(names);
  }

  static OptionForm parse(String text) {
    if (text.isEmpty()) {
      return new OptionForm(List.of(), "", false);
    }
    int end = nameEnd(text);
    List<String> names = List.of(text.substring(0, end).strip().split(", ", -1));
    if (text.startsWith("[=", end)) {
      return new OptionForm(names, text.substring(end + 2, text.length() - 1), true);
    }
    String value = text.substring(end);
    return new OptionForm(names, value.startsWith("=") ? value.substring(1) : value, false);
  }

  /** Where the names end in the text of a form. */
  static int nameEnd(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '=' || c == '[' || c == '<') {
        return i;
      }
    }
    return text.length();
  }

  /** Whether it is a name alone. */
  public boolean isFlag() {
    return value.isEmpty();
  }

  /** The words that are accepted, or the one placeholder for the value. */
  public List<String> words() {
    return List.of(value.split("\\|", -1));
  }
}
