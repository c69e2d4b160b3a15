package dev.sycamore.devicelib;

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

  private ArgumentReduction() {}

  /**
   * Writes {@code x - quadrant * π/2}, unevaluated, as {@code remainder[0] + remainder[1]}.
   *
   * @return the quadrant, 0..3
   */
  static int reduce(double x, double[] remainder) {
    double magnitude = Math.abs(x);
    if (!(magnitude < Double.POSITIVE_INFINITY)) {
      remainder[0] = Double.NaN;
      remainder[1] = Double.NaN;
      return 0;
    }
    int multiple =
        magnitude < LARGE
            ? subtractMultiple(magnitude, remainder)
            : LargeArgumentReduction.reduce(magnitude, remainder);
    if (x < 0) {
      remainder[0] = -remainder[0];
      remainder[1] = -remainder[1];
      multiple = -multiple;
    }
    return multiple & 3;
  }

  private static int subtractMultiple(double x, double[] remainder) {
    int multiple = (int) (x * TWO_OVER_PI + 0.5);
    double n = multiple;
    double difference = x - n * PART1;
    double rest = n * REST1;
    double head = difference - rest;
    if (multiple >= 32 || isNearMultiple(x, n)) {
      int cancelled = cancelledBits(x, head);
      if (cancelled > 16) {
        double before = difference;
        double part = n * PART2;
        difference = before - part;
        rest = n * REST2 - ((before - difference) - part);
        head = difference - rest;
        cancelled = cancelledBits(x, head);
        if (cancelled > 49) {
          before = difference;
          part = n * PART3;
          difference = before - part;
          rest = n * REST3 - ((before - difference) - part);
          head = difference - rest;
        }
      }
    }
    remainder[0] = head;
    remainder[1] = (difference - head) - rest;
    return multiple;
  }

  private static boolean isNearMultiple(double x, double n) {
    return DoubleWords.high(x) == DoubleWords.high(n * HALF_PI);
  }

  private static int cancelledBits(double x, double difference) {
    return FloatingBits.getExponent(x) - FloatingBits.getExponent(difference);
  }
}
