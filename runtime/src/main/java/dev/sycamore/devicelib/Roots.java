package dev.sycamore.devicelib;

/**
 * {@link StrictMath#cbrt} and {@link StrictMath#hypot}.
 *
 * <p>Source: FDLIBM 5.3, as {@link StrictMath} specifies.
 */
public final class Roots {
  /** What a third of an exponent lacks; for subnormals also the 54 of their scaling. */
  private static final int THIRD_BIAS = 715_094_163;

  private static final int THIRD_BIAS_SUBNORMAL = 696_219_795;

  private static final double C = 0x1.15f15f15f15f1p-1;
  private static final double D = -0x1.691de2532c834p-1;
  private static final double E = 0x1.6a0ea0ea0ea0fp0;
  private static final double F = 0x1.9b6db6db6db6ep0;
  private static final double G = 0x1.6db6db6db6db7p-2;

  /** Between these no product of three of them is out of range. */
  private static final double CBRT_LEAST = 0x1p-300;

  private static final double CBRT_GREATEST = 0x1p300;

  private static final long MARGIN = 64;

  /** The bits that are cut, but for what the margin takes. */
  private static final long ABOVE_MARGIN = 0xffff_ff80L;

  private Roots() {}

  /** {@link StrictMath#cbrt}: at most one ulp off. */
  public static double cbrt(double x) {
    double magnitude = Math.abs(x);
    double t = nearCbrt(magnitude, fromThird(magnitude));
    // It is off by less than 11 ulps, and what FDLIBM has by less than 6. They are cut alike.
    boolean isCutAlike = ((Double.doubleToRawLongBits(t) + MARGIN) & ABOVE_MARGIN) != 0;
    if (!(isCutAlike && magnitude > CBRT_LEAST && magnitude < CBRT_GREATEST)) {
      if (x == 0 || !(magnitude < Double.POSITIVE_INFINITY)) {
        return x;
      }
      t = firstCbrt(magnitude);
    }
    // Cut to 20 bits and made a little too large.
    t = DoubleWords.fromHigh(DoubleWords.high(t) + 1);
    // A Newton step: 53 bits. The square is exact.
    double r = magnitude / (t * t);
    t = t + t * ((r - t) / (t + t + r));
    return x < 0 ? -t : t;
  }

  /** A third of the exponent: 5 bits. */
  private static double fromThird(double x) {
    return DoubleWords.fromHigh(DoubleWords.high(x) / 3 + THIRD_BIAS);
  }

  /** A rational step, as FDLIBM has it: 23 bits. */
  private static double firstCbrt(double x) {
    double t = fromThird(x);
    if (x < Double.MIN_NORMAL) {
      double scaled = x * 0x1p54;
      t = DoubleWords.withHigh(scaled, DoubleWords.high(scaled) / 3 + THIRD_BIAS_SUBNORMAL);
    }
    double s = C + (t * t / x) * t;
    return t * (G + F / (s + E + D / s));
  }

  /** The same step with one division of three, so with other errors. */
  private static double nearCbrt(double x, double t) {
    double s = C * x + t * t * t;
    return t * (G + F * (s * x) / (s * (s + E * x) + D * (x * x)));
  }

  /** {@link StrictMath#hypot}: at most one ulp off, no overflow on the way. */
  public static double hypot(double x, double y) {
    double absX = Math.abs(x);
    double absY = Math.abs(y);
    boolean swap = DoubleWords.withoutLow(absY) > DoubleWords.withoutLow(absX);
    double a = swap ? absY : absX;
    double b = swap ? absX : absY;
    if (!(a < 0x1p500 && b > 0x1p-500 && b >= a * 0x1p-59)) {
      return scaledHypot(absX, absY);
    }
    double a1 = DoubleWords.withoutLow(a);
    return sumOfSquares(a, b, a1, 2 * a1, DoubleWords.withoutLow(b));
  }

  private static double scaledHypot(double absX, double absY) {
    if (FloatingBits.isInfinite(absX) || FloatingBits.isInfinite(absY)) {
      return Double.POSITIVE_INFINITY;
    }
    if (FloatingBits.isNaN(absX) || FloatingBits.isNaN(absY)) {
      return Double.NaN;
    }
    boolean swap = DoubleWords.high(absY) > DoubleWords.high(absX);
    double a = swap ? absY : absX;
    double b = swap ? absX : absY;
    int highA = DoubleWords.high(a);
    int highB = DoubleWords.high(b);
    if (highA - highB > 60 << 20) {
      return a + b;
    }
    if (b == 0) {
      return a;
    }
    int exponent = 0;
    if (a >= 0x1.00001p500) {
      exponent = 600;
    } else if (b < Double.MIN_NORMAL) {
      // The high words stay those of the subnormals: then next to nothing is split off below.
      double root =
          sumOfSquares(
              a * 0x1p1022,
              b * 0x1p1022,
              DoubleWords.fromHigh(highA),
              DoubleWords.fromHigh(highA + (1 << 20)),
              DoubleWords.fromHigh(highB));
      return root * 0x1p-1022;
    } else if (b < 0x1p-500) {
      exponent = -600;
    }
    a = DoubleWords.addToExponent(a, -exponent);
    b = DoubleWords.addToExponent(b, -exponent);
    double a1 = DoubleWords.withoutLow(a);
    double root = sumOfSquares(a, b, a1, 2 * a1, DoubleWords.withoutLow(b));
    return exponent == 0 ? root : root * DoubleWords.powerOfTwo(exponent);
  }

  /**
   * The root of {@code a^2 + b^2}, whose greatest terms are exact products of high words.
   *
   * @param a1 {@code a} without its low word
   * @param twiceA1 {@code 2 * a} without its low word
   * @param b1 {@code b} without its low word
   */
  private static double sumOfSquares(double a, double b, double a1, double twiceA1, double b1) {
    double difference = a - b;
    double apart = a1 * a1 - (b * -b - (a - a1) * (a + a1));
    // (a - b)^2 + 2ab
    double crossed = twiceA1 * (b - b1) + (2 * a - twiceA1) * b;
    double near = twiceA1 * b1 - (difference * -difference - crossed);
    return Math.sqrt(difference > b ? apart : near);
  }
}
