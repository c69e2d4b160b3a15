package dev.sycamore;

import dev.sycamore.devicelib.HalfArithmetic;

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
  private static final int INFINITY = 0x7C00;
  private static final int QUIET_NAN = 0x7E00;

  private final short bits;

  private Half(short bits) {
    this.bits = bits;
  }

  /** The number with these bits. */
  public static Half ofBits(short bits) {
    return bits == 0 ? ZERO : new Half(bits);
  }

  /** The nearest number to a {@code float}; NaN stays NaN. */
  public static Half of(float value) {
    return ofBits(round(value));
  }

  /** The bits of this number; of a NaN, those of any. */
  public short bits() {
    return bits;
  }

  /** This number as a {@code float}, exactly. */
  public float toFloat() {
    int sign = (bits & SIGN) << 16;
    int magnitude = bits & 0x7FFF;
    if (magnitude >= INFINITY) {
      return Float.intBitsToFloat(sign | 0x7F800000 | ((magnitude & 0x3FF) << 13));
    }
    if (magnitude < 0x0400) {
      float subnormal = magnitude * 0x1p-24f;
      return sign == 0 ? subnormal : -subnormal;
    }
    return Float.intBitsToFloat(sign | ((magnitude << 13) + ((127 - 15) << 23)));
  }

  private static short round(float value) {
    int bits = Float.floatToRawIntBits(value);
    int sign = (bits >>> 16) & SIGN;
    int magnitude = bits & 0x7FFFFFFF;
    if (magnitude > 0x7F800000) {
      return (short) (sign | QUIET_NAN | ((magnitude >>> 13) & 0x3FF));
    }
    if (magnitude >= 0x47800000) {
      return (short) (sign | INFINITY);
    }
    if (magnitude < 0x38800000) {
      return (short) (sign | subnormal(magnitude));
    }
    int rebased = magnitude - ((127 - 15) << 23);
    int half = (rebased + 0xFFF + ((rebased >>> 13) & 1)) >>> 13;
    return (short) (sign | half);
  }

  /** Rounds a magnitude below 2^-14 to a multiple of 2^-24, which may be 2^-14 itself. */
  private static int subnormal(int magnitude) {
    int exponent = magnitude >>> 23;
    int shift = 126 - exponent;
    if (shift > 24) {
      return 0;
    }
    int significand = (magnitude & 0x7FFFFF) | 0x800000;
    int kept = significand >>> shift;
    int lost = significand & ((1 << shift) - 1);
    int tie = 1 << (shift - 1);
    return lost > tie || (lost == tie && (kept & 1) == 1) ? kept + 1 : kept;
  }

  // A float holds sums, products, quotients and roots of 11-bit numbers with more than 2 * 11 + 1
  // bits, so that rounding twice is rounding once.

  /** The rounded sum. */
  public Half add(Half other) {
    return of(toFloat() + other.toFloat());
  }

  /** The rounded difference. */
  public Half sub(Half other) {
    return of(toFloat() - other.toFloat());
  }

  /** The rounded product. */
  public Half mul(Half other) {
    return of(toFloat() * other.toFloat());
  }

  /** The rounded quotient. */
  public Half div(Half other) {
    return of(toFloat() / other.toFloat());
  }

  /** {@code this * factor + term}, rounded once. */
  public Half fma(Half factor, Half term) {
    return of(HalfArithmetic.fusedMultiplyAdd(toFloat(), factor.toFloat(), term.toFloat()));
  }

  /** The number with the other sign; also of NaN and zero. */
  public Half neg() {
    return ofBits((short) (bits ^ SIGN));
  }

  /** The number without its sign. */
  public Half abs() {
    return ofBits((short) (bits & ~SIGN));
  }

  /** The smaller one, as {@link Math#min(float, float)}. */
  public Half min(Half other) {
    return of(Math.min(toFloat(), other.toFloat()));
  }

  /** The greater one, as {@link Math#max(float, float)}. */
  public Half max(Half other) {
    return of(Math.max(toFloat(), other.toFloat()));
  }

  /** The rounded square root. */
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
