package dev.sycamore.runtime.selection;

import java.util.ArrayList;
import java.util.List;

/**
 * A word, a quoted text or an operator of an expression.
 *
 * @param text of a quoted text without the quotes; of the end empty
 * @param column of its first character, from 1
 */
record ExpressionWord(Kind kind, String text, int column) {
  /** What it is. */
  enum Kind {
    WORD,
    QUOTED,
    OPERATOR,
    END
  }

  /** Longer ones first. */
  private static final List<String> OPERATORS =
      List.of("&&", "||", "==", "!=", "<=", ">=", "<", ">", "~", "!", "(", ")", ",");

  /** The words of an expression, and its end. */
  static List<ExpressionWord> of(String expression) {
    List<ExpressionWord> words = new ArrayList<>();
    int at = 0;
    while (at < expression.length()) {
      char c = expression.charAt(at);
      int start = at;
      if (Character.isWhitespace(c)) {
        at++;
      } else if (c == '\'' || c == '"') {
        at = expression.indexOf(c, start + 1) + 1;
        if (at == 0) {
          throw problem(expression, start + 1, "the quoted text does not end");
        }
        words.add(
            new ExpressionWord(Kind.QUOTED, expression.substring(start + 1, at - 1), start + 1));
      } else if (isPartOfWord(c)) {
        while (at < expression.length() && isPartOfWord(expression.charAt(at))) {
          at++;
        }
        words.add(new ExpressionWord(Kind.WORD, expression.substring(start, at), start + 1));
      } else {
        String operator = operator(expression, start);
        words.add(new ExpressionWord(Kind.OPERATOR, operator, start + 1));
        at += operator.length();
      }
    }
    words.add(new ExpressionWord(Kind.END, "", expression.length() + 1));
    return words;
  }

  private static boolean isPartOfWord(char c) {
    return Character.isLetterOrDigit(c) || "_.:-+".indexOf(c) >= 0;
  }

  private static String operator(String expression, int start) {
    for (String operator : OPERATORS) {
      if (expression.startsWith(operator, start)) {
        return operator;
      }
    }
    char c = expression.charAt(start);
    throw problem(
        expression,
        start + 1,
        "'"
            + c
            + "' is not an operator"
            + (c == '&' || c == '|' || c == '=' ? "; write " + c + c : ""));
  }

  boolean is(String operator) {
    return kind == Kind.OPERATOR && text.equals(operator);
  }

  /** It in messages. */
  String shown() {
    return kind == Kind.END ? "the end" : "'" + text + "'";
  }

  /** What is wrong with an expression, and where. */
  static IllegalArgumentException problem(String expression, int column, String problem) {
    return new IllegalArgumentException(
        "invalid device expression '" + expression + "', column " + column + ": " + problem);
  }
}
