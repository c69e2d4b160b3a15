package dev.sycamore.devicelib;

/**
 * The static methods of {@link Character} that need no tables of Unicode: code points and
 * surrogates, control characters, and digits of a radix.
 */
public final class Characters {
  private static final int FIRST_SUPPLEMENTARY = 0x10000;

  private Characters() {}

  public static boolean isHighSurrogate(char c) {
    return c >= 0xD800 && c <= 0xDBFF;
  }

  public static boolean isLowSurrogate(char c) {
    return c >= 0xDC00 && c <= 0xDFFF;
  }

  public static boolean isSurrogate(char c) {
    return c >= 0xD800 && c <= 0xDFFF;
  }

  public static boolean isSurrogatePair(char high, char low) {
    return isHighSurrogate(high) && isLowSurrogate(low);
  }

  public static boolean isBmpCodePoint(int codePoint) {
    return codePoint >>> 16 == 0;
  }

  public static boolean isSupplementaryCodePoint(int codePoint) {
    return codePoint >= FIRST_SUPPLEMENTARY && codePoint <= Character.MAX_CODE_POINT;
  }

  public static boolean isValidCodePoint(int codePoint) {
    return codePoint >= 0 && codePoint <= Character.MAX_CODE_POINT;
  }

  /** 2 for every number that does not fit into a {@code char}, as {@link Character#charCount}. */
  public static int charCount(int codePoint) {
    return codePoint >= FIRST_SUPPLEMENTARY ? 2 : 1;
  }

  public static int toCodePoint(char high, char low) {
    return (high << 10) + low + (FIRST_SUPPLEMENTARY - (0xD800 << 10) - 0xDC00);
  }

  public static char highSurrogate(int codePoint) {
    return (char) ((codePoint >>> 10) + (0xD800 - (FIRST_SUPPLEMENTARY >>> 10)));
  }

  public static char lowSurrogate(int codePoint) {
    return (char) ((codePoint & 0x3FF) + 0xDC00);
  }

  public static boolean isISOControl(char c) {
    return isISOControl((int) c);
  }

  public static boolean isISOControl(int codePoint) {
    return codePoint >= 0 && (codePoint <= 0x1F || (codePoint >= 0x7F && codePoint <= 0x9F));
  }

  /** The digit's character in the radix, or NUL if there is none. */
  public static char forDigit(int digit, int radix) {
    boolean none =
        digit >= radix || digit < 0 || radix < Character.MIN_RADIX || radix > Character.MAX_RADIX;
    return none ? '\0' : (char) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
  }
}
