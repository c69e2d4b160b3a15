package dev.sycamore.devicelib;

/**
 * The methods of {@link StrictMath} that look at a floating-point value as sign, exponent and
 * significand.
 *
 * <p>Source: IEEE 754-2019, 5.3 and 5.5; results as {@link StrictMath} specifies them. What is
 * about floats only uses no double, so that it asks for no device with doubles.
 */
public final class FloatingBits {
  private static final long DOUBLE_MAGNITUDE = 0x7fff_ffff_ffff_ffffL;
  private static final long DOUBLE_INFINITY = 0x7ff0_0000_0000_0000L;
  private static final int FLOAT_MAGNITUDE = 0x7fff_ffff;
  private static final int FLOAT_INFINITY = 0x7f80_0000;
  private static final double TWO_54 = 0x1p54;
  private static final double TWO_MINUS_54 = 0x1p-54;
  private static final float TWO_24 = 0x1p24f;
  private static final float TWO_MINUS_24 = 0x1p-24f;

  private FloatingBits() {}

  public static boolean isNaN(double x) {
    return (Double.doubleToRawLongBits(x) & DOUBLE_MAGNITUDE) > DOUBLE_INFINITY;
  }

  public static boolean isNaN(float x) {
    return (Float.floatToRawIntBits(x) & FLOAT_MAGNITUDE) > FLOAT_INFINITY;
  }

  public static boolean isInfinite(double x) {
    return (Double.doubleToRawLongBits(x) & DOUBLE_MAGNITUDE) == DOUBLE_INFINITY;
  }

  public static boolean isInfinite(float x) {
    return (Float.floatToRawIntBits(x) & FLOAT_MAGNITUDE) == FLOAT_INFINITY;
  }

  public static boolean isFinite(double x) {
    return (Double.doubleToRawLongBits(x) & DOUBLE_MAGNITUDE) < DOUBLE_INFINITY;
  }

  public static boolean isFinite(float x) {
    return (Float.floatToRawIntBits(x) & FLOAT_MAGNITUDE) < FLOAT_INFINITY;
  }

  /** {@link StrictMath#getExponent(double)}: 1024 for NaN and infinities, -1023 for subnormals. */
  public static int getExponent(double x) {
    return ((int) (Double.doubleToRawLongBits(x) >>> 52) & 0x7ff) - 1023;
  }

  /** {@link StrictMath#getExponent(float)}: 128 for NaN and infinities, -127 for subnormals. */
  public static int getExponent(float x) {
    return ((Float.floatToRawIntBits(x) >>> 23) & 0xff) - 127;
  }

  /** {@link StrictMath#signum(double)}: zeros and NaN stay what they are. */
  public static double signum(double x) {
    if (x > 0) {
      return 1;
    }
    return x < 0 ? -1 : x;
  }

  /** {@link StrictMath#signum(float)}: zeros and NaN stay what they are. */
  public static float signum(float x) {
    if (x > 0) {
      return 1;
    }
    return x < 0 ? -1 : x;
  }

  /** {@link StrictMath#copySign(double, double)}: a NaN counts as positive. */
  public static double copySign(double magnitude, double sign) {
    boolean negative = Double.doubleToRawLongBits(sign) < 0 && !isNaN(sign);
    return negative ? -Math.abs(magnitude) : Math.abs(magnitude);
  }

  /** {@link StrictMath#copySign(float, float)}: a NaN counts as positive. */
  public static float copySign(float magnitude, float sign) {
    boolean negative = Float.floatToRawIntBits(sign) < 0 && !isNaN(sign);
    return negative ? -Math.abs(magnitude) : Math.abs(magnitude);
  }

  /** {@link StrictMath#ulp(double)}. */
  public static double ulp(double x) {
    int field = getExponent(x) + 1023;
    if (field == 0x7ff) {
      return Math.abs(x);
    }
    if (field > 52) {
      return DoubleWords.powerOfTwo(field - 1023 - 52);
    }
    return Double.longBitsToDouble(1L << Math.max(field - 1, 0));
  }

