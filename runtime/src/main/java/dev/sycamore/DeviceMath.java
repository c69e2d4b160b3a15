package dev.sycamore;

/** Functions that {@link Math} of Java 17 does not have, with the same bits on every device. */
public final class DeviceMath {
  private DeviceMath() {}

  /** {@code value}, but not less than {@code low} and not more than {@code high}. */
  public static int clamp(int value, int low, int high) {
    return Math.min(Math.max(value, low), high);
  }

  /** {@code value}, but not less than {@code low} and not more than {@code high}. */
  public static long clamp(long value, long low, long high) {
    return Math.min(Math.max(value, low), high);
  }

  /** {@code value}, but not less than {@code low} and not more than {@code high}. */
  public static float clamp(float value, float low, float high) {
    return Math.min(Math.max(value, low), high);
  }

  /** {@code value}, but not less than {@code low} and not more than {@code high}. */
  public static double clamp(double value, double low, double high) {
    return Math.min(Math.max(value, low), high);
  }
}
