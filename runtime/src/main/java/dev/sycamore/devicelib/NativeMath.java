package dev.sycamore.devicelib;

/**
 * What processors have for functions on {@code float}, each with its own error. The compiler knows
 * these methods: they are the instructions of the target, and on the JVM there are none.
 */
@SuppressWarnings("DoNotCallSuggester") // Device code does call them.
public final class NativeMath {
  private NativeMath() {}

  /** Whether the target has the other methods, a constant of it; otherwise none may be called. */
  public static boolean isPresent() {
    return false;
  }

  /** The sine of an angle in radians. */
  public static float sin(float x) {
    throw isNoJava();
  }

  /** The cosine of an angle in radians. */
  public static float cos(float x) {
    throw isNoJava();
  }

  /** The tangent of an angle in radians. */
  public static float tan(float x) {
    throw isNoJava();
  }

  /** e^x. */
  public static float exp(float x) {
    throw isNoJava();
  }

  /** 2^x. */
  public static float exp2(float x) {
    throw isNoJava();
  }

  /** 10^x. */
  public static float exp10(float x) {
    throw isNoJava();
  }

  /** The natural logarithm. */
  public static float log(float x) {
    throw isNoJava();
  }

  /** The logarithm to base 2. */
  public static float log2(float x) {
    throw isNoJava();
  }

  /** The logarithm to base 10. */
  public static float log10(float x) {
    throw isNoJava();
  }

  /** The square root. */
  public static float sqrt(float x) {
    throw isNoJava();
  }

  /** 1 by the square root. */
  public static float rsqrt(float x) {
    throw isNoJava();
  }

  /** 1 / x. */
  public static float reciprocal(float x) {
    throw isNoJava();
  }

  /** The hyperbolic tangent. */
  public static float tanh(float x) {
    throw isNoJava();
  }

  /** x^y of a positive x. */
  public static float pow(float x, float y) {
    throw isNoJava();
  }

  /** x / y. */
  public static float divide(float x, float y) {
    throw isNoJava();
  }

  /**
   * The nearest number of TF32; of two, the one that is further from zero. Only where the target
   * multiplies matrices.
   */
  public static float tf32(float x) {
    throw isNoJava();
  }

  private static UnsupportedOperationException isNoJava() {
    return new UnsupportedOperationException("known to the compiler only");
  }
}
