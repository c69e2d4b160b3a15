package dev.sycamore.devicelib;

import static dev.sycamore.devicelib.MultiplyAdd.multiplyAdd;

/** {@code (float) StrictMath.cbrt(x)} of a {@code float}, and {@code hypot} of two. */
public final class FloatRoots {
  private static final int SIGN = 0x8000_0000;

  /** From it a third of the bits of {@code x} is taken: with 4 bits {@code x^(-1/3)}. */
  private static final int MINUS_THIRD_BIAS = 0x54a1_e000;

  private static final int THIRD = 0x5556;

  // (1 - h)^(-1/3) for |h| < 0.105, to 23 bits. Chebyshev.
  private static final float R0 = 1;
  private static final float R1 = 0.333_328_7f;
  private static final float R2 = 0.222_211_73f;
  private static final float R3 = 0.174_545_47f;
  private static final float R4 = 0.146_230_65f;

  // (1 - r)^(-2/3) for |r| < 2^-19. Taylor.
  private static final double TWO_THIRDS = 0.6666666666666666;
  private static final double FIVE_NINTHS = 0.5555555555555556;

  /** More than the errors of this root and of {@link Roots#hypot}, which are an ulp each. */
  private static final long MARGIN = 4;

  private FloatRoots() {}

  /**
   * {@code (float) StrictMath.cbrt(x)}.
   *
   * <p>{@code y}, the reciprocal of the root, is made in floats, without a division. Then {@code x
   * y^2} is a root off by about as much as {@code 1 - x y^3} says.
   */
  public static float cbrt(float x) {
    float magnitude = Math.abs(x);
    boolean isNormal = magnitude >= Float.MIN_NORMAL && magnitude <= Float.MAX_VALUE;
    if (!(isNormal || magnitude == 0)) {
      return (float) Roots.cbrt((double) x);
    }
    int third = (Float.floatToRawIntBits(magnitude) >>> 16) * THIRD;
    float y = Float.intBitsToFloat(MINUS_THIRD_BIAS - third);
    float h = 1 - (magnitude * y) * (y * y);
    float h2 = h * h;
    double near = y * ((R0 + h * R1) + h2 * ((R2 + h * R3) + h2 * R4));
    double root = magnitude * (near * near);
    double r = multiplyAdd(-root, near, 1);
    float value = (float) multiplyAdd(root * r, multiplyAdd(r, FIVE_NINTHS, TWO_THIRDS), root);
    int sign = Float.floatToRawIntBits(x) & SIGN;
    return Float.intBitsToFloat(Float.floatToRawIntBits(value) | sign);
  }

  /** {@code (float) StrictMath.hypot(x, y)}: the squares are exact doubles. */
  public static float hypot(float x, float y) {
    double a = x;
    double b = y;
    double root = Math.sqrt(a * a + b * b);
    boolean isOrdinary = root >= Float.MIN_NORMAL && root <= Double.MAX_VALUE;
    if (!((isOrdinary && RoundingMargin.isKept(root, MARGIN)) || root == 0)) {
      return (float) Roots.hypot(a, b);
    }
    return (float) root;
  }
}
