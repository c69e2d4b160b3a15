package dev.sycamore;

import dev.sycamore.devicelib.HalfArithmetic;
import dev.sycamore.devicelib.HalfBits;

/**
 * A number in IEEE binary16: 11 bits of precision, exponents from -14 to 15, subnormals. Each
 * operation rounds to nearest, ties to even. All have the same bits on the JVM and on devices, but
 * for NaN: which one of its bit patterns a result is, is not defined.
 */
public final class Half implements Comparable<Half> {
  /** Zero. */
  public static final Half ZERO = new Half((short) 0);

  /** One. */
  public static final Half ONE = new Half((short) 0x3C00);

  /** The smallest positive number, 2^-24. */
  public static final Half MIN_VALUE = new Half((short) 1);

  /** The smallest positive number that is not subnormal, 2^-14. */
  public static final Half MIN_NORMAL = new Half((short) 0x0400);

  /** The greatest finite number, 65504. */
  public static final Half MAX_VALUE = new Half((short) 0x7BFF);

  /** Positive infinity. */
  public static final Half POSITIVE_INFINITY = new Half((short) 0x7C00);

  /** Negative infinity. */
  public static final Half NEGATIVE_INFINITY = new Half((short) 0xFC00);

  /** A NaN. */
  public static final Half NaN = new Half((short) 0x7E00);

  private static final int SIGN = 0x8000;

  private final short bits;

  private Half(short bits) {
    this.bits = bits;
  }

  /**
   * The number with these bits.
   *
   * @param bits the sign, 5 bits of the exponent, and 10 bits of the mantissa
   * @return the number; {@link #ZERO} for 0
   */
  public static Half ofBits(short bits) {
    return bits == 0 ? ZERO : new Half(bits);
  }

  /**
   * The nearest number to a {@code float}; NaN stays NaN.
   *
   * @param value any number; from a magnitude of 65520 on the result is an infinity
   * @return the nearest number; ties go to the even one
   */
  public static Half of(float value) {
    return ofBits(HalfBits.ofFloat(value));
  }

  /**
   * The bits of this number; of a NaN, those of any.
   *
   * @return the bits, as of {@link #ofBits}
   */
  public short bits() {
    return bits;
  }

  /**
   * This number as a {@code float}, exactly.
   *
   * @return the same number
   */
  public float toFloat() {
    return HalfBits.toFloat(bits);
  }

  // A float holds sums, products, quotients and roots of 11-bit numbers with more than 2 * 11 + 1
  // bits, so that rounding twice is rounding once.

  /**
   * The rounded sum.
   *
   * @param other what is added
   * @return the sum
   */
  public Half add(Half other) {
    return of(toFloat() + other.toFloat());
  }

  /**
   * The rounded difference.
   *
   * @param other what is subtracted
   * @return the difference
   */
  public Half sub(Half other) {
    return of(toFloat() - other.toFloat());
  }

  /**
   * The rounded product.
   *
   * @param other the factor
   * @return the product
   */
  public Half mul(Half other) {
    return of(toFloat() * other.toFloat());
  }

  /**
   * The rounded quotient.
   *
   * @param other the divisor; for a zero the result is an infinity or NaN
   * @return the quotient
   */
  public Half div(Half other) {
    return of(toFloat() / other.toFloat());
  }

  /**
   * {@code this * factor + term}, rounded once.
   *
   * @param factor what this number is multiplied by
   * @param term what is added to the exact product
   * @return the result
   */
  public Half fma(Half factor, Half term) {
    return of(HalfArithmetic.fusedMultiplyAdd(toFloat(), factor.toFloat(), term.toFloat()));
  }

  /**
   * The number with the other sign; also of NaN and zero.
   *
   * @return the negated number
   */
  public Half neg() {
    return ofBits((short) (bits ^ SIGN));
  }

  /**
   * The number without its sign.
   *
   * @return the magnitude; of NaN a NaN
   */
  public Half abs() {
    return ofBits((short) (bits & ~SIGN));
  }

  /**
   * The smaller one, as {@link Math#min(float, float)}.
   *
   * @param other the number to compare with
   * @return the smaller one; NaN if one of them is NaN
   */
  public Half min(Half other) {
    return of(Math.min(toFloat(), other.toFloat()));
  }

  /**
   * The greater one, as {@link Math#max(float, float)}.
   *
   * @param other the number to compare with
   * @return the greater one; NaN if one of them is NaN
   */
  public Half max(Half other) {
    return of(Math.max(toFloat(), other.toFloat()));
  }

  /**
   * The rounded square root.
   *
   * @return the root; NaN for a negative number, and -0.0 for -0.0
   */
  public Half sqrt() {
    return of((float) Math.sqrt(toFloat()));
  }

  /** Orders as {@link Float#compare}: -0 below 0, NaN above all. */
  @Override
  public int compareTo(Half other) {
    return Float.compare(toFloat(), other.toFloat());
  }

  /** Whether the other is a {@code Half} with the same bits. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Half half && bits == half.bits;
  }

  @Override
  public int hashCode() {
    return bits;
  }

  @Override
  public String toString() {
    return Float.toString(toFloat());
  }
}
