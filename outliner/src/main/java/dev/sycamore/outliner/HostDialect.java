package dev.sycamore.outliner;

/**
 * What host compilers do each in its own way: the order in which they pass captured values to a
 * lambda's implementation, which is not specified, and where one leaves the specification. All of
 * it was measured.
 */
public enum HostDialect {
  JAVAC,
  /** From some release between 18 and 25 on: constant-dead branches capture nothing. */
  JAVAC_25,
  ECJ;

  /**
   * Whether a conversion of a conditional or {@code switch} expression without parentheses is one
   * of each of its branches: of {@code double d = c ? 0.0f : aLong} javac converts the {@code long}
   * straight to {@code double}. By the specification (JLS 15.25) it is a {@code float} first.
   */
  public boolean convertsBranches() {
    return this != ECJ;
  }
}
