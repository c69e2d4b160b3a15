package dev.sycamore.outliner.attribution;

/** The phases in which methods are tried for applicability (JLS 15.12.2). */
enum Phase {
  STRICT,
  LOOSE,
  VARIABLE_ARITY;

  boolean loose() {
    return this != STRICT;
  }

  /** Whether arguments are collected into an array for the last parameter. */
  boolean spread() {
    return this == VARIABLE_ARITY;
  }
}
