package dev.sycamore.devicelib;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class IntegerDivisionTest {
  private static final long[] SPECIAL = {
    0, 1, 2, 3, 7, 10, Integer.MAX_VALUE, Integer.MIN_VALUE, Long.MAX_VALUE, Long.MIN_VALUE
  };

  @Test
  void specialPairs() {
    for (long x : SPECIAL) {
      for (long y : SPECIAL) {
        for (long signs = 0; signs < 4; signs++) {
          compare((signs & 1) == 0 ? x : -x, (signs & 2) == 0 ? y : -y);
        }
      }
    }
  }

  @Test
  void randomPairs() {
    SplittableRandom random = new SplittableRandom(31);
    for (int i = 0; i < 1_000_000; i++) {
      compare(random.nextLong() >> random.nextInt(64), random.nextLong() >> random.nextInt(64));
    }
  }

  private static void compare(long x, long y) {
    int smallX = (int) x;
    int smallY = (int) y;
    expect(
        IntegerDivision.multiplyFull(smallX, smallY),
        StrictMath.multiplyFull(smallX, smallY),
        x,
        y);
    if (smallY != 0) {
      compareInts(smallX, smallY);
      expect(IntegerDivision.floorDiv(x, smallY), StrictMath.floorDiv(x, smallY), x, y);
      expect(IntegerDivision.floorMod(x, smallY), StrictMath.floorMod(x, smallY), x, y);
      expect(IntegerDivision.ceilDiv(x, smallY), IntegerDivision.ceilDiv(x, (long) smallY), x, y);
      expect(IntegerDivision.ceilMod(x, smallY), IntegerDivision.ceilMod(x, (long) smallY), x, y);
    }
    if (y != 0) {
      expect(IntegerDivision.floorDiv(x, y), StrictMath.floorDiv(x, y), x, y);
      expect(IntegerDivision.floorMod(x, y), StrictMath.floorMod(x, y), x, y);
    }
  }

  /** ceilDiv is minus the floorDiv of minus the dividend, in longs, where nothing wraps. */
  private static void compareInts(int x, int y) {
    expect(IntegerDivision.floorDiv(x, y), StrictMath.floorDiv(x, y), x, y);
    expect(IntegerDivision.floorMod(x, y), StrictMath.floorMod(x, y), x, y);
    int ceiling = (int) -StrictMath.floorDiv(-(long) x, (long) y);
    int rest = (int) -StrictMath.floorMod(-(long) x, (long) y);
    expect(IntegerDivision.ceilDiv(x, y), ceiling, x, y);
    expect(IntegerDivision.ceilMod(x, y), rest, x, y);
  }

  private static void expect(long actual, long expected, long x, long y) {
    if (actual != expected) {
      assertThat(actual).as("of %s, %s", x, y).isEqualTo(expected);
    }
  }

  @Test
  void ceilingsAndUnsignedProductsAgreeWithBigIntegers() {
    SplittableRandom random = new SplittableRandom(32);
    for (int i = 0; i < 50_000; i++) {
      long x = random.nextLong() >> random.nextInt(64);
      long y = random.nextLong() >> random.nextInt(64);
      expect(IntegerDivision.unsignedMultiplyHigh(x, y), unsignedHigh(x, y), x, y);
      if (y != 0) {
        BigInteger[] parts = BigInteger.valueOf(x).divideAndRemainder(BigInteger.valueOf(y));
        boolean up = parts[1].signum() * Long.signum(y) > 0;
        long quotient = parts[0].longValue() + (up ? 1 : 0);
        expect(IntegerDivision.ceilDiv(x, y), quotient, x, y);
        expect(IntegerDivision.ceilMod(x, y), x - quotient * y, x, y);
      }
    }
  }

  private static long unsignedHigh(long x, long y) {
    BigInteger product =
        new BigInteger(Long.toUnsignedString(x)).multiply(new BigInteger(Long.toUnsignedString(y)));
    return product.shiftRight(64).longValue();
  }
}
