package dev.sycamore.frontend.javac;

import com.github.javaparser.Position;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.BooleanLiteralExpr;
import com.github.javaparser.ast.expr.CharLiteralExpr;
import com.github.javaparser.ast.expr.DoubleLiteralExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.IntegerLiteralExpr;
import com.github.javaparser.ast.expr.LongLiteralExpr;
import com.github.javaparser.ast.expr.NullLiteralExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import com.github.javaparser.ast.expr.TextBlockLiteralExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.Tree.Kind;
import dev.sycamore.frontend.text.TokenKind;

/**
 * Literals, as they are written. javac's parser makes one literal of {@code -1}, and of the strings
 * of a concatenation.
 */
final class LiteralConversion {
  private static final int QUOTES = 3;

  private final FileConversion file;
  private final TokenCursor cursor;

  LiteralConversion(FileConversion file) {
    this.file = file;
    this.cursor = file.cursor;
  }

  Expression literal(LiteralTree tree) {
    Position first = cursor.begin();
    if (cursor.accept('-')) {
      Expression operand = token();
      return cursor.from(first, new UnaryExpr(null, operand, UnaryExpr.Operator.MINUS));
    }
    return rest(first, token(), tree);
  }

  /** A concatenation with all strings of a literal, the first of which has been converted. */
  Expression rest(Position first, Expression begun, LiteralTree tree) {
    Expression whole = begun;
    if (tree.getKind() == Kind.STRING_LITERAL && cursor.is('+')) {
      long end = file.endOf(tree);
      while (cursor.passed() < end) {
        cursor.expect('+');
        whole = concatenation(first, whole, token());
      }
    }
    return whole;
  }

  Expression concatenation(Position first, Expression left, Expression right) {
    return cursor.from(first, new BinaryExpr(null, left, right, BinaryExpr.Operator.PLUS));
  }

  /** A literal that is one token. */
  Expression token() {
    Position first = cursor.begin();
    TokenKind kind = cursor.kind();
    String text = cursor.expect(kind);
    return cursor.from(
        first,
        switch (kind) {
          case INTEGER -> new IntegerLiteralExpr(null, text);
          case LONG -> new LongLiteralExpr(null, text);
          case FLOATING -> new DoubleLiteralExpr(null, text);
          case CHARACTER -> new CharLiteralExpr(null, text.substring(1, text.length() - 1));
          case STRING -> new StringLiteralExpr(null, text.substring(1, text.length() - 1));
          case TEXT_BLOCK -> new TextBlockLiteralExpr(null, content(text));
          case WORD -> constant(text);
          case SIGN, END -> throw new UnconvertedException("literal that is `" + text + "`");
        });
  }

  private static Expression constant(String text) {
    return switch (text) {
      case "true" -> new BooleanLiteralExpr(null, true);
      case "false" -> new BooleanLiteralExpr(null, false);
      case "null" -> new NullLiteralExpr(null);
      default -> throw new UnconvertedException("literal that is `" + text + "`");
    };
  }

  /** Without the quotes, and without the end of the line after them. */
  private static String content(String text) {
    int start = QUOTES;
    if (text.charAt(start) == '\r') {
      start++;
    }
    if (text.charAt(start) == '\n') {
      start++;
    }
    return text.substring(start, text.length() - QUOTES);
  }
}
