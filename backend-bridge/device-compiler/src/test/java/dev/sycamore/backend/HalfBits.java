package dev.sycamore.backend;

/** Half floats by their definition: slow, and independent of what is tested. */
final class HalfBits {

  private static final int INFINITY = 0x7C00;

  private HalfBits() {}

  /** The value of 16 bits. */
  static double toDouble(int bits) {
    int exponent = bits >> 10 & 31;
    int fraction = bits & 1023;
    double sign = (bits & 0x8000) == 0 ? 1 : -1;
    if (exponent == 31) {
      return fraction == 0 ? sign * Double.POSITIVE_INFINITY : Double.NaN;
    }
    return exponent == 0
        ? sign * fraction * 0x1p-24
        : sign * Math.scalb(1024.0 + fraction, exponent - 25);
  }

  /** The bits of the half nearest to a number, the even one of two. */
  static int nearest(double value) {
    int sign = Double.doubleToRawLongBits(value) < 0 ? 0x8000 : 0;
    double magnitude = Math.abs(value);
    int low = 0;
    int high = INFINITY;
    while (high - low > 1) {
      int middle = (low + high) / 2;
      if (toDouble(middle) <= magnitude) {
        low = middle;
      } else {
        high = middle;
      }
    }
    if (magnitude == Double.POSITIVE_INFINITY) {
      return sign | INFINITY;
    }
    // Beyond the largest half counts as the next power of two.
    double above = high == INFINITY ? 65536 : toDouble(high);
    double toLow = magnitude - toDouble(low);
    double toHigh = above - magnitude;
    boolean up = toHigh < toLow || (toHigh == toLow && (low & 1) == 1);
    return sign | (up ? high : low);
  }
}
