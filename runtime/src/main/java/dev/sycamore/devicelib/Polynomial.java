package dev.sycamore.devicelib;

/** Polynomials on {@code double} with many coefficients. */
final class Polynomial {
  private Polynomial() {}

  /**
   * The value at {@code x}.
   *
   * @param coefficients the constant one first
   */
  static double at(double[] coefficients, double x) {
    double value = 0;
    for (int i = coefficients.length - 1; i >= 0; i--) {
      value = value * x + coefficients[i];
    }
    return value;
  }
}
