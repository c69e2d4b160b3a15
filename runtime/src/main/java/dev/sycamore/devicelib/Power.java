package dev.sycamore.devicelib;

/**
 * {@link StrictMath#pow}.
 *
 * <p>Source: FDLIBM 5.3, as {@link StrictMath} specifies: the logarithm to base 2 of {@code |x|} in
 * about 76 bits, its product with {@code y} in two parts, and 2 to that power. Table of special
 * cases: {@link StrictMath#pow}.
 */
public final class Power {
  private static final double TWO_31 = 0x1.00001p31;
  private static final double ALMOST_ONE = 0x1.fffffp-1;
  private static final double ONE_AND_A_BIT = 0x1.00001p0;

  private Power() {}

  /** {@link StrictMath#pow}: x^y, at most one ulp off. */
  public static double pow(double x, double y) {
    long sign = 0;
    if (!isOrdinary(x, y)) {
      if (isSpecial(x, y)) {
        return specialPower(x, y);
      }
      sign = x < 0 && isOdd(y) ? Long.MIN_VALUE : 0;
    }
    return DoubleWords.negatedBy(sign, finitePower(Math.abs(x), y));
  }

  /** False for all cases that are not computed by logarithms, and for some more. */
  private static boolean isOrdinary(double x, double y) {
    boolean isPowerOfTwo = Double.doubleToRawLongBits(y) << 12 == 0;
    return x > 0 && x < Double.POSITIVE_INFINITY && Math.abs(y) < TWO_31 && !isPowerOfTwo;
  }

  private static boolean isSpecial(double x, double y) {
    double magnitude = Math.abs(x);
    return !(magnitude > 0 && magnitude < Double.POSITIVE_INFINITY)
        || magnitude == 1
        || !FloatingBits.isFinite(y)
        || y == 0
        || Math.abs(y) == 1
        || y == 2
        || (y == 0.5 && x > 0)
        || (x < 0 && Math.rint(y) != y);
  }

  private static double specialPower(double x, double y) {
    if (y == 0) {
      return 1;
    }
    if (FloatingBits.isNaN(x) || FloatingBits.isNaN(y)) {
      return Double.NaN;
    }
    double magnitude = Math.abs(x);
    if (FloatingBits.isInfinite(y)) {
      return infinitePower(magnitude, y);
    }
    if (y == 1) {
      return x;
    }
    if (y == -1) {
      return 1 / x;
    }
    if (y == 2) {
      return x * x;
    }
    if (y == 0.5 && x >= 0) {
      return Math.sqrt(x + 0.0);
    }
    boolean negative = Double.doubleToRawLongBits(x) < 0;
    if (negative && magnitude > 0 && magnitude < Double.POSITIVE_INFINITY && Math.rint(y) != y) {
      return Double.NaN;
    }
    double power = y < 0 ? 1 / magnitude : magnitude;
    return negative && isOdd(y) ? -power : power;
  }

  private static double infinitePower(double magnitude, double y) {
    if (magnitude == 1) {
      return Double.NaN;
    }
    return (magnitude > 1) == (y > 0) ? Double.POSITIVE_INFINITY : 0;
  }

  /** Whether it is an odd integer. From 2^53 on all are even. */
  private static boolean isOdd(double y) {
    return Math.abs(y) < 0x1p53 && Math.rint(y) == y && ((long) y & 1) != 0;
  }

  private static double finitePower(double x, double y) {
    double[] log = new double[2];
    if (Math.abs(y) >= TWO_31) {
      if (x < ALMOST_ONE) {
        return y < 0 ? Double.POSITIVE_INFINITY : 0;
      }
      if (x >= ONE_AND_A_BIT) {
        return y > 0 ? Double.POSITIVE_INFINITY : 0;
      }
      BinaryLogarithm.nearOne(x, log);
    } else {
      BinaryLogarithm.log2(x, log);
    }
    double yHigh = DoubleWords.withoutLow(y);
    double low = (y - yHigh) * log[0] + y * log[1];
    double high = yHigh * log[0];
    return BinaryExponential.exp2(high, low);
  }
}
