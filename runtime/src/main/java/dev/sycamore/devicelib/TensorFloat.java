package dev.sycamore.devicelib;

/** TF32: {@code float}s whose last 13 bits are zero. */
public final class TensorFloat {
  private static final int MAGNITUDE = 0x7fff_ffff;
  private static final int INFINITY = 0x7f80_0000;
  private static final int DROPPED = 0x1fff;
  private static final int HALF_OF_DROPPED = 0x1000;
  private static final int QUIET = 0x0040_0000;

  private TensorFloat() {}

  /** The nearest one; in the middle of two, the one that is further from zero. NaN stays NaN. */
  public static float round(float value) {
    int bits = Float.floatToRawIntBits(value);
    int rounded = (bits + HALF_OF_DROPPED) & ~DROPPED;
    // The bits that make a NaN one may be those that are dropped.
    return Float.intBitsToFloat(
        (bits & MAGNITUDE) > INFINITY ? (bits & ~DROPPED) | QUIET : rounded);
  }
}
