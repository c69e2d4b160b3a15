package dev.sycamore.devicelib.images;

/**
 * From coordinates of {@code float} to indices of pixels: the formulas of the OpenCL C
 * specification, section 8.2, as if integers had no limits.
 */
public final class TexelCoordinate {
  private TexelCoordinate() {}

  /** What is above the greatest integer that is not greater: repeats from 0 to 1. */
  public static float fraction(float coordinate) {
    return coordinate - (float) Math.floor(coordinate);
  }

  /** The distance from the nearest even number: from 0 to 1, and back, and so on. */
  public static float mirrored(float coordinate) {
    return Math.abs(coordinate - 2f * (float) Math.rint(0.5f * coordinate));
  }

  /** The index of the pixel that a position is in; those far outside are nearer. NaN is in 0. */
  public static int index(float position, int size) {
    return clamped((int) (float) Math.floor(position), -2, size + 1);
  }

  /** Clamped to the pixels of the image. */
  public static int clampedToEdge(int index, int size) {
    return clamped(index, 0, size - 1);
  }

  /** Clamped to the pixels of the image and one on each side of it. */
  public static int clampedToBorder(int index, int size) {
    return clamped(index, -1, size);
  }

  /** An index at most one image outside comes from the other side. */
  public static int repeated(int index, int size) {
    if (index < 0) {
      return index + size;
    }
    return index < size ? index : index - size;
  }

  private static int clamped(int value, int least, int greatest) {
    return Math.max(least, Math.min(value, greatest));
  }
}
