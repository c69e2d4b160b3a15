package dev.sycamore.devicelib;

/**
 * {@code a * b + c} for code whose result does not depend on whether the product is rounded: the
 * fused instruction where the target has one, which is half the instructions of a polynomial, and
 * two operations elsewhere.
 *
 * <p>The functions on {@code double} use it where the product is exact. The result of those on
 * {@code float} has half the digits of what they compute, and each of them was compared with {@link
 * StrictMath} for every {@code float}, in both forms.
 */
final class MultiplyAdd {
  private MultiplyAdd() {}

  static double multiplyAdd(double a, double b, double c) {
    return LibraryTarget.hasFusedMultiplyAdd() ? Math.fma(a, b, c) : a * b + c;
  }
}
