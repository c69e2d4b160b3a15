package dev.sycamore.devicelib;

/**
 * Logarithms that compute in {@code float} alone.
 *
 * <p>{@code x = 2^k (1 + f)} with {@code 1 + f} between the square roots of 1/2 and 2, and a
 * polynomial for the logarithm of {@code 1 + f} from its quadratic term on. Sums of what is large
 * keep what their rounding loses. Coefficients: least maximum by reweighted squares.
 */
public final class SingleLogarithm {
  private static final float TWO_23 = 0x1p23f;
  private static final int SQRT_HALF = 0x3F35_04F3;
  private static final int MANTISSA_BITS = 23;

  /** ln 2 to 15 bits, and the rest: a product of the first with {@code k} is exact. */
  private static final float LN2 = 0x1.62e4p-1f;

  private static final float LN2_REST = 0x1.7f7d1cp-20f;

  private static final float N0 = 0x1.555546p-2f;
  private static final float N1 = -0x1.fffff8p-3f;
  private static final float N2 = 0x1.99a524p-3f;
  private static final float N3 = -0x1.555fbep-3f;
  private static final float N4 = 0x1.23331ap-3f;
  private static final float N5 = -0x1.fbbf4p-4f;
  private static final float N6 = 0x1.e6d192p-4f;
  private static final float N7 = -0x1.e02078p-4f;
  private static final float N8 = 0x1.16a6dp-4f;

  /** The logarithm of e to base 2 to 12 bits, the rest, and all of it. */
  private static final float LOG2_E_HEAD = 0x1.716p0f;

  private static final float LOG2_E_TAIL = -0x1.7135a8p-13f;
  private static final float LOG2_E = 0x1.715476p0f;

  /** The logarithm of 2 to base 10, to 11 bits, and the rest. */
  private static final float LOG10_2 = 0x1.344p-2f;

  private static final float LOG10_2_REST = 0x1.3509f8p-18f;

  /** The logarithm of e to base 10 to 12 bits, the rest, and all of it. */
  private static final float LOG10_E_HEAD = 0x1.bccp-2f;

  private static final float LOG10_E_TAIL = -0x1.09d5b2p-15f;
  private static final float LOG10_E = 0x1.bcb7b2p-2f;

  private SingleLogarithm() {}

  /** The natural logarithm. */
  public static float log(float x) {
    float normal = normal(x);
    int power = power(normal);
    float k = power + offset(x);
    float f = mantissa(normal, power) - 1;
    return orSpecial(x, log(k, f, 0));
  }

  /** {@code ln(1 + x)}. */
  public static float log1p(float x) {
    float u = 1 + x;
    int power = power(u);
    // What the sum lost.
    float lost = x > 1 ? 1 - (u - x) : x - (u - 1);
    float f = power == 0 ? x : mantissa(u, power) - 1;
    float y = log(power, f, power == 0 ? 0 : lost / u);
    return x == 0 ? x : orSpecial(u, y);
  }

  /** {@code k ln 2 + ln(1 + f) + more}. */
  private static float log(float k, float f, float more) {
    float square = f * f;
    float multiple = k * LN2;
    float sum = multiple + f;
    float lost = f - (sum - multiple);
    float small = f * square * terms(f) + (k * LN2_REST + more);
    return sum + (lost - (0.5f * square - small));
  }

  /** The logarithm to base 2. */
  public static float log2(float x) {
    float normal = normal(x);
    int power = power(normal);
    float k = power + offset(x);
    float f = mantissa(normal, power) - 1;
    float half = 0.5f * f * f;
    float first = f - half;
    float rest = ((f - first) - half) + f * f * f * terms(f);
    float head = SingleBits.head(first);
    float product = head * LOG2_E_HEAD;
    float sum = k + product;
    float lost = product - (sum - k);
    float more = head * LOG2_E_TAIL + ((first - head) + rest) * LOG2_E;
    return orSpecial(x, sum + (lost + more));
  }

  /** The logarithm to base 10. */
  public static float log10(float x) {
    float normal = normal(x);
    int power = power(normal);
    float k = power + offset(x);
    float f = mantissa(normal, power) - 1;
    float half = 0.5f * f * f;
    float first = f - half;
    float rest = ((f - first) - half) + f * f * f * terms(f);
    float head = SingleBits.head(first);
    float product = head * LOG10_E_HEAD;
    float multiple = k * LOG10_2;
    float sum = multiple + product;
    float lost = product - (sum - multiple);
    float more = head * LOG10_E_TAIL + ((first - head) + rest) * LOG10_E;
    return orSpecial(x, sum + (lost + (k * LOG10_2_REST + more)));
  }

  /** {@code (ln(1 + f) - f + f^2 / 2) / f^3}. */
  private static float terms(float f) {
    float last = N5 + f * (N6 + f * (N7 + f * N8));
    return N0 + f * (N1 + f * (N2 + f * (N3 + f * (N4 + f * last))));
  }

  /** {@code x}, or a multiple of it that is not subnormal. */
  static float normal(float x) {
    return x < Float.MIN_NORMAL ? x * TWO_23 : x;
  }

  static int offset(float x) {
    return x < Float.MIN_NORMAL ? -MANTISSA_BITS : 0;
  }

  /** The {@code k} of a positive number. */
  static int power(float x) {
    return (Float.floatToRawIntBits(x) - SQRT_HALF) >> MANTISSA_BITS;
  }

  /** {@code x / 2^power}. */
  static float mantissa(float x, int power) {
    return Float.intBitsToFloat(Float.floatToRawIntBits(x) - (power << MANTISSA_BITS));
  }

  /** {@code y}, unless {@code x} is no positive finite number. */
  private static float orSpecial(float x, float y) {
    float special = x == 0 ? Float.NEGATIVE_INFINITY : x < 0 ? Float.NaN : x;
    return x > 0 && x < Float.POSITIVE_INFINITY ? y : special;
  }
}
