package dev.sycamore.model.text;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.text.ModelToken.Kind;
import dev.sycamore.model.type.ScalarType;

/** Reads constants; see {@link LiteralText}. */
final class LiteralReader {

  private final ModelTokens tokens;

  LiteralReader(ModelTokens tokens) {
    this.tokens = tokens;
  }

  /** Whether a constant comes next. */
  boolean isNext() {
    ModelToken token = tokens.peek();
    return token.is(Kind.NUMBER)
        || token.is(Kind.CHARACTER)
        || token.isWord("true")
        || token.isWord("false")
        || (token.isSymbol("-") && tokens.peek(1).is(Kind.NUMBER))
        || (TypeReader.scalar(token) != null && tokens.peek(1).isSymbol("."));
  }

  /** A constant without its span. */
  Literal literal() throws ModelSyntaxException {
    ModelToken token = tokens.peek();
    if (tokens.takeWord("true")) {
      return literal(ScalarType.BOOLEAN, true);
    }
    if (tokens.takeWord("false")) {
      return literal(ScalarType.BOOLEAN, false);
    }
    if (token.is(Kind.CHARACTER)) {
      return literal(ScalarType.CHAR, tokens.take().text().charAt(0));
    }
    return TypeReader.scalar(token) == null ? number() : special();
  }

  private static Literal literal(ScalarType type, Object value) {
    return new Literal(type, value, SourceSpan.NOWHERE);
  }

  private Literal number() throws ModelSyntaxException {
    String sign = tokens.takeSymbol("-") ? "-" : "";
    ModelToken token = tokens.expect(Kind.NUMBER);
    String digits = sign + token.text();
    String unsuffixed = digits.substring(0, digits.length() - 1);
    try {
      return switch (digits.charAt(digits.length() - 1)) {
        case 'b' -> literal(ScalarType.BYTE, Byte.valueOf(unsuffixed));
        case 's' -> literal(ScalarType.SHORT, Short.valueOf(unsuffixed));
        case 'L' -> literal(ScalarType.LONG, Long.valueOf(unsuffixed));
        case 'f' -> literal(ScalarType.FLOAT, Float.valueOf(unsuffixed));
        default ->
            digits.indexOf('.') < 0
                ? literal(ScalarType.INT, Integer.valueOf(digits))
                : literal(ScalarType.DOUBLE, Double.valueOf(digits));
      };
    } catch (NumberFormatException e) {
      throw tokens.error(token, "the number does not fit its type");
    }
  }

  private Literal special() throws ModelSyntaxException {
    ModelToken typeToken = tokens.take();
    ScalarType type = TypeReader.scalar(typeToken);
    tokens.expectSymbol(".");
    ModelToken token = tokens.expect(Kind.NAME);
    boolean floating = type == ScalarType.FLOAT || type == ScalarType.DOUBLE;
    if (token.text().equals(LiteralText.BITS) && (floating || type == ScalarType.HALF)) {
      return ofBits(type);
    }
    Double value =
        switch (token.text()) {
          case LiteralText.NAN -> Double.NaN;
          case LiteralText.INFINITY -> Double.POSITIVE_INFINITY;
          case LiteralText.MINUS_INFINITY -> Double.NEGATIVE_INFINITY;
          default -> null;
        };
    if (floating && value != null) {
      return floating(type, value);
    }
    throw tokens.error(token, "no constant of the type has this name");
  }

  private static Literal floating(ScalarType type, double value) {
    return type == ScalarType.FLOAT ? literal(type, (float) value) : literal(type, value);
  }

  private Literal ofBits(ScalarType type) throws ModelSyntaxException {
    tokens.expectSymbol("(");
    ModelToken token = tokens.expect(Kind.NUMBER);
    tokens.expectSymbol(")");
    int digits = type.size() * 2;
    if (!token.text().startsWith("0x") || token.text().length() - 2 > digits) {
      throw tokens.error(token, "expected `0x` and at most " + digits + " hexadecimal digits");
    }
    long bits = Long.parseUnsignedLong(token.text().substring(2), 16);
    return switch (type) {
      case HALF -> literal(type, (short) bits);
      case FLOAT -> literal(type, Float.intBitsToFloat((int) bits));
      default -> literal(type, Double.longBitsToDouble(bits));
    };
  }
}
