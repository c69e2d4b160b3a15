package dev.sycamore.devicelib;

/**
 * The gamma function and its logarithm, which compute in {@code float} alone: polynomials from 1.5
 * to 3, recurrence around them, Stirling's formula from 4 on, and reflection for negative numbers.
 * Coefficients: least maximum by reweighted squares.
 */
public final class SingleGamma {
  /** The gamma function of 2.5 and more, up to 0.5 on both sides. */
  private static final float G0 = 0x1.544fa6p0f;

  private static final float G1 = 0x1.de9584p-1f;
  private static final float G2 = 0x1.4f230ep-1f;
  private static final float G3 = 0x1.03f7d8p-2f;
  private static final float G4 = 0x1.c0cbc4p-4f;
  private static final float G5 = 0x1.cfeffep-6f;
  private static final float G6 = 0x1.683d98p-7f;
  private static final float G7 = 0x1.c62f3ap-10f;
  private static final float G8 = -0x1.536b72p-12f;

  /** What Stirling's formula lacks as a factor, of 1 / x. */
  private static final float W1 = 0x1.555524p-4f;

  private static final float W2 = 0x1.c8114p-9f;
  private static final float W3 = -0x1.6b50d6p-9f;
  private static final float W4 = 0x1.cb658ep-13f;

  /** {@code lgamma(2 + t) / t}, from -0.5 to 1. */
  private static final float Q0 = 0x1.b0ee6p-2f;

  private static final float Q1 = 0x1.4a34ccp-2f;
  private static final float Q2 = -0x1.13dfbep-4f;
  private static final float Q3 = 0x1.51336ap-6f;
  private static final float Q4 = -0x1.e417d2p-8f;
  private static final float Q5 = 0x1.7a5bd6p-9f;
  private static final float Q6 = -0x1.38e09p-10f;
  private static final float Q7 = 0x1.1721f2p-11f;
  private static final float Q8 = -0x1.def006p-13f;
  private static final float Q9 = 0x1.d8505cp-15f;

  /** What Stirling's formula of the logarithm lacks. */
  private static final float S0 = 0x1.555552p-4f;

  private static final float S1 = -0x1.6bdd62p-9f;
  private static final float S2 = 0x1.81b462p-11f;

  /** ln(2π) / 2 - 1/2. */
  private static final float CONSTANT = 0x1.acfe3ap-2f;

  private static final float SQRT_2_PI = 0x1.40d932p1f;

  private static final float PI = 0x1.921fb6p1f;
  private static final float PI_HEAD = 0x1.922p1f;
  private static final float PI_TAIL = -0x1.2aeef4p-17f;
  private static final float ONE_OVER_PI = 0x1.45f306p-2f;

  /** From here on Stirling's formula. */
  private static final float LARGE = 4;

  /** From here on all floats are integers. */
  private static final float INTEGERS = 0x1p23f;

  /** Below it the gamma function is 1 / x. */
  private static final float TINY = 0x1p-26f;

  /** Beyond it the result is infinite, or 0 on the other side. */
  private static final float END = 46;

  private SingleGamma() {}

  /** The gamma function. */
  public static float tgamma(float x) {
    float magnitude = Math.abs(x);
    float a = END < magnitude ? END : magnitude;
    // Of a large number a power of half the exponent, twice: the whole one would overflow.
    float half = SinglePower.pow(a, 0.5f * a - 0.25f);
    float w = 1 / a;
    float factor = SQRT_2_PI * (1 + w * (W1 + w * (W2 + w * (W3 + w * W4))));
    float other = half * SingleExponential.exp(-a) * factor;
    float small = small(a);
    boolean large = a >= LARGE;
    float positive = large ? half * other : small;
    // gamma(-a) = -π / (a sin(πa) gamma(a))
    float sine = sinPi(magnitude < INTEGERS ? magnitude : 0);
    float reflected = -PI / (a * sine);
    float negative = large ? reflected / half / other : reflected / small;
    boolean pole = x < 0 && (float) Math.rint(x) == x;
    float usual = x < 0 ? negative : positive;
    float value = magnitude < TINY ? 1 / x : usual;
    return pole ? Float.NaN : x == Float.POSITIVE_INFINITY ? x : value;
  }

  /** The gamma function below 4. */
  private static float small(float a) {
    float from = a < 1 ? a + 2 : a < 2 ? a + 1 : a < 3 ? a : a - 1;
    float t = a < 1 ? a - 0.5f : a < 2 ? a - 1.5f : from - 2.5f;
    float last = G4 + t * (G5 + t * (G6 + t * (G7 + t * G8)));
    float value = G0 + t * (G1 + t * (G2 + t * (G3 + t * last)));
    float divisor = a < 1 ? a * (a + 1) : a < 2 ? a : 1;
    return value * (a < 3 ? 1 : from) / divisor;
  }

  /** {@code ln |gamma(x)|}. */
  public static float lgamma(float x) {
    float a = Math.abs(x);
    // gamma(-a) = -π / (sin(πa) gamma(1 + a))
    float ofPositive = ofPositive(x < 0 ? 1 + a : a, x < 0 ? a : a - 1);
    float sine = Math.abs(sinPi(a < INTEGERS ? a : 0));
    float reflected = -SingleLogarithm.log(sine * ONE_OVER_PI) - ofPositive;
    float usual = x < 0 ? reflected : ofPositive;
    boolean infinite = a == Float.POSITIVE_INFINITY || x <= -INTEGERS;
    return infinite ? Float.POSITIVE_INFINITY : usual;
  }

  /**
   * {@code ln gamma(a)} of a positive number.
   *
   * @param less {@code a - 1}, with all its digits
   */
  private static float ofPositive(float a, float less) {
    float t = a < 0.5f ? a : a < 1.5f ? less : a < 3 ? less - 1 : less - 2;
    float last = Q4 + t * (Q5 + t * (Q6 + t * (Q7 + t * (Q8 + t * Q9))));
    float near = t * (Q0 + t * (Q1 + t * (Q2 + t * (Q3 + t * last))));
    float rest = a < 3 ? 1 : less;
    float argument = a < 0.5f ? a * (a + 1) : a < 1.5f ? a : a < LARGE ? rest : a;
    float logarithm = SingleLogarithm.log(argument);
    float small = a < 1.5f ? near - logarithm : near + logarithm;
    float w = 1 / a;
    float z = w * w;
    float more = CONSTANT + w * (S0 + z * (S1 + z * S2));
    float large = (a - 0.5f) * (logarithm - 1) + more;
    return a < LARGE ? small : large;
  }

  /** {@code sin(πa)} of a positive number below 2^23. */
  private static float sinPi(float a) {
    float shifted = 2 * a;
    float quarters = (float) Math.rint(shifted);
    float f = a - 0.5f * quarters;
    float high = SingleBits.head(f);
    float product = high * PI_HEAD;
    float rest = high * PI_TAIL + (f - high) * PI;
    float head = product + rest;
    return SingleTrigonometric.wave((int) quarters, head, rest - (head - product));
  }
}
