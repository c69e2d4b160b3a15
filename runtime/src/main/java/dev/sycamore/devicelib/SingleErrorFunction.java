package dev.sycamore.devicelib;

/**
 * The error function and its complement, which compute in {@code float} alone. Coefficients: least
 * maximum by reweighted squares.
 */
public final class SingleErrorFunction {
  /** {@code erf(x) / x - 1} of the square of x, up to 1. */
  private static final float E0 = 0x1.06eba8p-3f;

  private static final float E1 = -0x1.81273ep-2f;
  private static final float E2 = 0x1.ce2ce6p-4f;
  private static final float E3 = -0x1.b7f71ap-6f;
  private static final float E4 = 0x1.53f224p-8f;
  private static final float E5 = -0x1.a3515ep-11f;
  private static final float E6 = 0x1.4771fep-14f;

  /** {@code -ln(1 - erf(x))}, from 1 to 4. */
  private static final float B0 = -0x1.8b3fdep-13f;

  private static final float B1 = 0x1.212c2ep0f;
  private static final float B2 = 0x1.4434e8p-1f;
  private static final float B3 = 0x1.bc193ep-4f;
  private static final float B4 = -0x1.9d0d4cp-6f;
  private static final float B5 = 0x1.139bbap-8f;
  private static final float B6 = -0x1.cef5a4p-12f;
  private static final float B7 = 0x1.6c174ep-16f;

  /** {@code erfc(x) e^(x^2) (1 + 2x)} of {@code (x - 2) / (x + 2)}. */
  private static final float X0 = 0x1.46e80ep0f;

  private static final float X1 = -0x1.7bf604p-4f;
  private static final float X2 = -0x1.54080ap-3f;
  private static final float X3 = 0x1.4ffbdap-3f;
  private static final float X4 = -0x1.bc1162p-5f;
  private static final float X5 = -0x1.080a96p-7f;
  private static final float X6 = 0x1.1b2174p-7f;
  private static final float X7 = 0x1.587862p-10f;
  private static final float X8 = -0x1.449dfcp-10f;
  private static final float X9 = -0x1.a86902p-12f;

  /** From here on erf is 1, and erfc 0. */
  private static final float ONE = 4;

  private static final float ZERO = 10.2f;

  private SingleErrorFunction() {}

  /** The error function. */
  public static float erf(float x) {
    float a = Math.abs(x);
    float b = ONE < a ? ONE : a;
    float last = B4 + b * (B5 + b * (B6 + b * B7));
    float terms = B0 + b * (B1 + b * (B2 + b * (B3 + b * last)));
    float far = 1 - SingleExponential.exp(-terms);
    return a < 1 ? near(x) : SingleBits.withSignOf(x, far);
  }

  /** erf(x) from -1 to 1. */
  private static float near(float x) {
    return x + x * nearTerms(x);
  }

  private static float nearTerms(float x) {
    float z = x * x;
    float last = E3 + z * (E4 + z * (E5 + z * E6));
    return E0 + z * (E1 + z * (E2 + z * last));
  }

  /** 1 - erf(x), without cancellation. */
  public static float erfc(float x) {
    float magnitude = Math.abs(x);
    float a = ZERO < magnitude ? ZERO : magnitude;
    float q = (a - 2) / (a + 2);
    float last = X4 + q * (X5 + q * (X6 + q * (X7 + q * (X8 + q * X9))));
    float terms = X0 + q * (X1 + q * (X2 + q * (X3 + q * last)));
    // e^(-a^2), of the square in two parts.
    float head = SingleBits.head(a);
    float power = SingleExponential.exp(-head * head, -(a - head) * (a + head));
    float far = terms / (1 + 2 * a) * power;
    float signed = x < 0 ? 2 - far : far;
    float near = 1 - x - x * nearTerms(x);
    return x > -1 && x < 0.5f ? near : signed;
  }
}
