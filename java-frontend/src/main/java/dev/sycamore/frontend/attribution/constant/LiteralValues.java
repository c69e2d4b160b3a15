package dev.sycamore.frontend.attribution.constant;

import com.github.javaparser.ast.expr.CharLiteralExpr;
import com.github.javaparser.ast.expr.DoubleLiteralExpr;
import com.github.javaparser.ast.expr.IntegerLiteralExpr;
import com.github.javaparser.ast.expr.LongLiteralExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import com.github.javaparser.ast.expr.TextBlockLiteralExpr;
import java.math.BigInteger;
import java.util.Locale;
import java.util.Optional;

/** The values of literals (JLS 3.10); empty where a literal is out of range. */
public final class LiteralValues {
  private LiteralValues() {}

  /** 2147483648, which only a minus sign may precede, is MIN_VALUE: negating it changes nothing. */
  public static Optional<Object> value(IntegerLiteralExpr literal) {
    return integer(literal.getValue()).filter(v -> v.bitLength() <= 32).map(BigInteger::intValue);
  }

  /** As for int, with 64 bits. */
  public static Optional<Object> value(LongLiteralExpr literal) {
    String digits = literal.getValue();
    return integer(digits.substring(0, digits.length() - 1))
        .filter(v -> v.bitLength() <= 64)
        .map(BigInteger::longValue);
  }

  private static Optional<BigInteger> integer(String literal) {
    String digits = literal.replace("_", "").toLowerCase(Locale.ROOT);
    try {
      if (digits.startsWith("0x")) {
        return Optional.of(new BigInteger(digits.substring(2), 16));
      }
      if (digits.startsWith("0b")) {
        return Optional.of(new BigInteger(digits.substring(2), 2));
      }
      if (digits.length() > 1 && digits.startsWith("0")) {
        return Optional.of(new BigInteger(digits.substring(1), 8));
      }
      return Optional.of(new BigInteger(digits));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  public static boolean isFloat(DoubleLiteralExpr literal) {
    String text = literal.getValue().toLowerCase(Locale.ROOT);
    return text.endsWith("f") && (!text.startsWith("0x") || text.contains("p"));
  }

  public static Optional<Object> value(DoubleLiteralExpr literal) {
    String text = literal.getValue().replace("_", "");
    try {
      return isFloat(literal)
          ? Optional.of(Float.parseFloat(text))
          : Optional.of(Double.parseDouble(text));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  public static Optional<Object> value(CharLiteralExpr literal) {
    return unescaped(literal.getValue()).filter(s -> s.length() == 1).map(s -> s.charAt(0));
  }

  public static Optional<Object> value(StringLiteralExpr literal) {
    return unescaped(literal.getValue()).map(s -> s);
  }

  public static Optional<Object> value(TextBlockLiteralExpr literal) {
    try {
      return Optional.of(literal.translateEscapes());
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Optional<String> unescaped(String text) {
    try {
      return Optional.of(unicodeUnescaped(text).translateEscapes());
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** JLS 3.3; the parser may leave these in literals. */
  private static String unicodeUnescaped(String text) {
    if (!text.contains("\\u")) {
      return text;
    }
    StringBuilder result = new StringBuilder();
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c != '\\' || at + 1 == text.length()) {
        result.append(c);
        at++;
      } else if (text.charAt(at + 1) != 'u') {
        result.append(c).append(text.charAt(at + 1));
        at += 2;
      } else {
        int digits = at + 1;
        while (digits < text.length() && text.charAt(digits) == 'u') {
          digits++;
        }
        if (digits + 4 > text.length()) {
          throw new IllegalArgumentException(text);
        }
        result.append((char) Integer.parseInt(text.substring(digits, digits + 4), 16));
        at = digits + 4;
      }
    }
    return result.toString();
  }
}
