package dev.sycamore.devicelib;

/**
 * The gamma function and its logarithm on {@code double}: polynomials from 1.5 to 3, recurrence
 * around them, Stirling's formula beyond, and reflection for negative numbers. Coefficients:
 * interpolation at Chebyshev's nodes.
 */
public final class GammaFunction {
  /** The gamma function of 2.5 and more, up to 0.5 on both sides. */
  private static final double[] GAMMA = {
    0x1.544fa6d47b39p0,
    0x1.de9585f1a7093p-1,
    0x1.4f224d4b7e016p-1,
    0x1.03f6d2fa4f4fdp-2,
    0x1.c138b89493ef9p-4,
    0x1.d0a9bc49334e7p-6,
    0x1.5489cc6a2c406p-7,
    0x1.a55ed2133d31ep-10,
    0x1.8b8fcf944edc5p-11,
    0x1.0886fa7157a6ep-18,
    0x1.013bdfc057f7bp-14,
    -0x1.ad8b2d371d88ep-17,
    0x1.e716924cc6e9dp-18,
    -0x1.57dc4d9963c13p-19,
    0x1.1e01a1e36520ap-20,
    -0x1.c189aebb2619bp-22,
    0x1.ba42dbab2658fp-23,
    -0x1.61678760e530bp-24
  };

  /** What Stirling's formula lacks as a factor, of 1 / x, from 5 on. */
  private static final double[] STIRLING = {
    0x1.0p0,
    0x1.55555555555b2p-4,
    0x1.c71c71c66e6cfp-9,
    -0x1.5f7268adba6d7p-9,
    -0x1.e13da75193eddp-13,
    0x1.9b15768d6cea9p-11,
    0x1.214c7383400f1p-14,
    -0x1.31a7c5c04396p-11,
    -0x1.094e44cdab71fp-13,
    0x1.45a00155ebeddp-10,
    -0x1.4eca20b11334fp-10,
    0x1.929ca754b556ep-12
  };

  /** {@code lgamma(2 + t) / t}, from -0.5 to 1. */
  private static final double[] LOGARITHM = {
    0x1.b0ee6072093cep-2,
    0x1.4a34cc4a60fa6p-2,
    -0x1.13e001a5575fdp-4,
    0x1.51322ac7d87d7p-6,
    -0x1.e404fc219310ep-8,
    0x1.7add6ead6e2f2p-9,
    -0x1.38ac5c29a5e4bp-10,
    0x1.0b36af9ac4c2p-11,
    -0x1.d3fd4deee3f66p-13,
    0x1.a127abf1a07a3p-14,
    -0x1.78de1b10391f5p-15,
    0x1.580de5056dfcp-16,
    -0x1.3cc2b2cb64d9ep-17,
    0x1.25a2096292673p-18,
    -0x1.116ae50b2c13bp-19,
    0x1.feab843b817d5p-21,
    -0x1.e3a27fc880d0ap-22,
    0x1.daa516a1337e9p-23,
    -0x1.cf31e04c8a545p-24,
    0x1.7ec8d45bd1d1p-25,
    -0x1.a9df52df1ce4bp-27,
    0x1.c03347a0459cap-30
  };

  /** What Stirling's formula of the logarithm lacks, by x, of 1 / x^2, from 4 on. */
  private static final double[] STIRLING_LOGARITHM = {
    0x1.5555555555554p-4,
    -0x1.6c16c16bf4e1bp-9,
    0x1.a01a00bb36929p-11,
    -0x1.3812ea7eb958p-11,
    0x1.b91f53740ffa9p-11,
    -0x1.f1c79e262d9c7p-10,
    0x1.7eea6cb5cf2c5p-8,
    -0x1.2f97cab902121p-6,
    0x1.2e0485e82bd2bp-5
  };

  /** ln(2π) / 2 - 1/2. */
  private static final double CONSTANT = 0x1.acfe390c97d69p-2;

  private static final double SQRT_2_PI = 0x1.40d931ff62706p1;

  /** From here on all doubles are integers. */
  private static final double INTEGERS = 0x1p52;

  /** Below it the gamma function is 1 / x. */
  private static final double TINY = 0x1p-55;

  /** Beyond it the result is infinite, or 0 on the other side. */
  private static final double END = 184;

  private GammaFunction() {}

  /** The gamma function. */
  public static double tgamma(double x) {
    double magnitude = Math.abs(x);
    if (x < 0 && Math.rint(x) == x) {
      return Double.NaN;
    }
    if (magnitude < TINY || x == Double.POSITIVE_INFINITY) {
      return x < 1 ? 1 / x : x;
    }
    // gamma(-a) = -π / (a sin(πa) gamma(a))
    double reflected = -Math.PI / (magnitude * sinPi(magnitude));
    if (magnitude < 5) {
      double small = small(magnitude);
      return x < 0 ? reflected / small : small;
    }
    // A power of half the exponent, twice: the whole one would overflow.
    double a = END < magnitude ? END : magnitude;
    double half = Power.pow(a, 0.5 * a - 0.25);
    double other = half * Exponential.exp(-a) * (SQRT_2_PI * Polynomial.at(STIRLING, 1 / a));
    return x < 0 ? reflected / half / other : half * other;
  }

  /** The gamma function below 5. */
  private static double small(double a) {
    double t = a < 1 ? a - 0.5 : a < 2 ? a - 1.5 : a < 3 ? a - 2.5 : a < 4 ? a - 3.5 : a - 4.5;
    double factor = a < 3 ? 1 : a < 4 ? a - 1 : (a - 1) * (a - 2);
    double divisor = a < 1 ? a * (a + 1) : a < 2 ? a : 1;
    return Polynomial.at(GAMMA, t) * factor / divisor;
  }

  /** {@code ln |gamma(x)|}. */
  public static double lgamma(double x) {
    double a = Math.abs(x);
    if (a == Double.POSITIVE_INFINITY || x <= -INTEGERS) {
      return Double.POSITIVE_INFINITY;
    }
    if (!(x < 0)) {
      return ofPositive(a, a - 1);
    }
    // gamma(-a) = -π / (sin(πa) gamma(1 + a))
    return -Logarithm.log(Math.abs(sinPi(a)) / Math.PI) - ofPositive(1 + a, a);
  }

  /**
   * {@code ln gamma(a)} of a positive number.
   *
   * @param less {@code a - 1}, with all its digits
   */
  private static double ofPositive(double a, double less) {
    if (a >= 4) {
      double w = 1 / a;
      double more = CONSTANT + w * Polynomial.at(STIRLING_LOGARITHM, w * w);
      return (a - 0.5) * (Logarithm.log(a) - 1) + more;
    }
    double t = a < 0.5 ? a : a < 1.5 ? less : a < 3 ? less - 1 : less - 2;
    double near = t * Polynomial.at(LOGARITHM, t);
    double argument = a < 0.5 ? a * (a + 1) : a < 1.5 ? a : a < 3 ? 1 : less;
    double logarithm = Logarithm.log(argument);
    return a < 1.5 ? near - logarithm : near + logarithm;
  }

  /** {@code sin(πa)} of a positive number. */
  private static double sinPi(double a) {
    double halves = Math.rint(2 * a);
    double angle = Math.PI * (a - 0.5 * halves);
    double rest = Math.abs(halves) < 2 * INTEGERS ? halves - 4 * Math.floor(0.25 * halves) : 0;
    double y = rest == 0 || rest == 2 ? Trigonometric.sin(angle) : Trigonometric.cos(angle);
    return rest < 2 ? y : -y;
  }
}
