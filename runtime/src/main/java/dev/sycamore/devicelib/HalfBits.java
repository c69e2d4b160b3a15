package dev.sycamore.devicelib;

/** Converts between {@code float} and the bits of binary16, with integer arithmetic. */
public final class HalfBits {
  private static final int SIGN = 0x8000;
  private static final int INFINITY = 0x7C00;
  private static final int QUIET_NAN = 0x7E00;

  private HalfBits() {}

  /** The number with these bits, exactly. */
  public static float toFloat(short bits) {
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

  /** The bits of the nearest number, ties to even; NaN stays NaN. */
  public static short ofFloat(float value) {
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
}
