package dev.sycamore.model.text;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Names, strings and constants of enums as the text writes them. */
final class ModelWords {

  /** The first line is this word and the version of the format. */
  static final String FORMAT = "device-model";

  /** The words that the tokenizer finds in it. */
  static final List<String> FORMAT_PARTS = List.of("device", "-", "model");

  static final int VERSION = 1;

  /** An empty list. */
  static final String NONE = "none";

  /** What begins a statement, an expression or a type: a name that is one of these is quoted. */
  private static final Set<String> RESERVED =
      Set.of(
          "assert",
          "atomic",
          "barrier",
          "boolean",
          "break",
          "byte",
          "case",
          "char",
          "collective",
          "constant",
          "continue",
          "copy",
          "default",
          "do",
          "double",
          "else",
          "endif",
          "extent",
          "false",
          "float",
          "for",
          "free",
          "global",
          "Half",
          "if",
          "int",
          "item",
          "local",
          "long",
          "math",
          "matrix",
          "native",
          "new",
          "print",
          "private",
          "return",
          "scratch",
          "short",
          "subgroup",
          "switch",
          "target",
          "true",
          "value",
          "void",
          "while");

  private ModelWords() {}

  static boolean isReserved(String word) {
    return RESERVED.contains(word);
  }

  static boolean startsName(char c) {
    return Character.isJavaIdentifierStart(c);
  }

  static boolean continuesName(char c) {
    return Character.isJavaIdentifierPart(c) && !Character.isIdentifierIgnorable(c);
  }

  /** A name of the program; in backquotes if it could be read as something else. */
  static String name(String name) {
    return isPlain(name) && !isReserved(name) ? name : quoted(name, '`');
  }

  /** The name of a variable, whose number makes it different from all words. */
  static String variable(String name) {
    return isPlain(name) ? name : quoted(name, '`');
  }

  /** Names with points between them. */
  static String dotted(String name) {
    for (String part : name.split("\\.", -1)) {
      if (!isPlain(part) || isReserved(part)) {
        return quoted(name, '`');
      }
    }
    return name;
  }

  private static boolean isPlain(String name) {
    if (name.isEmpty() || !startsName(name.charAt(0))) {
      return false;
    }
    return name.chars().allMatch(c -> continuesName((char) c));
  }

  static String string(String value) {
    return quoted(value, '"');
  }

  static String character(char value) {
    return quoted(String.valueOf(value), '\'');
  }

  private static String quoted(String value, char quote) {
    StringBuilder text = new StringBuilder().append(quote);
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '\n' -> text.append("\\n");
        case '\t' -> text.append("\\t");
        case '\r' -> text.append("\\r");
        default -> {
          if (c == quote || c == '\\') {
            text.append('\\').append(c);
          } else if (c >= ' ' && c <= '~') {
            text.append(c);
          } else {
            text.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
          }
        }
      }
    }
    return text.append(quote).toString();
  }

  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  /** In alphabetical order, so that equal sets have equal texts. */
  static String words(Collection<? extends Enum<?>> constants) {
    return constants.isEmpty()
        ? NONE
        : constants.stream().map(ModelWords::word).sorted().collect(Collectors.joining(", "));
  }

  static String numbers(Collection<Integer> numbers) {
    return numbers.isEmpty()
        ? NONE
        : numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
