package dev.sycamore.devicelib;

import static dev.sycamore.devicelib.MultiplyAdd.multiplyAdd;

/**
 * Takes the multiples of π/2 out of an angle.
 *
 * <p>Source: W. J. Cody and W. Waite, Software Manual for the Elementary Functions (1980): π/2 in
 * parts short enough that their products with the multiple are exact; stages and thresholds as in
 * FDLIBM 5.3. Large angles go to {@link LargeArgumentReduction}.
 */
final class ArgumentReduction {
  /** Up to here an angle needs no reduction. It is a little more than π/4. */
  static final double UNREDUCED = 0x1.921fcp-1;

  /** Below it the multiple has at most 20 bits, so that its product with a part is exact. */
  private static final double LARGE = 0x1.921fcp20;

  private static final double TWO_OVER_PI = 0x1.45f306dc9c883p-1;
  private static final double HALF_PI = 0x1.921fb54442d18p0;

  // π/2 to 33, 66 and 99 bits, and what is missing from each.
  private static final double PART1 = 0x1.921fb544p0;
  private static final double REST1 = 0x1.0b4611a626331p-34;
  private static final double PART2 = 0x1.0b4611a6p-34;
  private static final double REST2 = 0x1.3198a2e037073p-69;
  private static final double PART3 = 0x1.3198a2ep-69;
  private static final double REST3 = 0x1.b839a252049c1p-104;

  /** Of an angle that shrinks by less than this no more than 16 bits are cancelled. */
  private static final double CANCELLED = 0x1p-16;

  private ArgumentReduction() {}

  /**
   * Writes {@code magnitude - multiple * π/2}, unevaluated, as {@code remainder[0] + remainder[1]}.
   *
   * @param magnitude not negative, or NaN
   * @param tiny remainders below it are written as {@code remainder[0]} alone
   * @return the multiple, of which the two lowest bits are right
   */
  static long reduce(double magnitude, double tiny, double[] remainder) {
    boolean isSmall = magnitude < UNREDUCED;
    // A vector of a processor has both kinds of angles as a rule; GPUs skip the rest.
    if (isSmall && !LibraryTarget.isNativeCpu()) {
      remainder[0] = magnitude;
      return 0;
    }
    double n = isSmall ? 0 : Math.floor(magnitude * TWO_OVER_PI + 0.5);
    double difference = multiplyAdd(n, -PART1, magnitude);
    double rest = n * REST1;
    double head = difference - rest;
    remainder[0] = head;
    remainder[1] = (difference - head) - rest;
    // Large angles are no exception: what remains of them here is less than a 2^16th.
    if (!(Math.abs(head) >= magnitude * CANCELLED)) {
      long multiple = reduceFurther(magnitude, n, remainder);
      remainder[1] = Math.abs(remainder[0]) < tiny ? 0 : remainder[1];
      return multiple;
    }
    return DoubleWords.integer(n);
  }

  private static long reduceFurther(double magnitude, double n, double[] remainder) {
    if (magnitude < LARGE) {
      subtractMultiple(magnitude, n, remainder);
      return DoubleWords.integer(n);
    }
    if (magnitude < Double.POSITIVE_INFINITY) {
      return LargeArgumentReduction.reduce(magnitude, remainder);
    }
    remainder[0] = Double.NaN;
    remainder[1] = Double.NaN;
    return 0;
  }

  private static void subtractMultiple(double x, double n, double[] remainder) {
    double head = remainder[0];
    int cancelled = cancelledBits(x, head);
    if (cancelled <= 16 || (n < 32 && !isNearMultiple(x, n))) {
      return;
    }
    double before = x - n * PART1;
    double part = n * PART2;
    double difference = before - part;
    double rest = n * REST2 - ((before - difference) - part);
    head = difference - rest;
    if (cancelledBits(x, head) > 49) {
      before = difference;
      part = n * PART3;
      difference = before - part;
      rest = n * REST3 - ((before - difference) - part);
      head = difference - rest;
    }
    remainder[0] = head;
    remainder[1] = (difference - head) - rest;
  }

  private static boolean isNearMultiple(double x, double n) {
    return DoubleWords.high(x) == DoubleWords.high(n * HALF_PI);
  }

  private static int cancelledBits(double x, double difference) {
    return FloatingBits.getExponent(x) - FloatingBits.getExponent(difference);
  }
}
