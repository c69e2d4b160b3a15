package dev.sycamore.devicelib;

/**
 * Sine, cosine and tangent that compute in {@code float} alone.
 *
 * <p>The angle is reduced by multiples of π/2 to a remainder in two parts: by three parts of π/2,
 * and by the bits of 2/π in integers where the angle is large (M. Payne, R. Hanek, "Radian
 * reduction for trigonometric functions"). Coefficients: least maximum by reweighted squares.
 */
public final class SingleTrigonometric {
  /** From here on the multiple has too many bits for the parts of π/2. */
  private static final float LARGE = 200;

  private static final float TWO_OVER_PI = 0x1.45f306p-1f;

  /** π/2: products of the first two with multiples are exact. */
  private static final float PART_1 = 0x1.922p0f;

  private static final float PART_2 = -0x1.2aefp-18f;
  private static final float PART_3 = 0x1.68c234p-39f;

  private static final float S0 = -0x1.555556p-3f;
  private static final float S1 = 0x1.111174p-7f;
  private static final float S2 = -0x1.a0594cp-13f;
  private static final float S3 = 0x1.7c2842p-19f;

  private static final float C0 = 0x1.555556p-5f;
  private static final float C1 = -0x1.6c175cp-10f;
  private static final float C2 = 0x1.a06f96p-16f;
  private static final float C3 = -0x1.358902p-22f;

  private static final float T0 = 0x1.555554p-2f;
  private static final float T1 = 0x1.111196p-3f;
  private static final float T2 = 0x1.b9f866p-5f;
  private static final float T3 = 0x1.688dfep-6f;
  private static final float T4 = 0x1.0e61b4p-7f;
  private static final float T5 = 0x1.51baf8p-8f;
  private static final float T6 = -0x1.8fd54cp-11f;
  private static final float T7 = 0x1.14b70ep-9f;

  private SingleTrigonometric() {}

  /** The sine of an angle in radians. */
  public static float sin(float x) {
    float magnitude = Math.abs(x);
    if (!(magnitude < LARGE)) {
      long turned = SingleLargeAngle.quarterTurns(magnitude);
      float head = SingleLargeAngle.head(turned);
      float y = wave(SingleLargeAngle.quarters(turned), head, SingleLargeAngle.tail(turned, head));
      return SingleBits.withSignOf(x, SingleLargeAngle.orNaN(magnitude, y));
    }
    float shifted = magnitude * TWO_OVER_PI + SingleBits.INTEGERS;
    float n = shifted - SingleBits.INTEGERS;
    float first = magnitude - n * PART_1;
    float second = first - n * PART_2;
    float rest = ((first - second) - n * PART_2) - n * PART_3;
    float head = second + rest;
    float tail = (second - head) + rest;
    return SingleBits.withSignOf(x, wave(SingleBits.integer(shifted), head, tail));
  }

  /** The cosine of an angle in radians. */
  public static float cos(float x) {
    float magnitude = Math.abs(x);
    if (!(magnitude < LARGE)) {
      long turned = SingleLargeAngle.quarterTurns(magnitude);
      float head = SingleLargeAngle.head(turned);
      float y =
          wave(SingleLargeAngle.quarters(turned) + 1, head, SingleLargeAngle.tail(turned, head));
      return SingleLargeAngle.orNaN(magnitude, y);
    }
    float shifted = magnitude * TWO_OVER_PI + SingleBits.INTEGERS;
    float n = shifted - SingleBits.INTEGERS;
    float first = magnitude - n * PART_1;
    float second = first - n * PART_2;
    float rest = ((first - second) - n * PART_2) - n * PART_3;
    float head = second + rest;
    float tail = (second - head) + rest;
    return wave(SingleBits.integer(shifted) + 1, head, tail);
  }

  /** The tangent of an angle in radians. */
  public static float tan(float x) {
    float magnitude = Math.abs(x);
    if (!(magnitude < LARGE)) {
      long turned = SingleLargeAngle.quarterTurns(magnitude);
      float head = SingleLargeAngle.head(turned);
      float y = slope(SingleLargeAngle.quarters(turned), head, SingleLargeAngle.tail(turned, head));
      return SingleBits.withSignOf(x, SingleLargeAngle.orNaN(magnitude, y));
    }
    float shifted = magnitude * TWO_OVER_PI + SingleBits.INTEGERS;
    float n = shifted - SingleBits.INTEGERS;
    float first = magnitude - n * PART_1;
    float second = first - n * PART_2;
    float rest = ((first - second) - n * PART_2) - n * PART_3;
    float head = second + rest;
    float tail = (second - head) + rest;
    return SingleBits.withSignOf(x, slope(SingleBits.integer(shifted), head, tail));
  }

  /** The sine of {@code quarters} quarter turns and an angle of two parts, from -π/4 to π/4. */
  static float wave(int quarters, float head, float tail) {
    float z = head * head;
    // Half the square in two parts, of which the first is exact.
    float high = SingleBits.head(head);
    float half = 0.5f * high * high;
    float rest = 0.5f * (head - high) * (head + high);
    float first = 1 - half;
    float sine = head + (head * z * (S0 + z * (S1 + z * (S2 + z * S3))) + tail * first);
    float terms = z * z * (C0 + z * (C1 + z * (C2 + z * C3)));
    float cosine = first + (((1 - first) - half) + (terms - (rest + head * tail)));
    float y = (quarters & 1) == 0 ? sine : cosine;
    return (quarters & 2) == 0 ? y : -y;
  }

  /** The tangent of {@code quarters} quarter turns and an angle of two parts. */
  private static float slope(int quarters, float head, float tail) {
    float z = head * head;
    float last = T4 + z * (T5 + z * (T6 + z * T7));
    float terms = T0 + z * (T1 + z * (T2 + z * (T3 + z * last)));
    float y = head + (head * z * terms + (tail + z * tail));
    return (quarters & 1) == 0 ? y : -1 / y;
  }
}
