package dev.sycamore;

/** How a group operation combines two values, as Java does: wrapping, and as {@code Math.min}. */
public enum Op {
  /** The sum; integers wrap. */
  ADD,
  /** The product; integers wrap. */
  MUL,
  /** The smaller value; NaN if one of them is NaN, and -0.0 is less than 0.0. */
  MIN,
  /** The greater value; NaN if one of them is NaN, and 0.0 is greater than -0.0. */
  MAX,
  /** Bitwise; integers only. */
  AND,
  /** Bitwise; integers only. */
  OR,
  /** Bitwise; integers only. */
  XOR
}
