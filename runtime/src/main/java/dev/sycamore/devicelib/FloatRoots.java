package dev.sycamore.devicelib;

/** {@code (float) StrictMath.hypot(x, y)} of two floats. */
public final class FloatRoots {
  /** More than the errors of this root and of {@link Roots#hypot}, which are an ulp each. */
  private static final long MARGIN = 4;

  private FloatRoots() {}

  /** {@code (float) StrictMath.hypot(x, y)}: the squares are exact doubles. */
  public static float hypot(float x, float y) {
    double a = x;
    double b = y;
    double root = Math.sqrt(a * a + b * b);
    boolean isOrdinary = root >= Float.MIN_NORMAL && root <= Double.MAX_VALUE;
    if (!((isOrdinary && RoundingMargin.isKept(root, MARGIN)) || root == 0)) {
      return (float) Roots.hypot(a, b);
    }
    return (float) root;
  }
}
