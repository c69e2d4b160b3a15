package dev.sycamore.devicelib;

/** Static methods of {@link Byte}, {@link Short}, {@link Character} and {@link Boolean}. */
public final class SmallIntegers {
  private SmallIntegers() {}

  /** The difference, as {@link Byte#compare} gives it. */
  public static int compare(byte x, byte y) {
    return x - y;
  }

  /** The difference, as {@link Short#compare} gives it. */
  public static int compare(short x, short y) {
    return x - y;
  }

  /** The difference, as {@link Character#compare} gives it. */
  public static int compare(char x, char y) {
    return x - y;
  }

  /** False comes before true. */
  public static int compare(boolean x, boolean y) {
    if (x == y) {
      return 0;
    }
    return x ? 1 : -1;
  }

  /** The difference, as {@link Byte#compareUnsigned} gives it. */
  public static int compareUnsigned(byte x, byte y) {
    return toUnsignedInt(x) - toUnsignedInt(y);
  }

  /** The difference, as {@link Short#compareUnsigned} gives it. */
  public static int compareUnsigned(short x, short y) {
    return toUnsignedInt(x) - toUnsignedInt(y);
  }

  public static int toUnsignedInt(byte x) {
    return x & 0xff;
  }

  public static int toUnsignedInt(short x) {
    return x & 0xffff;
  }

  public static long toUnsignedLong(byte x) {
    return x & 0xffL;
  }

  public static long toUnsignedLong(short x) {
    return x & 0xffffL;
  }

  public static short reverseBytes(short x) {
    return (short) (((x & 0xff) << 8) | ((x >> 8) & 0xff));
  }

  public static char reverseBytes(char x) {
    return (char) (((x & 0xff) << 8) | (x >> 8));
  }

  public static int hashCode(byte x) {
    return x;
  }

  public static int hashCode(short x) {
    return x;
  }

  public static int hashCode(char x) {
    return x;
  }

  /** The two primes that {@link Boolean#hashCode(boolean)} specifies. */
  public static int hashCode(boolean x) {
    return x ? 1231 : 1237;
  }

  public static boolean logicalAnd(boolean x, boolean y) {
    return x && y;
  }

  public static boolean logicalOr(boolean x, boolean y) {
    return x || y;
  }

  public static boolean logicalXor(boolean x, boolean y) {
    return x ^ y;
  }
}
