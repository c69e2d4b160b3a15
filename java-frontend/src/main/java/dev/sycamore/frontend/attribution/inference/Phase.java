package dev.sycamore.frontend.attribution.inference;

/** The phases in which methods are tried for applicability (JLS 15.12.2). */
public enum Phase {
  STRICT,
  LOOSE,
  VARIABLE_ARITY;

  public boolean loose() {
    return this != STRICT;
  }

  /** Whether arguments are collected into an array for the last parameter. */
  public boolean spread() {
    return this == VARIABLE_ARITY;
  }
}
