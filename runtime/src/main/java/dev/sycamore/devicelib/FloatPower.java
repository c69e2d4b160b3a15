package dev.sycamore.devicelib;

import static dev.sycamore.devicelib.MultiplyAdd.multiplyAdd;

/**
 * {@code (float) StrictMath.pow(x, y)} of two floats.
 *
 * <p>{@code 2^(y log2(x))}, in doubles. The logarithm has a relative error below 2^-50.8, which was
 * measured for all significands. Its product with {@code y} is below 126, so that its error is
 * below 2^-43.7; the polynomial for the power has one below 2^-45.4. Together that is less than
 * 2^-42.5, which is 724 ulps of the double. Results within 1024 ulps of the middle between two
 * floats are those of {@link Power}, one of 2^18. Coefficients: Remez.
 */
public final class FloatPower {
  private static final long MARGIN = 1024;

  /** Below it results are normal floats. */
  private static final double NORMAL = 126;

  private static final double INTEGERS = 0x1.8p52;
  private static final int POWER = 0xff80_0000;

  /** The bits of √2/2. */
  private static final int HALF_SQRT2 = 0x3f35_04f3;

  private static final double L0 = 0x1.71547652b82fep1;
  private static final double L1 = 0x1.ec709dc39dba1p-1;
  private static final double L2 = 0x1.2776c51575164p-1;
  private static final double L3 = 0x1.a61757928a1bcp-2;
  private static final double L4 = 0x1.484f6d1ad9d1ap-2;
  private static final double L5 = 0x1.0bbe73715469bp-2;
  private static final double L6 = 0x1.f0f852d955915p-3;

  private static final double P1 = 0x1.62e42fefa3a26p-1;
  private static final double P2 = 0x1.ebfbdff81b5c0p-3;
  private static final double P3 = 0x1.c6b08d70389b9p-5;
  private static final double P4 = 0x1.3b2ab724e15a1p-7;
  private static final double P5 = 0x1.5d87fea686d25p-10;
  private static final double P6 = 0x1.43089685de540p-13;
  private static final double P7 = 0x1.ffcb39e2d2d07p-17;
  private static final double P8 = 0x1.63e819687bfdap-20;
  private static final double P9 = 0x1.b68e1ecb0dbffp-24;

  private FloatPower() {}

  /** {@code (float) StrictMath.pow(x, y)}. */
  public static float pow(float x, float y) {
    boolean isPositive = x >= Float.MIN_NORMAL && x <= Float.MAX_VALUE;
    double exponent = y * log2(x);
    double shifted = exponent + INTEGERS;
    double fraction = exp2(exponent - (shifted - INTEGERS));
    double power = DoubleWords.addToExponent(fraction, Double.doubleToRawLongBits(shifted));
    boolean isSure =
        isPositive && Math.abs(exponent) < NORMAL && RoundingMargin.isKept(power, MARGIN);
    boolean isZero = Float.floatToRawIntBits(x) == 0 && y > 0;
    if (!(isSure || isZero)) {
      return (float) Power.pow((double) x, (double) y);
    }
    return isZero ? 0 : (float) power;
  }

  private static double log2(float x) {
    int bits = Float.floatToRawIntBits(x);
    int distance = bits - HALF_SQRT2;
    double k = distance >> 23;
    double f = Float.intBitsToFloat(bits - (distance & POWER)) - 1.0f;
    double s = NormalQuotient.of(f, 2 + f);
    double z = s * s;
    double w = z * z;
    double last = multiplyAdd(w, multiplyAdd(z, L6, L5), multiplyAdd(z, L4, L3));
    double terms = multiplyAdd(w, last, multiplyAdd(z, L2, L1));
    return k + multiplyAdd(s * z, terms, s * L0);
  }

  /** 2 to the power of what is in [-0.5, 0.5]. */
  private static double exp2(double r) {
    double z = r * r;
    double last = multiplyAdd(z, P9, multiplyAdd(r, P8, P7));
    double high = multiplyAdd(z, last, multiplyAdd(r, P6, P5));
    double low = multiplyAdd(z, high, multiplyAdd(r, P4, P3));
    return multiplyAdd(r, multiplyAdd(z, low, multiplyAdd(r, P2, P1)), 1);
  }
}
