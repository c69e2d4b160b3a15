package dev.sycamore;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * {@code DeviceMath.fdim} as OpenCL C specifies it, down to the sign of a zero and a NaN's bits.
 */
class PositiveDifferenceTest {
  private static final double[] EDGES = {
    0.0,
    -0.0,
    1,
    -1,
    0.1f,
    Float.MIN_VALUE,
    -Float.MIN_VALUE,
    Float.MIN_NORMAL,
    0x1.000002p-126f,
    Float.MAX_VALUE,
    -Float.MAX_VALUE,
    0x1p103f,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    Double.NaN
  };

  @ParameterizedTest
  @CsvSource({
    "3, 1, 2",
    "1, 3, 0.0",
    "2, 2, 0.0",
    "-2, -2, 0.0",
    "-1, -3, 2",
    "0.0, 0.0, 0.0",
    "-0.0, -0.0, 0.0",
    "-0.0, 0.0, 0.0",
    "0.0, -0.0, 0.0",
    "Infinity, Infinity, 0.0",
    "-Infinity, -Infinity, 0.0",
    "-Infinity, Infinity, 0.0",
    "Infinity, -Infinity, Infinity",
    "Infinity, 7, Infinity",
    "7, -Infinity, Infinity",
    "7, Infinity, 0.0",
    "-Infinity, 7, 0.0",
    "NaN, 1, NaN",
    "1, NaN, NaN",
    "NaN, NaN, NaN",
    "Infinity, NaN, NaN",
    "NaN, -Infinity, NaN"
  })
  void specialCases(double x, double y, double expected) {
    assertBits((float) x, (float) y, (float) expected);
    assertBits(x, y, expected);
  }

  @ParameterizedTest
  @ValueSource(floats = {Float.MIN_VALUE, 1e-40f, Float.MIN_NORMAL})
  void differencesOfSmallFloatsAreSubnormal(float x) {
    float next = Math.nextUp(x);
    assertBits(next, x, Float.MIN_VALUE);
    assertBits(x, next, 0);
    assertBits(x, 0, x);
    assertBits(0, -x, x);
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.MIN_VALUE, 1e-310, Double.MIN_NORMAL})
  void differencesOfSmallDoublesAreSubnormal(double x) {
    double next = Math.nextUp(x);
    assertBits(next, x, Double.MIN_VALUE);
    assertBits(x, next, 0);
    assertBits(x, 0, x);
    assertBits(0, -x, x);
  }

  /** Negative ones, signalling ones and others. */
  @ParameterizedTest
  @ValueSource(ints = {0x7fc00000, 0x7fc00001, 0x7f800001, 0x7fffffff, 0xffc00000, 0xff80abcd})
  void theResultOfAnyNanIsJavas(int bits) {
    float floats = Float.intBitsToFloat(bits);
    long sign = (long) bits & Long.MIN_VALUE;
    long fraction = (long) (bits & 0x7fffff) << 29;
    double doubles = Double.longBitsToDouble(sign | 0x7ffL << 52 | fraction);
    assertBits(floats, 1f, Float.NaN);
    assertBits(-1f, floats, Float.NaN);
    assertBits(floats, floats, Float.NaN);
    assertBits(doubles, 1.0, Double.NaN);
    assertBits(-1.0, doubles, Double.NaN);
    assertBits(doubles, doubles, Double.NaN);
  }

  /** Where the difference is positive it is rounded once. */
  @ParameterizedTest
  @ValueSource(doubles = {1, 0x1p-149, 0x1.8p-130, 1e-3, 1e30})
  void edgesAreTheRoundedDifference(double scale) {
    for (double left : EDGES) {
      for (double right : EDGES) {
        float x = (float) (left * scale);
        float y = (float) (right * scale);
        if (Float.isFinite(x) && Float.isFinite(y)) {
          BigDecimal exact = new BigDecimal(x).subtract(new BigDecimal(y));
          assertBits(x, y, exact.signum() > 0 ? exact.floatValue() : 0);
          assertBits((double) x, (double) y, exact.signum() > 0 ? exact.doubleValue() : 0);
        }
      }
    }
  }

  private static void assertBits(float x, float y, float expected) {
    assertThat(Float.floatToRawIntBits(DeviceMath.fdim(x, y)))
        .as(x + ", " + y)
        .isEqualTo(Float.floatToRawIntBits(expected));
  }

  private static void assertBits(double x, double y, double expected) {
    assertThat(Double.doubleToRawLongBits(DeviceMath.fdim(x, y)))
        .as(x + ", " + y)
        .isEqualTo(Double.doubleToRawLongBits(expected));
  }
}
