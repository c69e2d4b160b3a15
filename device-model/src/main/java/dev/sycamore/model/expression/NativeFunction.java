package dev.sycamore.model.expression;

import java.util.Locale;

/** A function on FLOATs that targets have as an instruction, or a few, each with its own error. */
public enum NativeFunction {
  SIN,
  COS,
  TAN,
  EXP,
  EXP2,
  EXP10,
  LOG,
  LOG2,
  LOG10,
  /** The first operand is positive. */
  POW,
  SQRT,
  RSQRT,
  RECIPROCAL,
  DIVIDE,
  TANH,
  /**
   * To the nearest number of TF32; of two, the one that is further from zero. Only where a {@link
   * MatrixOperation} may be.
   */
  TF32;

  /** How many operands it has: 1 or 2. */
  public int operands() {
    return this == POW || this == DIVIDE ? 2 : 1;
  }

  /** The name of the method in Java and, after a prefix, of the function in IR. */
  public String spelling() {
    return name().toLowerCase(Locale.ROOT);
  }
}
