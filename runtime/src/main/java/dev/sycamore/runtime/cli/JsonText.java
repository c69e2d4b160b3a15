package dev.sycamore.runtime.cli;

import java.util.List;
import java.util.stream.Collectors;

/** Texts as JSON, in ASCII. */
final class JsonText {
  private JsonText() {}

  static String quoted(List<String> texts) {
    return texts.stream().map(JsonText::quoted).collect(Collectors.joining(",", "[", "]"));
  }

  static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.chars()
        .forEach(
            c -> {
              if (c == '"' || c == '\\') {
                quoted.append('\\').append((char) c);
              } else if (c < ' ' || c > '~') {
                quoted.append(String.format("\\u%04x", c));
              } else {
                quoted.append((char) c);
              }
            });
    return quoted.append('"').toString();
  }
}
