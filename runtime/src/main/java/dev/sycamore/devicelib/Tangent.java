package dev.sycamore.devicelib;

import static dev.sycamore.devicelib.MultiplyAdd.multiplyAdd;

/**
 * The tangent of a reduced angle.
 *
 * <p>Source: FDLIBM 5.3: an odd polynomial of degree 27; above 0.67434 through {@code tan(π/4 -
 * x)}, because the polynomial would lose accuracy there.
 */
final class Tangent {
  private static final double TINY = 0x1p-28;
  private static final double BIG = 0x1.59428p-1;
  private static final double QUARTER_PI = 0x1.921fb54442d18p-1;
  private static final double QUARTER_PI_REST = 0x1.1a62633145c07p-55;

  private static final double T0 = 0x1.5555555555563p-2;
  private static final double T1 = 0x1.111111110fe7ap-3;
  private static final double T2 = 0x1.ba1ba1bb341fep-5;
  private static final double T3 = 0x1.664f48406d637p-6;
  private static final double T4 = 0x1.226e3e96e8493p-7;
  private static final double T5 = 0x1.d6d22c9560328p-9;
  private static final double T6 = 0x1.7dbc8fee08315p-10;
  private static final double T7 = 0x1.344d8f2f26501p-11;
  private static final double T8 = 0x1.026f71a8d1068p-12;
  private static final double T9 = 0x1.47e88a03792a6p-14;
  private static final double T10 = 0x1.2b80f32f0a7e9p-14;
  private static final double T11 = -0x1.375cbdb605373p-16;
  private static final double T12 = 0x1.b2a7074bf7ad4p-16;

  private Tangent() {}

  /**
   * The tangent of {@code head + tail}, or minus its reciprocal.
   *
   * @param head in [-π/4, π/4], or a little beyond
   */
  static double nearZero(double head, double tail, boolean reciprocal) {
    double magnitude = Math.abs(head);
    long sign = Double.doubleToRawLongBits(head);
    boolean big = magnitude >= BIG;
    double turned =
        (QUARTER_PI - magnitude) + (QUARTER_PI_REST - DoubleWords.negatedBy(sign, tail));
    double x = big ? turned : head;
    double y = big ? 0 : tail;
    double correction = magnitude < TINY ? y : correction(x, y);
    double sum = x + correction;
    if (!big && !reciprocal) {
      return sum;
    }
    double one = reciprocal ? -1 : 1;
    double quotient = (big ? sum * sum : -1) / (big ? sum + one : sum);
    double turnedBack = multiplyAdd(x - (quotient - correction), -2, one);
    return big
        ? DoubleWords.negatedBy(sign, turnedBack)
        : negativeReciprocal(x, correction, quotient);
  }

  /** {@code tan(head + tail) - head}. */
  private static double correction(double head, double tail) {
    double z = head * head;
    double w = z * z;
    double odd = T1 + w * (T3 + w * (T5 + w * (T7 + w * (T9 + w * T11))));
    double even = z * (T2 + w * (T4 + w * (T6 + w * (T8 + w * (T10 + w * T12)))));
    double cube = z * head;
    return (tail + z * (cube * (odd + even) + tail)) + T0 * cube;
  }

  /** {@code -1 / (x + y)} as if the sum had more bits than a double. */
  private static double negativeReciprocal(double x, double y, double estimate) {
    double sumHigh = DoubleWords.withoutLow(x + y);
    double sumLow = y - (sumHigh - x);
    double estimateHigh = DoubleWords.withoutLow(estimate);
    double residual = multiplyAdd(estimateHigh, sumHigh, 1);
    return estimateHigh + estimate * (residual + estimateHigh * sumLow);
  }
}
