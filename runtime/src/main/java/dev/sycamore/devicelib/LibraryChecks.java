package dev.sycamore.devicelib;

/**
 * What methods of the JDK throw for some arguments. In code for devices these calls are statements
 * of their own, evaluated where checks are on; what they throw is reported at the place in the
 * program that called the library.
 */
final class LibraryChecks {
  private LibraryChecks() {}

  /**
   * @param message a constant
   * @throws ArithmeticException unless a condition holds
   */
  static void requireArithmetic(boolean holds, String message) {
    if (!holds) {
      throw new ArithmeticException(message);
    }
  }

  /**
   * @param message a constant
   * @throws IllegalArgumentException unless a condition holds
   */
  static void requireArgument(boolean holds, String message) {
    if (!holds) {
      throw new IllegalArgumentException(message);
    }
  }
}
