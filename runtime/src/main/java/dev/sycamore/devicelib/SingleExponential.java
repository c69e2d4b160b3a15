package dev.sycamore.devicelib;

/**
 * Exponentials that compute in {@code float} alone.
 *
 * <p>{@code x = k ln 2 + r} with a remainder in two parts, a polynomial for {@code e^r - 1 - r},
 * and {@code 2^k} by two factors, so that a result that is subnormal is rounded once. The sum
 * {@code 1 + r} keeps what its rounding loses. Coefficients: least maximum by reweighted squares.
 */
public final class SingleExponential {
  private static final float LOG2_E = 0x1.715476p0f;

  /** ln 2 to 15 bits, and the rest: a product of the first with {@code k} is exact. */
  private static final float LN2 = 0x1.62e4p-1f;

  private static final float LN2_REST = 0x1.7f7d1cp-20f;

  private static final float E0 = 0x1p-1f;
  private static final float E1 = 0x1.55549p-3f;
  private static final float E2 = 0x1.5554bep-5f;
  private static final float E3 = 0x1.123b18p-7f;
  private static final float E4 = 0x1.6d7ca6p-10f;

  private static final float M0 = 0x1p-1f;
  private static final float M1 = 0x1.555556p-3f;
  private static final float M2 = 0x1.5554f6p-5f;
  private static final float M3 = 0x1.111004p-7f;
  private static final float M4 = 0x1.6d3cecp-10f;
  private static final float M5 = 0x1.a242fep-13f;

  private static final float T0 = 0x1.ebfbep-3f;
  private static final float T1 = 0x1.c6af88p-5f;
  private static final float T2 = 0x1.3b2a2ap-7f;
  private static final float T3 = 0x1.5f043p-10f;
  private static final float T4 = 0x1.444596p-13f;

  /** ln 2 to 12 bits, the rest, and all of it. */
  private static final float LN2_HEAD = 0x1.62ep-1f;

  private static final float LN2_TAIL = 0x1.0bfbe8p-15f;
  private static final float LN2_WHOLE = 0x1.62e43p-1f;

  private static final float LOG2_10 = 0x1.a934fp1f;

  /** The logarithm of 2 to base 10, to 11 bits, and the rest. */
  private static final float LOG10_2 = 0x1.344p-2f;

  private static final float LOG10_2_REST = 0x1.3509f8p-18f;

  /** ln 10 to 12 bits, the rest, and all of it. */
  private static final float LN10_HEAD = 0x1.26cp1f;

  private static final float LN10_TAIL = -0x1.39112ap-13f;
  private static final float LN10_WHOLE = 0x1.26bb1cp1f;

  private SingleExponential() {}

  /** e^x. */
  public static float exp(float x) {
    return exp(x, 0);
  }

  /** {@code e^x * 2^scale}, rounded once, for a scale of -1 or 0. */
  static float exp(float x, int scale) {
    float limited = limited(x, -104, 90);
    float shifted = limited * LOG2_E + SingleBits.INTEGERS;
    float k = shifted - SingleBits.INTEGERS;
    float head = limited - k * LN2;
    float rest = k * LN2_REST;
    float r = head - rest;
    float tail = (head - r) - rest;
    return SingleBits.scaled(
        onePlus(r, tail + r * r * terms(r)), SingleBits.integer(shifted) + scale);
  }

  /**
   * {@code e^(head + tail)} of two parts.
   *
   * @param head has 12 bits, so that it may be any product of numbers of few bits
   * @param tail of a magnitude below 2^-6
   */
  static float exp(float head, float tail) {
    float limited = limited(head, -104, 90);
    float shifted = limited * LOG2_E + SingleBits.INTEGERS;
    float k = shifted - SingleBits.INTEGERS;
    float exact = limited - k * LN2;
    float rest = k * LN2_REST - tail;
    float r = exact - rest;
    float lost = (exact - r) - rest;
    return SingleBits.scaled(onePlus(r, lost + r * r * terms(r)), SingleBits.integer(shifted));
  }

  /** 2^x. */
  public static float exp2(float x) {
    float limited = limited(x, -151, 129);
    float shifted = limited + SingleBits.INTEGERS;
    float f = limited - (shifted - SingleBits.INTEGERS);
    return SingleBits.scaled(exp2OfFraction(f, 0), SingleBits.integer(shifted));
  }

  /**
   * {@code 2^(f + rest)}.
   *
   * @param f from -0.5 to 0.5
   * @param rest so small that its square does not count
   */
  static float exp2OfFraction(float f, float rest) {
    float head = SingleBits.head(f);
    float product = head * LN2_HEAD;
    float more = head * LN2_TAIL + ((f - head) + rest) * LN2_WHOLE;
    float terms = T0 + f * (T1 + f * (T2 + f * (T3 + f * T4)));
    return onePlus(product, more + f * f * terms);
  }

  /** 10^x. */
  public static float exp10(float x) {
    float limited = limited(x, -46, 39);
    float shifted = limited * LOG2_10 + SingleBits.INTEGERS;
    float k = shifted - SingleBits.INTEGERS;
    float first = limited - k * LOG10_2;
    float rest = k * LOG10_2_REST;
    float f = first - rest;
    float tail = (first - f) - rest;
    float head = SingleBits.head(f);
    float product = head * LN10_HEAD;
    float more = head * LN10_TAIL + ((f - head) + tail) * LN10_WHOLE;
    float r = product + more;
    return SingleBits.scaled(
        onePlus(product, more + r * r * terms(r)), SingleBits.integer(shifted));
  }

  /** e^x - 1. */
  public static float expm1(float x) {
    float limited = limited(x, -18, 89);
    float shifted = limited * LOG2_E + SingleBits.INTEGERS;
    float k = shifted - SingleBits.INTEGERS;
    int power = SingleBits.integer(shifted);
    float head = limited - k * LN2;
    float rest = k * LN2_REST;
    float r = head - rest;
    float tail = (head - r) - rest;
    float terms = M0 + r * (M1 + r * (M2 + r * (M3 + r * (M4 + r * M5))));
    // The result is this much of 2^k.
    float inverse = power > 30 ? 0 : SingleBits.powerOfTwo(-power);
    float base = 1 - inverse;
    float lost = (1 - base) - inverse;
    float sum = base + r;
    float y = sum + ((r - (sum - base)) + (lost + (tail + r * r * terms)));
    return x == 0 ? x : SingleBits.scaled(y, power);
  }

  private static float terms(float r) {
    return E0 + r * (E1 + r * (E2 + r * (E3 + r * E4)));
  }

  /** {@code 1 + r + more} for a greater {@code r}. */
  private static float onePlus(float r, float more) {
    float sum = 1 + r;
    return sum + ((r - (sum - 1)) + more);
  }

  /** NaN stays. */
  private static float limited(float x, float low, float high) {
    float above = low > x ? low : x;
    return high < above ? high : above;
  }
}
