package dev.sycamore.outliner;

/**
 * The order in which the host compiler passes captured values to a lambda's implementation. It is
 * not specified; what was measured of each compiler is here.
 */
public enum CaptureOrder {
  JAVAC,
  /** From some release between 18 and 25 on: constant-dead branches capture nothing. */
  JAVAC_25,
  ECJ
}
