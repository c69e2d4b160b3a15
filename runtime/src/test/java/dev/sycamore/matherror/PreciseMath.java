package dev.sycamore.matherror;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** Functions to about 40 digits, by series that need no thought. */
final class PreciseMath {
  private static final MathContext DIGITS = new MathContext(60);

  /** Enough for {@code 1 - erf(x)} below {@link #FRACTION}. */
  private static final MathContext MORE_DIGITS = new MathContext(90);

  private static final BigDecimal ONE = BigDecimal.ONE;
  private static final BigDecimal TWO = BigDecimal.valueOf(2);
  private static final BigDecimal HALF = new BigDecimal("0.5");
  private static final BigDecimal SMALL = new BigDecimal("1e-95");

  static final BigDecimal PI =
      new BigDecimal(
          "3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803");

  private static final BigDecimal LN_2 = logNearOne(TWO);
  private static final BigDecimal LN_10 = log(BigDecimal.TEN);

  /** From here on the continued fraction of erfc. */
  private static final int FRACTION = 5;

  private static final int FRACTION_TERMS = 400;

  /** From here on Stirling's formula has 40 digits. */
  private static final int STIRLING = 60;

  /** B(2n) / (2n (2n - 1)), n from 1 on. */
  private static final String[] STIRLING_TERMS = {
    "1/12",
    "-1/360",
    "1/1260",
    "-1/1680",
    "1/1188",
    "-691/360360",
    "1/156",
    "-3617/122400",
    "43867/244188",
    "-174611/125400",
    "77683/5796",
    "-236364091/1506960",
    "657931/300"
  };

  private PreciseMath() {}

  static BigDecimal exp(BigDecimal x) {
    return exp(x, DIGITS);
  }

  private static BigDecimal exp(BigDecimal x, MathContext digits) {
    int halvings = Math.max(0, x.precision() - x.scale()) * 4 + 12;
    BigDecimal power = BigDecimal.valueOf(2).pow(halvings);
    MathContext wide = new MathContext(digits.getPrecision() + halvings);
    BigDecimal small = x.divide(power, wide);
    BigDecimal term = ONE;
    BigDecimal sum = ONE;
    for (int n = 1; term.abs().compareTo(SMALL) > 0; n++) {
      term = term.multiply(small, wide).divide(BigDecimal.valueOf(n), wide);
      sum = sum.add(term, wide);
    }
    for (int i = 0; i < halvings; i++) {
      sum = sum.multiply(sum, wide);
    }
    return sum.round(digits);
  }

  static BigDecimal exp2(double x) {
    return exp(new BigDecimal(x).multiply(LN_2));
  }

  static BigDecimal exp10(double x) {
    return exp(new BigDecimal(x).multiply(LN_10));
  }

  static BigDecimal log(BigDecimal x) {
    int power = 0;
    // In double the range ends before that of its own squares.
    BigDecimal m = x;
    int digits = x.precision() - x.scale();
    if (Math.abs(digits) > 2) {
      power = (int) Math.round(digits * 3.3219);
      m = power > 0 ? x.divide(TWO.pow(power), DIGITS) : x.multiply(TWO.pow(-power), DIGITS);
    }
    BigDecimal near = logNearOne(m);
    return power == 0 ? near : near.add(LN_2.multiply(BigDecimal.valueOf(power)), DIGITS);
  }

  /** A step of Halley's from the double. */
  private static BigDecimal logNearOne(BigDecimal x) {
    BigDecimal y = new BigDecimal(StrictMath.log(x.doubleValue()));
    for (int i = 0; i < 2; i++) {
      BigDecimal power = exp(y);
      BigDecimal change = x.subtract(power).multiply(TWO).divide(x.add(power), DIGITS);
      y = y.add(change, DIGITS);
    }
    return y;
  }

  static BigDecimal log2(double x) {
    return log(new BigDecimal(x)).divide(LN_2, DIGITS);
  }

  static BigDecimal rsqrt(double x) {
    return ONE.divide(new BigDecimal(x).sqrt(DIGITS), DIGITS);
  }

