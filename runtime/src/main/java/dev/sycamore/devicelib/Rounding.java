package dev.sycamore.devicelib;

/**
 * {@link StrictMath#round(double)} and {@link StrictMath#round(float)}.
 *
 * <p>The distance of {@code x} from its floor is exact wherever it can decide, so no sum {@code x +
 * 0.5}, which would round, is needed.
 */
public final class Rounding {
  private Rounding() {}

  /** To the nearest long, ties upwards; saturates; 0 for NaN. */
  public static long round(double x) {
    double below = Math.floor(x);
    return (long) (x - below >= 0.5 ? below + 1 : below);
  }

  /** To the nearest int, ties upwards; saturates; 0 for NaN. */
  public static int round(float x) {
    float below = (float) Math.floor(x);
    return (int) (x - below >= 0.5f ? below + 1 : below);
  }
}
