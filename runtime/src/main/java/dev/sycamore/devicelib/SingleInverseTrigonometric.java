package dev.sycamore.devicelib;

/**
 * Inverse trigonometric functions that compute in {@code float} alone. Coefficients: least maximum
 * by reweighted squares.
 */
public final class SingleInverseTrigonometric {
  private static final float HALF_PI = 0x1.921fb6p0f;
  private static final float HALF_PI_REST = -0x1.777a5cp-25f;
  private static final float PI = 2 * HALF_PI;
  private static final float PI_REST = 2 * HALF_PI_REST;

  private static final float A0 = -0x1.555552p-2f;
  private static final float A1 = 0x1.99981cp-3f;
  private static final float A2 = -0x1.24762p-3f;
  private static final float A3 = 0x1.c5117p-4f;
  private static final float A4 = -0x1.6953bcp-4f;
  private static final float A5 = 0x1.150ap-4f;
  private static final float A6 = -0x1.7080bap-5f;
  private static final float A7 = 0x1.75304p-6f;
  private static final float A8 = -0x1.e6a0ecp-8f;
  private static final float A9 = 0x1.29687ep-10f;

  private static final float R0 = 0x1.55554cp-3f;
  private static final float R1 = 0x1.3338aap-4f;
  private static final float R2 = 0x1.6ca7f8p-5f;
  private static final float R3 = 0x1.04cafp-5f;
  private static final float R4 = 0x1.d5be3p-7f;
  private static final float R5 = 0x1.34845ap-5f;

  private SingleInverseTrigonometric() {}

  /** The angle whose sine is x. */
  public static float asin(float x) {
    float a = Math.abs(x);
    boolean large = a > 0.5f;
    float z = large ? 0.5f - 0.5f * a : a * a;
    float root = large ? (float) Math.sqrt(z) : a;
    float more = root * z * terms(z);
    float angle = HALF_PI - (2 * root - (HALF_PI_REST - 2 * more));
    float y = large ? angle : root + more;
    return SingleBits.withSignOf(x, a <= 1 ? Math.abs(y) : Float.NaN);
  }

  /** The angle whose cosine is x. */
  public static float acos(float x) {
    float a = Math.abs(x);
    boolean large = a > 0.5f;
    float z = large ? 0.5f - 0.5f * a : a * a;
    float root = large ? (float) Math.sqrt(z) : x;
    float more = root * z * terms(z);
    float near = HALF_PI - (root - (HALF_PI_REST - more));
    float twice = 2 * (root + more);
    float far = x < 0 ? PI - (2 * root - (PI_REST - 2 * more)) : twice;
    float y = large ? far : near;
    return a <= 1 ? y : Float.NaN;
  }

  /** {@code (asin(r) - r) / r^3} of the square of r. */
  private static float terms(float z) {
    return R0 + z * (R1 + z * (R2 + z * (R3 + z * (R4 + z * R5))));
  }

  /** The angle whose tangent is x. */
  public static float atan(float x) {
    float a = Math.abs(x);
    boolean large = a > 1;
    float t = large ? 1 / a : a;
    float more = ofTangent(t);
    float y = large ? HALF_PI - (t - (HALF_PI_REST - more)) : t + more;
    return SingleBits.withSignOf(x, y);
  }

  /** {@code atan(t) - t} of a number from 0 to 1. */
  private static float ofTangent(float t) {
    float z = t * t;
    float last = A4 + z * (A5 + z * (A6 + z * (A7 + z * (A8 + z * A9))));
    return t * z * (A0 + z * (A1 + z * (A2 + z * (A3 + z * last))));
  }

  /** The angle of the point {@code (x, y)}. */
  public static float atan2(float y, float x) {
    float a = Math.abs(x);
    float b = Math.abs(y);
    boolean steep = b > a;
    float least = steep ? a : b;
    float most = steep ? b : a;
    // Of both zeros and of both infinities a quotient of their own.
    float quotient = most == 0 ? 0 : least / most;
    float t = least == Float.POSITIVE_INFINITY ? 1 : quotient;
    float more = ofTangent(t);
    float first = steep ? HALF_PI - (t - (HALF_PI_REST - more)) : t + more;
    boolean left = Float.floatToRawIntBits(x) < 0;
    float turned = steep ? HALF_PI + (t + (HALF_PI_REST + more)) : PI - (t - (PI_REST - more));
    float angle = left ? turned : first;
    // Comparisons with NaN choose anything.
    float result = FloatingBits.isNaN(x) || FloatingBits.isNaN(y) ? Float.NaN : angle;
    return SingleBits.withSignOf(y, result);
  }
}
