package dev.sycamore.devicelib;

/** The methods of {@link StrictMath} that throw where an operation on integers overflows. */
public final class ExactArithmetic {
  private static final String INTEGER = "integer overflow";
  private static final String LONG = "long overflow";

  private ExactArithmetic() {}

  public static int addExact(int x, int y) {
    int sum = x + y;
    LibraryChecks.requireArithmetic(((x ^ sum) & (y ^ sum)) >= 0, INTEGER);
    return sum;
  }

  public static long addExact(long x, long y) {
    long sum = x + y;
    LibraryChecks.requireArithmetic(((x ^ sum) & (y ^ sum)) >= 0, LONG);
    return sum;
  }

  public static int subtractExact(int x, int y) {
    int difference = x - y;
    LibraryChecks.requireArithmetic(((x ^ y) & (x ^ difference)) >= 0, INTEGER);
    return difference;
  }

  public static long subtractExact(long x, long y) {
    long difference = x - y;
    LibraryChecks.requireArithmetic(((x ^ y) & (x ^ difference)) >= 0, LONG);
    return difference;
  }

  public static int multiplyExact(int x, int y) {
    long product = (long) x * y;
    LibraryChecks.requireArithmetic((int) product == product, INTEGER);
    return (int) product;
  }

  public static long multiplyExact(long x, int y) {
    return multiplyExact(x, (long) y);
  }

  public static long multiplyExact(long x, long y) {
    long product = x * y;
    LibraryChecks.requireArithmetic(Math.multiplyHigh(x, y) == product >> 63, LONG);
    return product;
  }

  public static int divideExact(int x, int y) {
    int quotient = x / y;
    LibraryChecks.requireArithmetic((x & y & quotient) >= 0, INTEGER);
    return quotient;
  }

  public static long divideExact(long x, long y) {
    long quotient = x / y;
    LibraryChecks.requireArithmetic((x & y & quotient) >= 0, LONG);
    return quotient;
  }

  public static int floorDivExact(int x, int y) {
    LibraryChecks.requireArithmetic(x != Integer.MIN_VALUE || y != -1, INTEGER);
    return IntegerDivision.floorDiv(x, y);
  }

  public static long floorDivExact(long x, long y) {
    LibraryChecks.requireArithmetic(x != Long.MIN_VALUE || y != -1, LONG);
    return IntegerDivision.floorDiv(x, y);
  }

  public static int ceilDivExact(int x, int y) {
    LibraryChecks.requireArithmetic(x != Integer.MIN_VALUE || y != -1, INTEGER);
    return IntegerDivision.ceilDiv(x, y);
  }

  public static long ceilDivExact(long x, long y) {
    LibraryChecks.requireArithmetic(x != Long.MIN_VALUE || y != -1, LONG);
    return IntegerDivision.ceilDiv(x, y);
  }

  public static int incrementExact(int x) {
    LibraryChecks.requireArithmetic(x != Integer.MAX_VALUE, INTEGER);
    return x + 1;
  }

  public static long incrementExact(long x) {
    LibraryChecks.requireArithmetic(x != Long.MAX_VALUE, LONG);
    return x + 1;
  }

  public static int decrementExact(int x) {
    LibraryChecks.requireArithmetic(x != Integer.MIN_VALUE, INTEGER);
    return x - 1;
  }

  public static long decrementExact(long x) {
    LibraryChecks.requireArithmetic(x != Long.MIN_VALUE, LONG);
    return x - 1;
  }

  public static int negateExact(int x) {
    LibraryChecks.requireArithmetic(x != Integer.MIN_VALUE, INTEGER);
    return -x;
  }

  public static long negateExact(long x) {
    LibraryChecks.requireArithmetic(x != Long.MIN_VALUE, LONG);
    return -x;
  }

  public static int toIntExact(long x) {
    LibraryChecks.requireArithmetic((int) x == x, INTEGER);
    return (int) x;
  }

  public static int absExact(int x) {
    LibraryChecks.requireArithmetic(
        x != Integer.MIN_VALUE, "Overflow to represent absolute value of Integer.MIN_VALUE");
    return Math.abs(x);
  }

  public static long absExact(long x) {
    LibraryChecks.requireArithmetic(
        x != Long.MIN_VALUE, "Overflow to represent absolute value of Long.MIN_VALUE");
    return Math.abs(x);
  }
}
