package dev.sycamore.devicelib;

/** Roots that compute in {@code float} alone. Coefficients: least maximum by reweighted squares. */
public final class SingleRoots {
  private static final float TWO_24 = 0x1p24f;
  private static final int MANTISSA = 0x7F_FFFF;
  private static final int MANTISSA_BITS = 23;
  private static final int ONE = 0x3F80_0000;

  /** Makes exponents positive, and is divisible by 3. */
  private static final int THREE_TIMES = 3 * 60;

  private static final int BIAS = 127;

  private static final float G0 = 0x1.3e372p-1f;
  private static final float G1 = 0x1.c1fcc6p-2f;
  private static final float G2 = -0x1.ee2234p-5f;
  private static final float CBRT_2 = 0x1.428a3p0f;
  private static final float CBRT_4 = 0x1.965feap0f;

  private static final int EIGHT_BITS = 0xFFFF_0000;
  private static final int HALF_OF_LAST = 0x8000;

  private static final float THIRD = 0x1.555556p-2f;
  private static final float NINTH = 0x1.c71c72p-4f;
  private static final float FIVE_81STS = 0x1.f9add4p-5f;

  private static final float HUGE = 0x1p62f;
  private static final float TINY = 0x1p-60f;
  private static final float DOWN = 0x1p-66f;
  private static final float UP = 0x1p90f;

  private SingleRoots() {}

  /** 1 by the square root. */
  public static float rsqrt(float x) {
    return 1 / (float) Math.sqrt(x);
  }

  /**
   * The cube root: an approximation of 8 bits, whose cube is exact, and a series of what is
   * missing.
   */
  public static float cbrt(float x) {
    float a = Math.abs(x);
    boolean small = a < Float.MIN_NORMAL;
    int bits = Float.floatToRawIntBits(small ? a * TWO_24 : a);
    int exponent = (bits >>> MANTISSA_BITS) - BIAS + THREE_TIMES;
    int third = exponent / 3;
    int more = exponent - 3 * third;
    float t = Float.intBitsToFloat((bits & MANTISSA) | ONE);
    float factor = more == 0 ? 1 : more == 1 ? CBRT_2 : CBRT_4;
    float guess = factor * (G0 + t * (G1 + t * G2));
    float y = Float.intBitsToFloat((Float.floatToRawIntBits(guess) + HALF_OF_LAST) & EIGHT_BITS);
    float cube = y * y * y;
    float d = (t * SingleBits.powerOfTwo(more) - cube) / cube;
    float root = y + y * (d * (THIRD - d * (NINTH - d * FIVE_81STS)));
    int scale = third - THREE_TIMES / 3 - (small ? 8 : 0);
    float value = root * SingleBits.powerOfTwo(scale);
    boolean usual = a > 0 && a < Float.POSITIVE_INFINITY;
    return usual ? SingleBits.withSignOf(x, value) : x;
  }

  /** The length of a vector. */
  public static float hypot(float x, float y) {
    float a = Math.abs(x);
    float b = Math.abs(y);
    float most = a > b ? a : b;
    float down = most > HUGE ? DOWN : 1;
    float scale = most < TINY ? UP : down;
    float back = most < TINY ? 1 / UP : most > HUGE ? 1 / DOWN : 1;
    float p = a * scale;
    float q = b * scale;
    float length = (float) Math.sqrt(p * p + q * q) * back;
    boolean infinite = a == Float.POSITIVE_INFINITY || b == Float.POSITIVE_INFINITY;
    return infinite ? Float.POSITIVE_INFINITY : length;
  }
}
