package dev.sycamore.devicelib;

/**
 * {@link StrictMath#round(double)} and {@link StrictMath#round(float)}.
 *
 * <p>The distance of {@code x} from the integer towards zero is exact, so no sum {@code x + 0.5},
 * which would round, is needed; and the one for floats needs no doubles.
 */
public final class Rounding {
  /** From here on all values are integers. */
  private static final double DOUBLE_INTEGERS = 0x1p52;

  private static final float FLOAT_INTEGERS = 0x1p23f;

  private Rounding() {}

  /** To the nearest long, ties upwards; saturates; 0 for NaN. */
  public static long round(double x) {
    long integer = (long) x;
    if (Math.abs(x) < DOUBLE_INTEGERS) {
      double fraction = x - (double) integer;
      if (fraction >= 0.5) {
        return integer + 1;
      }
      if (fraction < -0.5) {
        return integer - 1;
      }
    }
    return integer;
  }

  /** To the nearest int, ties upwards; saturates; 0 for NaN. */
  public static int round(float x) {
    int integer = (int) x;
    if (Math.abs(x) < FLOAT_INTEGERS) {
      float fraction = x - (float) integer;
      if (fraction >= 0.5f) {
        return integer + 1;
      }
      if (fraction < -0.5f) {
        return integer - 1;
      }
    }
    return integer;
  }
}
