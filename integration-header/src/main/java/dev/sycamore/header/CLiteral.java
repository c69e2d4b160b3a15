package dev.sycamore.header;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** String literals of C and C++. */
final class CLiteral {

  private CLiteral() {}

  /**
   * A string literal in plain ASCII; what is not ASCII is UTF-8. Escapes have three octal digits,
   * which no digit after them can lengthen, and no question marks can begin a trigraph.
   */
  static String of(String value) {
    StringBuilder result = new StringBuilder("\"");
    for (byte b : value.getBytes(StandardCharsets.UTF_8)) {
      int code = Byte.toUnsignedInt(b);
      switch (code) {
        case '"' -> result.append("\\\"");
        case '\\' -> result.append("\\\\");
        case '?' -> result.append("\\?");
        default ->
            result.append(
                code < ' ' || code > '~'
                    ? String.format(Locale.ROOT, "\\%03o", code)
                    : String.valueOf((char) code));
      }
    }
    return result.append('"').toString();
  }
}
