package dev.sycamore.model.expression;

/** Operators with one operand. NEGATE and COMPLEMENT on INT or LONG wrap; NOT is on BOOLEAN. */
public enum UnaryOperator {
  NEGATE,
  COMPLEMENT,
  NOT
}
