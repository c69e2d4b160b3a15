package dev.sycamore.devicelib;

/**
 * The methods {@code clamp} of {@link StrictMath} (Java 21). Messages name no values, as the JDK's
 * do.
 */
public final class Clamping {
  private static final String ORDER = "min > max";
  private static final String MIN = "min is NaN";
  private static final String MAX = "max is NaN";

  private Clamping() {}

  public static int clamp(long value, int min, int max) {
    LibraryChecks.requireArgument(min <= max, ORDER);
    return (int) Math.min(max, Math.max(value, min));
  }

  public static long clamp(long value, long min, long max) {
    LibraryChecks.requireArgument(min <= max, ORDER);
    return Math.min(max, Math.max(value, min));
  }

  public static float clamp(float value, float min, float max) {
    LibraryChecks.requireArgument(!Float.isNaN(min), MIN);
    LibraryChecks.requireArgument(!Float.isNaN(max), MAX);
    LibraryChecks.requireArgument(FloatingOrder.compare(min, max) <= 0, ORDER);
    return Math.min(max, Math.max(value, min));
  }

  public static double clamp(double value, double min, double max) {
    LibraryChecks.requireArgument(!Double.isNaN(min), MIN);
    LibraryChecks.requireArgument(!Double.isNaN(max), MAX);
    LibraryChecks.requireArgument(FloatingOrder.compare(min, max) <= 0, ORDER);
    return Math.min(max, Math.max(value, min));
  }
}
