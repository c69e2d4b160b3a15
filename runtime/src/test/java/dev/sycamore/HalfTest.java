package dev.sycamore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class HalfTest {
  /** All finite numbers from 0 upwards, and then what rounds to infinity as if it were finite. */
  private static final double[] FINITE = finite();

  private static double[] finite() {
    double[] values = new double[0x7C01];
    for (int bits = 0; bits < 0x7C00; bits++) {
      int exponent = bits >> 10;
      int fraction = bits & 0x3FF;
      values[bits] =
          exponent == 0
              ? Math.scalb((double) fraction, -24)
              : Math.scalb(1024.0 + fraction, exponent - 25);
    }
    values[0x7C00] = 65536;
    return values;
  }

  /** The bits of the nearest number, ties to even, found by search: a way unlike the product's. */
  private static int nearest(double exact) {
    double magnitude = Math.abs(exact);
    int sign = exact < 0 ? 0x8000 : 0;
    int low = 0;
    int high = 0x7C00;
    if (magnitude >= FINITE[high]) {
      return sign | high;
    }
    while (high - low > 1) {
      int middle = (low + high) / 2;
      if (FINITE[middle] <= magnitude) {
        low = middle;
      } else {
        high = middle;
      }
    }
    // Exact: neighbours have the same scale, or one that differs by one bit.
    double tie = (FINITE[low] + FINITE[high]) / 2;
    boolean up = magnitude > tie || (magnitude == tie && low % 2 == 1);
    return sign | (up ? high : low);
  }

  /** The same for a number that is no {@code double}: ties are doubles, and so none is missed. */
  private static int nearest(BigDecimal exact) {
    double down = exact.doubleValue();
    int order = exact.compareTo(new BigDecimal(down));
    double odd = order == 0 ? down : order > 0 ? Math.nextUp(down) : Math.nextDown(down);
    return nearest(order == 0 ? down : (Double.doubleToLongBits(down) & 1) == 1 ? down : odd);
  }

  private static Half half(int bits) {
    return Half.ofBits((short) bits);
  }

  private static int bits(Half half) {
    return half.bits() & 0xFFFF;
  }

  @Test
  void everyNumberIsItsFloat() {
    for (int bits = 0; bits < 0x7C00; bits++) {
      assertThat((double) half(bits).toFloat()).isEqualTo(FINITE[bits]);
      assertThat((double) half(bits | 0x8000).toFloat()).isEqualTo(-FINITE[bits]);
    }
    assertThat(half(0x7C00).toFloat()).isEqualTo(Float.POSITIVE_INFINITY);
    assertThat(half(0xFC00).toFloat()).isEqualTo(Float.NEGATIVE_INFINITY);
  }

  @Test
  void everyNumberGoesThroughFloatUnchanged() {
    for (int bits = 0; bits <= 0xFFFF; bits++) {
      boolean nan = (bits & 0x7FFF) > 0x7C00;
      Half back = Half.of(half(bits).toFloat());
      if (nan) {
        assertThat(back.toFloat()).isNaN();
        assertThat(half(bits).toFloat()).isNaN();
      } else {
        assertThat(bits(back)).isEqualTo(bits);
      }
    }
  }

  @Test
  void roundingIsToNearestEvenAtEveryTieAndBesideIt() {
    for (int bits = 0; bits < 0x7C00; bits++) {
      float tie = (float) ((FINITE[bits] + FINITE[bits + 1]) / 2);
      for (float x : new float[] {tie, Math.nextDown(tie), Math.nextUp(tie)}) {
        int expected = nearest((double) x);
        check(Half.of(x), expected, false, "Half.of", x);
        check(Half.of(-x), expected | 0x8000, false, "Half.of", -x);
      }
    }
  }

  @Test
  void roundingOfRandomFloats() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 200_000; i++) {
      float x = Math.scalb(1 + random.nextFloat(), random.nextInt(-30, 18));
      check(Half.of(x), nearest((double) x), false, "Half.of", x);
    }
    assertThat(bits(Half.of(Float.MIN_VALUE))).isZero();
    assertThat(bits(Half.of(-Float.MIN_VALUE))).isEqualTo(0x8000);
    assertThat(bits(Half.of(Float.MAX_VALUE))).isEqualTo(0x7C00);
  }

  @Test
  void operationsRoundTheExactResultOnce() {
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < 200_000; i++) {
      Half a = finite(random);
      Half b = finite(random);
      // A double has room for the exact sum, difference and product of two halfs.
      double x = a.toFloat();
      double y = b.toFloat();
      check(a.add(b), nearest(x + y), x + y == 0, "+", a, b);
      check(a.sub(b), nearest(x - y), x - y == 0, "-", a, b);
      check(a.mul(b), nearest(x * y), x * y == 0, "*", a, b);
    }
    for (int i = 0; i < 20_000; i++) {
      Half a = finite(random);
      Half b = finite(random);
      Half c = finite(random);
      BigDecimal x = new BigDecimal(a.toFloat());
      BigDecimal y = new BigDecimal(b.toFloat());
      BigDecimal sum = x.multiply(y).add(new BigDecimal(c.toFloat()));
      check(a.fma(b, c), nearest(sum), sum.signum() == 0, "fma", a, b, c);
      if (y.signum() != 0) {
        // 40 digits never stop at a tie that the quotient is not at.
        BigDecimal quotient = x.divide(y, new MathContext(40));
        check(a.div(b), nearest(quotient), quotient.signum() == 0, "/", a, b);
      }
    }
  }

  private static Half finite(SplittableRandom random) {
    int bits;
    do {
      bits = random.nextInt(0x10000);
    } while ((bits & 0x7C00) == 0x7C00);
    return half(bits);
  }

  private static void check(Half actual, int bits, boolean zero, String what, Object... halfs) {
    if (zero ? actual.toFloat() != 0 : bits(actual) != bits) {
      fail("%s: %s, not %s", what + Arrays.toString(halfs), actual, half(bits));
    }
  }

  @Test
  void squareRootsOfAllNumbers() {
    for (int bits = 1; bits < 0x7C00; bits++) {
      // The root lies between the two ties beside it, whose squares are exact in a double.
      int root = bits(half(bits).sqrt());
      double below = (FINITE[root - 1] + FINITE[root]) / 2;
      double above = (FINITE[root] + FINITE[root + 1]) / 2;
      assertThat(FINITE[bits]).isStrictlyBetween(below * below, above * above);
    }
    assertThat(half(0).sqrt()).isEqualTo(Half.ZERO);
    assertThat(half(0xBC00).sqrt().toFloat()).isNaN();
    assertThat(bits(half(0x8000).sqrt())).isEqualTo(0x8000);
  }

  @Test
  void signsOrderAndSpecialValues() {
    Half one = Half.of(1);
    Half nan = Half.of(Float.NaN);
    Half minusZero = half(0x8000);
    assertThat(one.neg().toFloat()).isEqualTo(-1);
    assertThat(one.neg().abs()).isEqualTo(one);
    assertThat(Half.ZERO.min(minusZero)).isEqualTo(minusZero);
    assertThat(Half.ZERO.max(minusZero)).isEqualTo(Half.ZERO);
    assertThat(nan.min(one).toFloat()).isNaN();
    assertThat(minusZero.compareTo(Half.ZERO)).isNegative();
    assertThat(nan.compareTo(half(0x7C00))).isPositive();
    assertThat(one.div(Half.ZERO)).isEqualTo(half(0x7C00));
    assertThat(half(0x7C00).sub(half(0x7C00)).toFloat()).isNaN();
    assertThat(half(0x7C00).fma(one, one)).isEqualTo(half(0x7C00));
    assertThat(half(0x7BFF).add(half(0x7BFF))).isEqualTo(half(0x7C00));
    assertThat(one.sub(one)).isEqualTo(Half.ZERO);
    assertThat(one.neg().fma(one, one)).isEqualTo(Half.ZERO);
  }
}
