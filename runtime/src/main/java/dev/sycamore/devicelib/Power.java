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
    boolean integer = Math.rint(y) == y;
    boolean odd = integer && isOdd(Math.abs(y));
    if (magnitude == 0 || magnitude == 1 || magnitude == Double.POSITIVE_INFINITY) {
      if (negative && magnitude == 1 && !integer) {
        return Double.NaN;
      }
      double power = y < 0 ? 1 / magnitude : magnitude;
      return negative && odd ? -power : power;
    }
    if (negative && !integer) {
      return Double.NaN;
    }
    double power = finitePower(magnitude, y);
    return negative && odd ? -power : power;
  }

  private static double infinitePower(double magnitude, double y) {
    if (magnitude == 1) {
      return Double.NaN;
    }
    return (magnitude > 1) == (y > 0) ? Double.POSITIVE_INFINITY : 0;
  }

  /** Whether an integer that is not negative is odd. From 2^53 on all are even. */
  private static boolean isOdd(double integer) {
    return integer < 0x1p53 && ((long) integer & 1) != 0;
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
