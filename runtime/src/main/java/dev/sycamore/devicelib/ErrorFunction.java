package dev.sycamore.devicelib;

/**
 * The error function and its complement on {@code double}: a polynomial up to 1, beyond it {@code
 * e^(-x^2)}, of the square in two parts, by a polynomial of {@code (x - 2) / (x + 2)}.
 * Coefficients: interpolation at Chebyshev's nodes.
 */
public final class ErrorFunction {
  /** {@code erf(x) / x - 1} of the square of x, up to 1. */
  private static final double[] NEAR = {
    0x1.06eba8214db69p-3,
    -0x1.812746b0379e7p-2,
    0x1.ce2f21a042bdep-4,
    -0x1.b82ce312889bap-6,
    0x1.565bcd0e6502dp-8,
    -0x1.c02db3feeb579p-11,
    0x1.f9a326c233146p-14,
    -0x1.f4d2561aeafd4p-17,
    0x1.b9e6509b9867dp-20,
    -0x1.5f6d925a0bc7ap-23,
    0x1.fc4356498c2d9p-27,
    -0x1.4e607b41a6416p-30,
    0x1.7f072188e194dp-34,
    -0x1.29b9f1b3df556p-38
  };

  /** {@code erfc(x) e^(x^2) (1 + 2x)} of {@code (x - 2) / (x + 2)}. */
  private static final double[] FAR = {
    0x1.46e80e2277953p0,
    -0x1.7bf5ec170062cp-4,
    -0x1.5407bebf3245bp-3,
    0x1.4ffa1e14e2636p-3,
    -0x1.bc2b9561969c2p-5,
    -0x1.074234044d5bfp-7,
    0x1.1dd2ec8f9883p-7,
    0x1.4d461d114b40ep-10,
    -0x1.7de5207088057p-10,
    -0x1.dc692e6830ad9p-12,
    0x1.b0c85e251237bp-13,
    0x1.3cc0782633408p-13,
    -0x1.94b8250e7607dp-20,
    -0x1.3189551b7bd2bp-15,
    -0x1.c509c14ae990fp-17,
    0x1.f1c118ee06375p-19,
    0x1.6021677537ad2p-18,
    0x1.958b41ed562cap-20,
    -0x1.8b64594734e36p-21,
    -0x1.c85931608f657p-21,
    -0x1.d0dc531b1cef1p-23,
    0x1.5781efd0d69bcp-23,
    0x1.198df5bd170e9p-23,
    0x1.1495eaecb0dfdp-27,
    -0x1.7e7ad9b8ac7a6p-26,
    -0x1.c2b49bd67c90ap-28
  };

  /** From here on the complement is 0. */
  private static final double ZERO = 27.5;

  private ErrorFunction() {}

  /** The error function. */
  public static double erf(double x) {
    double magnitude = Math.abs(x);
    if (magnitude < 1) {
      return x + x * Polynomial.at(NEAR, x * x);
    }
    double far = 1 - complement(magnitude);
    return x < 0 ? -far : far;
  }

  /** 1 - erf(x), without cancellation. */
  public static double erfc(double x) {
    if (x > -1 && x < 0.5) {
      return 1 - (x + x * Polynomial.at(NEAR, x * x));
    }
    double far = complement(Math.abs(x));
    return x < 0 ? 2 - far : far;
  }

  /** The complement of a positive number; NaN stays. */
  private static double complement(double magnitude) {
    double a = ZERO < magnitude ? ZERO : magnitude;
    double terms = Polynomial.at(FAR, (a - 2) / (a + 2));
    double head = DoubleWords.withoutLow(a);
    double rest = Exponential.exp((head - a) * (head + a));
    return terms / (1 + 2 * a) * rest * Exponential.exp(-head * head);
  }
}
