package dev.sycamore.frontend.source;

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
   * The first release of javac in which a branch that is never taken captures nothing. Measured on
   * 17 (captures) and 25 (does not); the runtime checks the descriptor at the first launch, so a
   * wrong guess between them is an error there and never a wrong result.
   */
  private static final int FIRST_WITHOUT_DEAD_CAPTURES = 23;

  /** That of javac in a release of the JDK, such as 17. */
  public static HostDialect ofJavac(int release) {
    return release >= FIRST_WITHOUT_DEAD_CAPTURES ? JAVAC_25 : JAVAC;
  }

  /**
   * Whether a conversion of a conditional or {@code switch} expression without parentheses is one
   * of each of its branches: of {@code double d = c ? 0.0f : aLong} javac converts the {@code long}
   * straight to {@code double}. By the specification (JLS 15.25) it is a {@code float} first.
   */
  public boolean convertsBranches() {
    return this != ECJ;
  }
}
