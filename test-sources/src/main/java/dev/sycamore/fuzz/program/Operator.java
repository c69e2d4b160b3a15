package dev.sycamore.fuzz.program;

import java.util.List;

/** A binary operator. */
public enum Operator {
  MULTIPLY("*", 12),
  DIVIDE("/", 12),
  REMAINDER("%", 12),
  ADD("+", 11),
  SUBTRACT("-", 11),
  SHIFT_LEFT("<<", 10),
  SHIFT_RIGHT(">>", 10),
  SHIFT_RIGHT_UNSIGNED(">>>", 10),
  LESS("<", 9),
  LESS_EQUAL("<=", 9),
  GREATER(">", 9),
  GREATER_EQUAL(">=", 9),
  EQUAL("==", 8),
  NOT_EQUAL("!=", 8),
  AND("&", 7),
  XOR("^", 6),
  OR("|", 5),
  AND_THEN("&&", 4),
  OR_ELSE("||", 3);

  public static final List<Operator> ARITHMETIC = List.of(MULTIPLY, ADD, SUBTRACT);
  public static final List<Operator> DIVISIONS = List.of(DIVIDE, REMAINDER);
  public static final List<Operator> SHIFTS =
      List.of(SHIFT_LEFT, SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED);
  public static final List<Operator> COMPARISONS =
      List.of(LESS, LESS_EQUAL, GREATER, GREATER_EQUAL, EQUAL, NOT_EQUAL);
  public static final List<Operator> EQUALITIES = List.of(EQUAL, NOT_EQUAL);
  public static final List<Operator> BITWISE = List.of(AND, XOR, OR);
  public static final List<Operator> SHORT_CIRCUIT = List.of(AND_THEN, OR_ELSE);

  private final String symbol;
  private final int precedence;

  Operator(String symbol, int precedence) {
    this.symbol = symbol;
    this.precedence = precedence;
  }

  public String symbol() {
    return symbol;
  }

  public int precedence() {
    return precedence;
  }

  public boolean divides() {
    return DIVISIONS.contains(this);
  }

  /** The type of the result (JLS 15.17 to 15.24). */
  public Prim type(Prim left, Prim right) {
    if (COMPARISONS.contains(this) || SHORT_CIRCUIT.contains(this) || left == Prim.BOOLEAN) {
      return Prim.BOOLEAN;
    }
    return SHIFTS.contains(this) ? left.promoted() : Prim.promoted(left, right);
  }
}
