package dev.sycamore.devicelib;

/**
 * What {@link dev.sycamore.Half} needs besides the operations of {@code float}. All parameters are
 * values of binary16. No step needs {@code double}, which a device may lack.
 */
public final class HalfArithmetic {
  private HalfArithmetic() {}

  /**
   * {@code a * b + c} as a {@code float} that rounds to the same binary16 as the exact value does:
   * a result that is not exact gets an odd last bit, so that it is never taken for a tie.
   */
  public static float fusedMultiplyAdd(float a, float b, float c) {
    // 22 bits, not below 2^-48: exact.
    float product = a * b;
    float sum = product + c;
    float back = sum - product;
    float error = product - (sum - back) + (c - back);
    int bits = Float.floatToRawIntBits(sum);
    // The error of an infinity is NaN.
    boolean exact = error == 0 || FloatingBits.isNaN(error);
    if (exact || (bits & 1) == 1) {
      return sum;
    }
    boolean awayFromZero = error > 0 == sum > 0;
    return Float.intBitsToFloat(awayFromZero ? bits + 1 : bits - 1);
  }

  /** As {@link Float#compare}: -0 below 0, NaN above all. */
  public static int compare(float a, float b) {
    return FloatingOrder.compare(a, b);
  }
}
