package dev.sycamore.devicelib;

/**
 * The static methods of {@link Float} and {@link Double} that treat all NaNs as one value: their
 * bits, order and hash codes; and their sums.
 */
public final class FloatingOrder {
  private static final int FLOAT_NAN = 0x7fc0_0000;
  private static final long DOUBLE_NAN = 0x7ff8_0000_0000_0000L;

  private FloatingOrder() {}

  /** {@link Float#floatToIntBits}. */
  public static int floatToIntBits(float x) {
    return FloatingBits.isNaN(x) ? FLOAT_NAN : Float.floatToRawIntBits(x);
  }

  /** {@link Double#doubleToLongBits}. */
  public static long doubleToLongBits(double x) {
    return FloatingBits.isNaN(x) ? DOUBLE_NAN : Double.doubleToRawLongBits(x);
  }

  /** {@link Float#compare}: -0.0 before 0.0, NaN after all; minus one, zero or one. */
  public static int compare(float x, float y) {
    if (x < y) {
      return -1;
    }
    return x > y ? 1 : Integers.compare(floatToIntBits(x), floatToIntBits(y));
  }

  /** {@link Double#compare}: -0.0 before 0.0, NaN after all; minus one, zero or one. */
  public static int compare(double x, double y) {
    if (x < y) {
      return -1;
    }
    return x > y ? 1 : Longs.compare(doubleToLongBits(x), doubleToLongBits(y));
  }

  public static int hashCode(float x) {
    return floatToIntBits(x);
  }

  public static int hashCode(double x) {
    return Longs.hashCode(doubleToLongBits(x));
  }

  public static float sum(float x, float y) {
    return x + y;
  }

  public static double sum(double x, double y) {
    return x + y;
  }
}
