package dev.sycamore;

/** How a group operation combines two values, as Java does: wrapping, and as {@code Math.min}. */
public enum Op {
  ADD,
  MUL,
  MIN,
  MAX,
  /** Bitwise; integers only. */
  AND,
  /** Bitwise; integers only. */
  OR,
  /** Bitwise; integers only. */
  XOR
}
