package dev.sycamore.devicelib;

/**
 * The methods of {@link StrictMath} (Java 25) on unsigned integers and for powers that throw where
 * the result overflows.
 */
public final class ExactPowers {
  private static final String INTEGER = "unsigned integer overflow";
  private static final String LONG = "unsigned long overflow";
  private static final String NEGATIVE = "negative exponent";

  private ExactPowers() {}

  public static int unsignedMultiplyExact(int x, int y) {
    long product = Integers.toUnsignedLong(x) * Integers.toUnsignedLong(y);
    LibraryChecks.requireArithmetic(product >>> 32 == 0, INTEGER);
    return (int) product;
  }

  public static long unsignedMultiplyExact(long x, int y) {
    return unsignedMultiplyExact(x, Integers.toUnsignedLong(y));
  }

  public static long unsignedMultiplyExact(long x, long y) {
    LibraryChecks.requireArithmetic(IntegerDivision.unsignedMultiplyHigh(x, y) == 0, LONG);
    return x * y;
  }

  public static int powExact(int x, int n) {
    LibraryChecks.requireArithmetic(n >= 0, NEGATIVE);
    if (n <= 0 || x == 1) {
      return 1;
    }
    if (x == 0 || x == -1) {
      return (n & 1) == 0 ? -x : x;
    }
    // Squares are needed as long as a bit of the exponent is left: each of them must fit.
    int power = 1;
    int square = x;
    for (int rest = n; rest > 1; rest >>>= 1) {
      if ((rest & 1) != 0) {
        power *= square;
      }
      square = ExactArithmetic.multiplyExact(square, square);
    }
    return ExactArithmetic.multiplyExact(power, square);
  }

  public static long powExact(long x, int n) {
    LibraryChecks.requireArithmetic(n >= 0, NEGATIVE);
    if (n <= 0 || x == 1) {
      return 1;
    }
    if (x == 0 || x == -1) {
      return (n & 1) == 0 ? -x : x;
    }
    long power = 1;
    long square = x;
    for (int rest = n; rest > 1; rest >>>= 1) {
      if ((rest & 1) != 0) {
        power *= square;
      }
      square = ExactArithmetic.multiplyExact(square, square);
    }
    return ExactArithmetic.multiplyExact(power, square);
  }

  public static int unsignedPowExact(int x, int n) {
    LibraryChecks.requireArithmetic(n >= 0, NEGATIVE);
    if (n <= 0 || x == 1) {
      return 1;
    }
    if (x == 0) {
      return 0;
    }
    int power = 1;
    int square = x;
    for (int rest = n; rest > 1; rest >>>= 1) {
      if ((rest & 1) != 0) {
        power *= square;
      }
      square = unsignedMultiplyExact(square, square);
    }
    return unsignedMultiplyExact(power, square);
  }

  public static long unsignedPowExact(long x, int n) {
    LibraryChecks.requireArithmetic(n >= 0, NEGATIVE);
    if (n <= 0 || x == 1) {
      return 1;
    }
    if (x == 0) {
      return 0;
    }
    long power = 1;
    long square = x;
    for (int rest = n; rest > 1; rest >>>= 1) {
      if ((rest & 1) != 0) {
        power *= square;
      }
      square = unsignedMultiplyExact(square, square);
    }
    return unsignedMultiplyExact(power, square);
  }
}
