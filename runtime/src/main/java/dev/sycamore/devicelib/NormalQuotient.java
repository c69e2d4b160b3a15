package dev.sycamore.devicelib;

/**
 * Quotients of which nothing is subnormal, infinite or NaN, or whose value is not used if something
 * is. The compiler knows the method: PTX divides them without asking for such numbers first.
 */
final class NormalQuotient {
  private NormalQuotient() {}

  /** {@code dividend / divisor}, rounded as Java rounds it; the dividend may also be 0. */
  static double of(double dividend, double divisor) {
    return dividend / divisor;
  }
}
