package dev.sycamore.model.expression;

/**
 * Operations that every target computes exactly and that code generation writes out itself. Operand
 * and result types follow from the arguments unless said.
 */
public enum Intrinsic {
  /** {@code Math.abs} on INT, LONG (MIN_VALUE stays), FLOAT, DOUBLE. */
  ABS,
  /** {@code Math.min}: NaN wins, -0.0 is less than 0.0. */
  MIN,
  /** {@code Math.max}: NaN wins, 0.0 is greater than -0.0. */
  MAX,
  /**
   * Correctly rounded square root of a FLOAT or DOUBLE. {@code (float) Math.sqrt(f)} of a float may
   * use the FLOAT form.
   */
  SQRT,
  FLOOR,
  CEIL,
  /** {@code Math.rint}: to the nearest integer, ties to even. */
  RINT,
  /** {@code Math.fma}: one rounding. */
  FMA,
  /**
   * {@code DeviceMath.fdim} on FLOAT, DOUBLE: a positive difference or 0.0; Java's NaN of a NaN.
   */
  FDIM,
  /** {@code Float.floatToRawIntBits}. */
  FLOAT_TO_BITS,
  /** {@code Float.intBitsToFloat}. */
  BITS_TO_FLOAT,
  /** {@code Double.doubleToRawLongBits}. */
  DOUBLE_TO_BITS,
  /** {@code Double.longBitsToDouble}. */
  BITS_TO_DOUBLE,
  /** {@code Half.bits}: a HALF's bits as a SHORT. */
  HALF_TO_BITS,
  /** {@code Half.ofBits}: the HALF with the bits of a SHORT. */
  BITS_TO_HALF,
  /** {@code Integer.bitCount}, {@code Long.bitCount}; INT. */
  BIT_COUNT,
  /** {@code Integer.numberOfLeadingZeros} and Long's; the width for 0; INT. */
  LEADING_ZEROS,
  /** {@code Integer.numberOfTrailingZeros} and Long's; the width for 0; INT. */
  TRAILING_ZEROS,
  /** {@code Math.multiplyHigh} on LONG. */
  MULTIPLY_HIGH
}
