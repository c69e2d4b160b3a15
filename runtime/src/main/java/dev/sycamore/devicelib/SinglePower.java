package dev.sycamore.devicelib;

/**
 * Powers that compute in {@code float} alone: {@code 2^(y log2 x)}, with a logarithm of two parts.
 *
 * <p>{@code log2(1 + f) = 2 / ln 2 * atanh(s)} of {@code s = f / (2 + f)}, of which the first 12
 * bits are kept apart, so that their products are exact. Coefficients: least maximum by reweighted
 * squares.
 */
public final class SinglePower {
  /** 2 / ln 2 to 12 bits, the rest, and all of it. */
  private static final float SCALE_HEAD = 0x1.716p1f;

  private static final float SCALE_TAIL = -0x1.7135a8p-12f;
  private static final float SCALE = 0x1.715476p1f;

  /** A third of it to 12 bits, the rest, and all of it. */
  private static final float THIRD_HEAD = 0x1.ec8p-1f;

  private static final float THIRD_TAIL = -0x1.ec4p-14f;
  private static final float THIRD = 0x1.ec709ep-1f;

  private static final float P0 = 0x1.999a02p-3f;
  private static final float P1 = 0x1.2451aep-3f;
  private static final float P2 = 0x1.dfc956p-4f;

  private static final float TWO_24 = 0x1p24f;

  private SinglePower() {}

  /** x^y, with {@code Math.pow}'s special cases. */
  public static float pow(float x, float y) {
    float a = Math.abs(x);
    float size = powerOfPositive(a, y);
    float ofEnds = atEnds(a, y, size);
    float whole = (float) Math.rint(y);
    boolean odd = Math.abs(y) < TWO_24 && ((int) y & 1) != 0 && whole == y;
    boolean negative = Float.floatToRawIntBits(x) < 0;
    float signed = negative && odd ? -ofEnds : ofEnds;
    boolean none = x < 0 && x > Float.NEGATIVE_INFINITY && whole != y;
    float value = none || FloatingBits.isNaN(x) || FloatingBits.isNaN(y) ? Float.NaN : signed;
    return y == 0 ? 1 : value;
  }

  /** {@code size}, unless one of both numbers is zero or infinite. */
  private static float atEnds(float a, float y, float size) {
    boolean grows = a > 1 == y > 0;
    float end = grows ? Float.POSITIVE_INFINITY : 0;
    boolean infinite = Math.abs(y) == Float.POSITIVE_INFINITY;
    float far = infinite && a == 1 ? Float.NaN : end;
    return infinite || a == 0 || a == Float.POSITIVE_INFINITY ? far : size;
  }

  /** Of two finite numbers, the first one positive; otherwise it means nothing. */
  private static float powerOfPositive(float a, float y) {
    float normal = SingleLogarithm.normal(a);
    int power = SingleLogarithm.power(normal);
    float k = power + SingleLogarithm.offset(a);
    float f = SingleLogarithm.mantissa(normal, power) - 1;
    // s = f / (2 + f), by its first 12 bits and the rest.
    float d = 2 + f;
    float dHead = SingleBits.head(d);
    float dTail = (d - dHead) + (f - (d - 2));
    float inverse = 1 / d;
    float head = SingleBits.head(f * inverse);
    float tail = ((f - head * dHead) - head * dTail) * inverse;
    float s = head + tail;
    float z = s * s;
    float terms = SCALE * s * z * z * (P0 + z * (P1 + z * P2));
    // s^3, by its first 12 bits and the rest.
    float square = head * head;
    float squareHead = SingleBits.head(square);
    float squareTail = (square - squareHead) + tail * (2 * head + tail);
    float cube = head * squareHead;
    float cubeHead = SingleBits.head(cube);
    float cubeTail = (cube - cubeHead) + (head * squareTail + tail * z);
    float linear = head * SCALE_HEAD;
    float cubic = cubeHead * THIRD_HEAD;
    float first = k + linear;
    float sum = first + cubic;
    float lost = (linear - (first - k)) + (cubic - (sum - first));
    float small = head * SCALE_TAIL + (cubeHead * THIRD_TAIL + cubeTail * THIRD);
    float more = lost + (small + (tail * SCALE + terms));
    float logarithm = sum + more;
    return exp2OfProduct(y, logarithm, more - (logarithm - sum));
  }

  /** {@code 2^(y * (head + tail))}. */
  static float exp2OfProduct(float y, float head, float tail) {
    float about = y * head;
    float yHead = SingleBits.head(y);
    float high = SingleBits.head(head);
    float product = yHead * high;
    float rest = yHead * (head - high) + (y - yHead) * head + y * tail;
    float shifted = product + rest + SingleBits.INTEGERS;
    float f = product - (shifted - SingleBits.INTEGERS);
    float fraction = f + rest;
    float part = fraction - f;
    float lost = (f - (fraction - part)) + (rest - part);
    float value =
        SingleBits.scaled(
            SingleExponential.exp2OfFraction(fraction, lost), SingleBits.integer(shifted));
    return about >= 129 ? Float.POSITIVE_INFINITY : about <= -151 ? 0 : value;
  }
}
