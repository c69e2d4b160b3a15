package dev.sycamore.matherror;

import java.math.BigDecimal;
import java.math.MathContext;

/** Errors in units in the last place of the exact result. */
final class Ulps {
  /** An error that no bound allows: a NaN, an infinity or a finite number where none should be. */
  static final double WRONG = 1e30;

  private static final int FLOAT_BITS = 23;
  private static final int DOUBLE_BITS = 52;
  private static final double FLOAT_OVERFLOW = 0x1.ffffffp127;
  private static final BigDecimal DOUBLE_OVERFLOW = new BigDecimal(Double.MAX_VALUE);

  private Ulps() {}

  /** The error of a {@code float} whose exact value is, nearly, a {@code double}. */
  static double of(float value, double exact) {
    if (Double.isNaN(exact) || Float.isNaN(value)) {
      return Double.isNaN(exact) && Float.isNaN(value) ? 0 : WRONG;
    }
    if (Float.isInfinite(value) || Math.abs(exact) >= FLOAT_OVERFLOW) {
      // Either is right where the exact value is as near to the greatest number.
      boolean equal = Math.signum(value) == Math.signum(exact);
      boolean both = Float.isInfinite(value) && Math.abs(exact) >= FLOAT_OVERFLOW;
      double end = Math.copySign(0x1p128, exact);
      double far = Float.isInfinite(value) ? Math.abs(end - exact) : Math.abs(value - end);
      return equal && both ? 0 : equal ? far / 0x1p104 : WRONG;
    }
    int exponent = Math.max(Math.getExponent(exact), Float.MIN_EXPONENT);
    return Math.abs(value - exact) / Math.scalb(1.0, exponent - FLOAT_BITS);
  }

  /** The error of a {@code double} whose exact value is finite. */
  static double of(double value, BigDecimal exact) {
    if (Double.isNaN(value)) {
      return WRONG;
    }
    if (Double.isInfinite(value)) {
      return exact.abs().compareTo(DOUBLE_OVERFLOW) > 0 ? 0 : WRONG;
    }
    double ulp = ulp(exact.doubleValue());
    return error(value, exact, ulp);
  }

  /** The error in units of a number of the size of 1 where the exact value is smaller. */
  static double absolute(double value, BigDecimal exact) {
    return error(value, exact, Math.max(ulp(exact.doubleValue()), 0x1p-52));
  }

  private static double error(double value, BigDecimal exact, double ulp) {
    BigDecimal difference = new BigDecimal(value).subtract(exact).abs();
    return difference.divide(new BigDecimal(ulp), MathContext.DECIMAL64).doubleValue();
  }

  private static double ulp(double exact) {
    int exponent = Math.max(Math.getExponent(exact), Double.MIN_EXPONENT);
    return Math.scalb(1.0, exponent - DOUBLE_BITS);
  }
}
