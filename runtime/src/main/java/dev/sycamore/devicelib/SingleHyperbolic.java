package dev.sycamore.devicelib;

/**
 * Hyperbolic functions that compute in {@code float} alone: by the exponential, and by a polynomial
 * where that would cancel. Coefficients: least maximum by reweighted squares.
 */
public final class SingleHyperbolic {
  private static final float H0 = 0x1.555556p-3f;
  private static final float H1 = 0x1.1110ep-7f;
  private static final float H2 = 0x1.a022bcp-13f;
  private static final float H3 = 0x1.756c1ep-19f;

  private static final float T0 = -0x1.555554p-2f;
  private static final float T1 = 0x1.111086p-3f;
  private static final float T2 = -0x1.b9f58p-5f;
  private static final float T3 = 0x1.63de6cp-6f;
  private static final float T4 = -0x1.0db2cep-7f;
  private static final float T5 = 0x1.1fc462p-9f;

  /** Up to here the polynomial of the hyperbolic tangent. */
  private static final float SMALL = 0.6f;

  private SingleHyperbolic() {}

  /** The hyperbolic sine. */
  public static float sinh(float x) {
    float a = Math.abs(x);
    float z = a * a;
    float near = a + a * z * (H0 + z * (H1 + z * (H2 + z * H3)));
    float half = SingleExponential.exp(a, -1);
    float far = half - 0.25f / half;
    return SingleBits.withSignOf(x, a < 1 ? near : far);
  }

  /** The hyperbolic cosine. */
  public static float cosh(float x) {
    float half = SingleExponential.exp(Math.abs(x), -1);
    return half + 0.25f / half;
  }

  /** The hyperbolic tangent. */
  public static float tanh(float x) {
    float a = Math.abs(x);
    float z = a * a;
    float near = a + a * z * (T0 + z * (T1 + z * (T2 + z * (T3 + z * (T4 + z * T5)))));
    float far = 1 - 2 / (SingleExponential.exp(2 * a) + 1);
    return SingleBits.withSignOf(x, a < SMALL ? near : far);
  }
}