  static BigDecimal erf(double x) {
    return Math.abs(x) < FRACTION
        ? erfSeries(new BigDecimal(x))
        : BigDecimal.valueOf(Math.signum(x))
            .multiply(ONE.subtract(erfcFraction(new BigDecimal(Math.abs(x)))));
  }

  static BigDecimal erfc(double x) {
    return Math.abs(x) < FRACTION
        ? ONE.subtract(erfSeries(new BigDecimal(x)))
        : x > 0 ? erfcFraction(new BigDecimal(x)) : ONE.subtract(erf(x));
  }

  /** {@code 2 / sqrt(π) e^(-x^2) (x + 2/3 x^3 + 4/15 x^5 + ...)}. */
  private static BigDecimal erfSeries(BigDecimal x) {
    BigDecimal square = x.multiply(x);
    BigDecimal term = x;
    BigDecimal sum = x;
    for (int n = 1; term.abs().compareTo(x.abs().multiply(SMALL)) > 0; n++) {
      BigDecimal factor = square.multiply(TWO).divide(BigDecimal.valueOf(2L * n + 1), MORE_DIGITS);
      term = term.multiply(factor, MORE_DIGITS);
      sum = sum.add(term, MORE_DIGITS);
    }
    return sum.multiply(exp(square.negate(), MORE_DIGITS), MORE_DIGITS)
        .multiply(TWO)
        .divide(PI.sqrt(MORE_DIGITS), MORE_DIGITS);
  }

  private static BigDecimal erfcFraction(BigDecimal x) {
    BigDecimal fraction = BigDecimal.ZERO;
    for (int n = FRACTION_TERMS; n >= 1; n--) {
      fraction = HALF.multiply(BigDecimal.valueOf(n)).divide(x.add(fraction), DIGITS);
    }
    return exp(x.multiply(x).negate())
        .divide(x.add(fraction), DIGITS)
        .divide(PI.sqrt(DIGITS), DIGITS);
  }

  /** The gamma function, not of integers that are not positive. */
  static BigDecimal tgamma(double x) {
    BigDecimal exact = new BigDecimal(x);
    if (x < 0) {
      return PI.divide(sinPi(exact).multiply(tgammaOfPositive(ONE.subtract(exact))), DIGITS);
    }
    return tgammaOfPositive(exact);
  }

  private static BigDecimal tgammaOfPositive(BigDecimal x) {
    BigDecimal product = ONE;
    BigDecimal z = x;
    while (z.compareTo(BigDecimal.valueOf(STIRLING)) < 0) {
      product = product.multiply(z, DIGITS);
      z = z.add(ONE);
    }
    return exp(stirling(z)).divide(product, DIGITS);
  }

  /** {@code ln |gamma(x)|}, not of integers that are not positive. */
  static BigDecimal lgamma(double x) {
    if (x > STIRLING) {
      return stirling(new BigDecimal(x));
    }
    return log(tgamma(x).abs());
  }

  private static BigDecimal stirling(BigDecimal z) {
    BigDecimal sum =
        z.subtract(HALF)
            .multiply(log(z))
            .subtract(z)
            .add(log(PI.multiply(TWO)).multiply(HALF), DIGITS);
    BigDecimal inverse = ONE.divide(z, DIGITS);
    BigDecimal power = inverse;
    for (String fraction : STIRLING_TERMS) {
      String[] parts = fraction.split("/", -1);
      BigDecimal factor =
          new BigDecimal(new BigInteger(parts[0]))
              .divide(new BigDecimal(new BigInteger(parts[1])), DIGITS);
      sum = sum.add(power.multiply(factor), DIGITS);
      power = power.multiply(inverse, DIGITS).multiply(inverse, DIGITS);
    }
    return sum;
  }

  private static BigDecimal sinPi(BigDecimal x) {
    BigDecimal turns = x.remainder(TWO);
    BigDecimal angle = turns.multiply(PI, DIGITS);
    BigDecimal term = angle;
    BigDecimal sum = angle;
    for (int n = 1; n < 60; n++) {
      term =
          term.multiply(angle, MORE_DIGITS)
              .multiply(angle, MORE_DIGITS)
              .divide(BigDecimal.valueOf(-2L * n * (2L * n + 1)), MORE_DIGITS);
      sum = sum.add(term, MORE_DIGITS);
    }
    return sum;
  }
}
