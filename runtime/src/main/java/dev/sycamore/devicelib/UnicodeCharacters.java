package dev.sycamore.devicelib;

/**
 * The static methods of {@link Character} that need tables of Unicode: binary search in {@link
 * CharacterTables}.
 */
public final class UnicodeCharacters {
  private static final int NO_CODE_POINT = Character.MAX_CODE_POINT + 1;

  private UnicodeCharacters() {}

  public static boolean isAlphabetic(int codePoint) {
    return isInside(CharacterTables.Alphabetic.STARTS, codePoint);
  }

  public static boolean isDefined(char c) {
    return isDefined((int) c);
  }

  public static boolean isDefined(int codePoint) {
    return isInside(CharacterTables.Defined.STARTS, codePoint);
  }

  public static boolean isDigit(char c) {
    return isDigit((int) c);
  }

  public static boolean isDigit(int codePoint) {
    return isInside(CharacterTables.Digit.STARTS, codePoint);
  }

  public static boolean isIdentifierIgnorable(char c) {
    return isIdentifierIgnorable((int) c);
  }

  public static boolean isIdentifierIgnorable(int codePoint) {
    return isInside(CharacterTables.IdentifierIgnorable.STARTS, codePoint);
  }

  public static boolean isIdeographic(int codePoint) {
    return isInside(CharacterTables.Ideographic.STARTS, codePoint);
  }

  public static boolean isJavaIdentifierPart(char c) {
    return isJavaIdentifierPart((int) c);
  }

  public static boolean isJavaIdentifierPart(int codePoint) {
    return isInside(CharacterTables.JavaIdentifierPart.STARTS, codePoint);
  }

  public static boolean isJavaIdentifierStart(char c) {
    return isJavaIdentifierStart((int) c);
  }

  public static boolean isJavaIdentifierStart(int codePoint) {
    return isInside(CharacterTables.JavaIdentifierStart.STARTS, codePoint);
  }

  public static boolean isLetter(char c) {
    return isLetter((int) c);
  }

  public static boolean isLetter(int codePoint) {
    return isInside(CharacterTables.Letter.STARTS, codePoint);
  }

  public static boolean isLowerCase(char c) {
    return isLowerCase((int) c);
  }

  public static boolean isLowerCase(int codePoint) {
    return isInside(CharacterTables.LowerCase.STARTS, codePoint);
  }

  public static boolean isMirrored(char c) {
    return isMirrored((int) c);
  }

  public static boolean isMirrored(int codePoint) {
    return isInside(CharacterTables.Mirrored.STARTS, codePoint);
  }

  public static boolean isSpaceChar(char c) {
    return isSpaceChar((int) c);
  }

  public static boolean isSpaceChar(int codePoint) {
    return isInside(CharacterTables.SpaceChar.STARTS, codePoint);
  }

  public static boolean isTitleCase(char c) {
    return isTitleCase((int) c);
  }

  public static boolean isTitleCase(int codePoint) {
    return isInside(CharacterTables.TitleCase.STARTS, codePoint);
  }

  public static boolean isUnicodeIdentifierPart(char c) {
    return isUnicodeIdentifierPart((int) c);
  }

  public static boolean isUnicodeIdentifierPart(int codePoint) {
    return isInside(CharacterTables.UnicodeIdentifierPart.STARTS, codePoint);
  }

  public static boolean isUnicodeIdentifierStart(char c) {
    return isUnicodeIdentifierStart((int) c);
  }

  public static boolean isUnicodeIdentifierStart(int codePoint) {
    return isInside(CharacterTables.UnicodeIdentifierStart.STARTS, codePoint);
  }

  public static boolean isUpperCase(char c) {
    return isUpperCase((int) c);
  }

  public static boolean isUpperCase(int codePoint) {
    return isInside(CharacterTables.UpperCase.STARTS, codePoint);
  }

  public static boolean isWhitespace(char c) {
    return isWhitespace((int) c);
  }

  public static boolean isWhitespace(int codePoint) {
    return isInside(CharacterTables.Whitespace.STARTS, codePoint);
  }

  public static boolean isLetterOrDigit(char c) {
    return isLetterOrDigit((int) c);
  }

  public static boolean isLetterOrDigit(int codePoint) {
    return isLetter(codePoint) || isDigit(codePoint);
  }

  public static int getType(char c) {
    return getType((int) c);
  }

  public static int getType(int codePoint) {
    return valueOf(CharacterTables.Type.STARTS, CharacterTables.Type.VALUES, codePoint);
  }

  public static int getNumericValue(char c) {
    return getNumericValue((int) c);
  }

  public static int getNumericValue(int codePoint) {
    return valueOf(
        CharacterTables.NumericValue.STARTS, CharacterTables.NumericValue.VALUES, codePoint);
  }

  public static byte getDirectionality(char c) {
    return getDirectionality((int) c);
  }

  public static byte getDirectionality(int codePoint) {
    return (byte)
        valueOf(
            CharacterTables.Directionality.STARTS,
            CharacterTables.Directionality.VALUES,
            codePoint);
  }

  public static int digit(char c, int radix) {
    return digit((int) c, radix);
  }

  public static int digit(int codePoint, int radix) {
    int value =
        valueOf(CharacterTables.DigitValue.STARTS, CharacterTables.DigitValue.VALUES, codePoint);
    boolean valid = radix >= Character.MIN_RADIX && radix <= Character.MAX_RADIX && value < radix;
    return valid ? value : -1;
  }

  public static char toLowerCase(char c) {
    return (char) toLowerCase((int) c);
  }

  public static int toLowerCase(int codePoint) {
    return codePoint
        + valueOf(
            CharacterTables.ToLowerCase.STARTS, CharacterTables.ToLowerCase.VALUES, codePoint);
  }

  public static char toTitleCase(char c) {
    return (char) toTitleCase((int) c);
  }

  public static int toTitleCase(int codePoint) {
    return codePoint
        + valueOf(
            CharacterTables.ToTitleCase.STARTS, CharacterTables.ToTitleCase.VALUES, codePoint);
  }

  public static char toUpperCase(char c) {
    return (char) toUpperCase((int) c);
  }

  public static int toUpperCase(int codePoint) {
    return codePoint
        + valueOf(
            CharacterTables.ToUpperCase.STARTS, CharacterTables.ToUpperCase.VALUES, codePoint);
  }

  private static boolean isInside(int[] starts, int codePoint) {
    return (upTo(starts, codePoint) & 1) != 0;
  }

  private static int valueOf(int[] starts, int[] values, int codePoint) {
    return values[upTo(starts, codePoint) - 1];
  }

  /** How many of the numbers, which ascend, are not greater. */
  private static int upTo(int[] starts, int codePoint) {
    int c = codePoint < 0 ? NO_CODE_POINT : codePoint;
    int low = 0;
    int high = starts.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (starts[middle] <= c) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
