package dev.sycamore.devicelib;

/**
 * Whether the error of a double can decide how it is rounded to {@code float}.
 *
 * <p>Functions of two arguments cannot be tried for all of them. Where their result is this near to
 * the middle between two floats, the function on {@code double} is called.
 */
final class RoundingMargin {
  private static final long BELOW_FLOAT = 0x1fff_ffffL;
  private static final long MIDDLE = 0x1000_0000L;

  private RoundingMargin() {}

  /**
   * Whether a value is farther from the middle between two floats than {@code ulps} of the double.
   *
   * @param value not negative, and 0 or at least {@link Float#MIN_NORMAL}
   */
  static boolean isKept(double value, long ulps) {
    long fromLeast = Double.doubleToRawLongBits(value) - (MIDDLE - ulps);
    return (fromLeast & BELOW_FLOAT) > 2 * ulps;
  }
}
