package dev.sycamore.fuzz.program;

/** How tightly an expression binds (JLS 15). */
public final class Precedence {
  public static final int ASSIGNMENT = 1;
  public static final int CONDITIONAL = 2;
  public static final int OR = 5;
  public static final int AND = 7;
  public static final int UNARY = 14;
  public static final int POSTFIX = 15;
  public static final int PRIMARY = 16;

  private Precedence() {}
}
