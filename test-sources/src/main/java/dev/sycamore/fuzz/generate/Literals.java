package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.Expr.Literal;
import dev.sycamore.fuzz.program.Precedence;
import dev.sycamore.fuzz.program.Prim;

/** Constants in the many ways that Java writes them. */
public final class Literals {
  private static final int MULTIPLICATIVE = 12;

  private Literals() {}

  /** An edge value in a random notation. */
  static Literal random(Prim type, Dice dice, boolean jdkConstants) {
    return switch (type) {
      case BOOLEAN -> plain(type, dice.chance(50) ? "true" : "false", false);
      case BYTE, SHORT -> narrow(type, narrowed(type, FuzzEdgeValues.anInt(dice)));
      case CHAR -> character((char) FuzzEdgeValues.anInt(dice), dice);
      case INT -> integer(FuzzEdgeValues.anInt(dice), dice, jdkConstants);
      case LONG -> longInteger(FuzzEdgeValues.aLong(dice), dice, jdkConstants);
      case FLOAT -> floating(FuzzEdgeValues.aFloat(dice), dice, jdkConstants);
      case DOUBLE -> floating(FuzzEdgeValues.aDouble(dice), dice, jdkConstants);
    };
  }

  /** The simplest constants of a type, simplest first: what a reduction tries. */
  public static Literal simple(Prim type, int value) {
    return switch (type) {
      case BOOLEAN -> plain(type, value == 0 ? "false" : "true", false);
      case BYTE, SHORT, CHAR -> narrow(type, value);
      case INT -> plain(type, Integer.toString(value), value == 0);
      case LONG -> plain(type, value + "L", value == 0);
      case FLOAT -> plain(type, value + ".0f", false);
      case DOUBLE -> plain(type, value + ".0", false);
    };
  }

  private static int narrowed(Prim type, int value) {
    return type == Prim.BYTE ? (byte) value : (short) value;
  }

  private static Literal plain(Prim type, String text, boolean zero) {
    int precedence =
        text.contains(" / ")
            ? MULTIPLICATIVE
            : text.startsWith("-") ? Precedence.UNARY : Precedence.PRIMARY;
    return new Literal(type, text, text, precedence, zero);
  }

  private static Literal narrow(Prim type, int value) {
    String bare = Integer.toString(value);
    String cast = "(" + type.keyword() + ") " + bare;
    return new Literal(type, cast, bare, Precedence.UNARY, value == 0);
  }

  private static Literal character(char value, Dice dice) {
    if (dice.chance(30)) {
      return narrow(Prim.CHAR, value);
    }
    String text;
    if (value >= 'A' && value <= 'z' && value != '\\') {
      text = "'" + value + "'";
    } else if (value < 256) {
      text = "'\\" + Integer.toOctalString(value) + "'";
    } else {
      text = String.format("'\\u%04x'", (int) value);
    }
    return plain(Prim.CHAR, text, value == 0);
  }

  private static Literal integer(int value, Dice dice, boolean jdkConstants) {
    if (jdkConstants && value == Integer.MIN_VALUE) {
      return plain(Prim.INT, "Integer.MIN_VALUE", false);
    }
    if (jdkConstants && value == Integer.MAX_VALUE) {
      return plain(Prim.INT, "Integer.MAX_VALUE", false);
    }
    String text =
        switch (dice.below(8)) {
          case 0 -> "0x" + Integer.toHexString(value);
          case 1 -> "0b" + Integer.toBinaryString(value);
          case 2 -> "0" + Integer.toOctalString(value);
          case 3 -> grouped(Integer.toString(value));
          default -> Integer.toString(value);
        };
    return plain(Prim.INT, text, value == 0);
  }

  private static Literal longInteger(long value, Dice dice, boolean jdkConstants) {
    if (jdkConstants && value == Long.MIN_VALUE) {
      return plain(Prim.LONG, "Long.MIN_VALUE", false);
    }
    String text =
        switch (dice.below(8)) {
          case 0 -> "0x" + Long.toHexString(value) + "L";
          case 1 -> "0b" + Long.toBinaryString(value) + "L";
          case 2 -> "0" + Long.toOctalString(value) + "L";
          case 3 -> grouped(Long.toString(value)) + "L";
          default -> value + "L";
        };
    return plain(Prim.LONG, text, value == 0);
  }

  /** With underscores between the thousands. */
  private static String grouped(String digits) {
    return digits.replaceAll("(?<=\\d)(?=(\\d{3})+$)", "_");
  }

  private static Literal floating(float value, Dice dice, boolean jdkConstants) {
    if (Float.isNaN(value)) {
      return plain(Prim.FLOAT, jdkConstants ? "Float.NaN" : "0.0f / 0.0f", false);
    }
    if (Float.isInfinite(value)) {
      return plain(Prim.FLOAT, (value > 0 ? "1.0f" : "-1.0f") + " / 0.0f", false);
    }
    String text = dice.chance(25) ? Float.toHexString(value) : Float.toString(value);
    return plain(Prim.FLOAT, text + (dice.chance(80) ? "f" : "F"), false);
  }

  private static Literal floating(double value, Dice dice, boolean jdkConstants) {
    if (Double.isNaN(value)) {
      return plain(Prim.DOUBLE, jdkConstants ? "Double.NaN" : "0.0 / 0.0", false);
    }
    if (Double.isInfinite(value)) {
      return plain(Prim.DOUBLE, (value > 0 ? "1.0" : "-1.0") + " / 0.0", false);
    }
    String text = dice.chance(25) ? Double.toHexString(value) : Double.toString(value);
    return plain(Prim.DOUBLE, text + (dice.chance(80) ? "" : "d"), false);
  }
}