  /** {@link StrictMath#ulp(float)}. */
  public static float ulp(float x) {
    int field = getExponent(x) + 127;
    if (field == 0xff) {
      return Math.abs(x);
    }
    if (field > 23) {
      return Float.intBitsToFloat((field - 23) << 23);
    }
    return Float.intBitsToFloat(1 << Math.max(field - 1, 0));
  }

  /** {@link StrictMath#nextUp(double)}. */
  public static double nextUp(double x) {
    if (!(x < Double.POSITIVE_INFINITY)) {
      return x;
    }
    // Adding 0.0 turns -0.0 into 0.0, whose successor is the bit pattern plus one.
    long bits = Double.doubleToRawLongBits(x + 0.0);
    return Double.longBitsToDouble(bits >= 0 ? bits + 1 : bits - 1);
  }

  /** {@link StrictMath#nextUp(float)}. */
  public static float nextUp(float x) {
    if (!(x < Float.POSITIVE_INFINITY)) {
      return x;
    }
    int bits = Float.floatToRawIntBits(x + 0.0f);
    return Float.intBitsToFloat(bits >= 0 ? bits + 1 : bits - 1);
  }

  /** {@link StrictMath#nextDown(double)}. */
  public static double nextDown(double x) {
    return -nextUp(-x);
  }

  /** {@link StrictMath#nextDown(float)}. */
  public static float nextDown(float x) {
    return -nextUp(-x);
  }

  /** {@link StrictMath#nextAfter(double, double)}. */
  public static double nextAfter(double start, double direction) {
    if (start < direction) {
      return nextUp(start);
    }
    if (start > direction) {
      return nextDown(start);
    }
    return start == direction ? direction : start + direction;
  }

  /** {@link StrictMath#nextAfter(float, double)}. */
  public static float nextAfter(float start, double direction) {
    if (start < direction) {
      return nextUp(start);
    }
    if (start > direction) {
      return nextDown(start);
    }
    return start == direction ? (float) direction : start + (float) direction;
  }

  /** {@link StrictMath#scalb(double, int)}: {@code x * 2^scale}, rounded once. */
  public static double scalb(double x, int scale) {
    if (x == 0 || !isFinite(x)) {
      return x;
    }
    boolean subnormal = getExponent(x) < -1022;
    double normal = subnormal ? x * TWO_54 : x;
    int stored = getExponent(normal);
    int exponent = stored - (subnormal ? 54 : 0);
    // Beyond that the result is a zero or an infinity in any case, and the sum cannot wrap.
    int target = exponent + Math.max(-4096, Math.min(4096, scale));
    if (target > 1023) {
      return x > 0 ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
    }
    if (target >= -1022) {
      return DoubleWords.addToExponent(normal, target - stored);
    }
    if (target < -1022 - 53) {
      return x > 0 ? 0.0 : -0.0;
    }
    // The multiplication by 2^-54 is the one place where a subnormal result is rounded.
    return DoubleWords.addToExponent(normal, target + 54 - stored) * TWO_MINUS_54;
  }

  /** {@link StrictMath#scalb(float, int)}: {@code x * 2^scale}, rounded once; without doubles. */
  public static float scalb(float x, int scale) {
    if (x == 0 || !isFinite(x)) {
      return x;
    }
    boolean subnormal = getExponent(x) < -126;
    float normal = subnormal ? x * TWO_24 : x;
    int stored = getExponent(normal);
    int exponent = stored - (subnormal ? 24 : 0);
    int target = exponent + Math.max(-512, Math.min(512, scale));
    if (target > 127) {
      return x > 0 ? Float.POSITIVE_INFINITY : Float.NEGATIVE_INFINITY;
    }
    if (target >= -126) {
      return addToExponent(normal, target - stored);
    }
    if (target < -126 - 24) {
      return x > 0 ? 0.0f : -0.0f;
    }
    return addToExponent(normal, target + 24 - stored) * TWO_MINUS_24;
  }

  private static float addToExponent(float x, int n) {
    return Float.intBitsToFloat(Float.floatToRawIntBits(x) + (n << 23));
  }
}
