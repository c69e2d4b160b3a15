package dev.sycamore.devicelib;

import static dev.sycamore.devicelib.MultiplyAdd.multiplyAdd;

/**
 * 2 to a power that has more bits than a double, for {@link Power}.
 *
 * <p>Source: FDLIBM 5.3.
 */
final class BinaryExponential {
  private static final double P1 = 0x1.555555555553ep-3;
  private static final double P2 = -0x1.6c16c16bebd93p-9;
  private static final double P3 = 0x1.1566aaf25de2cp-14;
  private static final double P4 = -0x1.bbd41c5d26bf1p-20;
  private static final double P5 = 0x1.6376972bea4d0p-25;

  private static final double LN2 = 0x1.62e42fefa39efp-1;
  private static final double LN2_HIGH = 0x1.62e43p-1;
  private static final double LN2_LOW = -0x1.05c610ca86c39p-29;

  /** What 1024 lacks of the logarithm to base 2 of the overflow threshold. */
  private static final double OVERFLOW_MARGIN = 0x1.71547652b82fep-54;

  private static final double OVERFLOW = 1024;
  private static final double UNDERFLOW = -1075;

  /** Up to here powers are normal numbers. */
  private static final double NORMAL = 1021;

  private BinaryExponential() {}

  /** {@code 2^(high + low)}, rounded once where it is subnormal. */
  static double exp2(double high, double low) {
    double sum = low + high;
    double n = nearestInteger(sum);
    // The integer part goes; what is left is in [-0.5, 0.5].
    double rest = high - n;
    double t = DoubleWords.withoutLow(low + rest);
    double v = (low - (t - rest)) * LN2 + t * LN2_LOW;
    double z = multiplyAdd(t, LN2_HIGH, v);
    double w = v - multiplyAdd(t, -LN2_HIGH, z);
    double z2 = z * z;
    double c = z - z2 * (P1 + z2 * (P2 + z2 * (P3 + z2 * (P4 + z2 * P5))));
    double r = (z * c) / (c - 2) - (w + z * w);
    double power = 1 - (r - z);
    // Computed for all, so that only what is beyond needs a test.
    double normal = DoubleWords.addToExponent(power, DoubleWords.integer(n));
    if (!(Math.abs(sum) < NORMAL)) {
      return beyond(high, low, power, n);
    }
    return normal;
  }

  private static double beyond(double high, double low, double power, double n) {
    double sum = low + high;
    if (sum > OVERFLOW || (sum == OVERFLOW && low + OVERFLOW_MARGIN > sum - high)) {
      return Double.POSITIVE_INFINITY;
    }
    if (sum < UNDERFLOW || (sum == UNDERFLOW && low <= sum - high)) {
      return 0;
    }
    return FloatingBits.scalb(power, (int) n);
  }

  /** Ties away from zero, judged by the high word. */
  private static double nearestInteger(double x) {
    double magnitude = DoubleWords.withoutLow(Math.abs(x));
    double n = magnitude < 0x1.00001p-1 ? 0 : Math.floor(magnitude + 0.5);
    return DoubleWords.negatedBy(Double.doubleToRawLongBits(x), n);
  }
}
