package dev.sycamore.header;

import java.util.Locale;

/** Text as Java source writes it. */
final class JavaText {

  private JavaText() {}

  /** A string literal in plain ASCII, whatever the encoding of the source will be. */
  static String literal(String value) {
    StringBuilder result = new StringBuilder("\"");
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '"' -> result.append("\\\"");
        case '\\' -> result.append("\\\\");
        case '\n' -> result.append("\\n");
        case '\r' -> result.append("\\r");
        case '\t' -> result.append("\\t");
        default -> result.append(c < ' ' || c > '~' ? escape(c) : String.valueOf(c));
      }
    }
    return result.append('"').toString();
  }

  /** A name, or any text outside literals, in plain ASCII. */
  static String ascii(String name) {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      result.append(c < ' ' || c > '~' ? escape(c) : String.valueOf(c));
    }
    return result.toString();
  }

  private static String escape(char c) {
    return String.format(Locale.ROOT, "\\u%04x", (int) c);
  }
}
