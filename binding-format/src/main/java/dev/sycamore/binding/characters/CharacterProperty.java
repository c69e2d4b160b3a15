package dev.sycamore.binding.characters;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/**
 * What a method of {@link Character} says of each code point on this JVM, in intervals. The
 * compiler asks the JVM that it runs on, the launch asks the program's, and they must agree.
 */
// The functions have no state, and the values are what Character says, expected or not.
@SuppressWarnings({"ImmutableEnumChecker", "CharacterGetNumericValue"})
public enum CharacterProperty {
  ALPHABETIC((int c) -> Character.isAlphabetic(c)),
  DEFINED((int c) -> Character.isDefined(c)),
  DIGIT((int c) -> Character.isDigit(c)),
  IDENTIFIER_IGNORABLE((int c) -> Character.isIdentifierIgnorable(c)),
  IDEOGRAPHIC((int c) -> Character.isIdeographic(c)),
  JAVA_IDENTIFIER_PART((int c) -> Character.isJavaIdentifierPart(c)),
  JAVA_IDENTIFIER_START((int c) -> Character.isJavaIdentifierStart(c)),
  LETTER((int c) -> Character.isLetter(c)),
  LOWER_CASE((int c) -> Character.isLowerCase(c)),
  MIRRORED((int c) -> Character.isMirrored(c)),
  SPACE_CHAR((int c) -> Character.isSpaceChar(c)),
  TITLE_CASE((int c) -> Character.isTitleCase(c)),
  UNICODE_IDENTIFIER_PART((int c) -> Character.isUnicodeIdentifierPart(c)),
  UNICODE_IDENTIFIER_START((int c) -> Character.isUnicodeIdentifierStart(c)),
  UPPER_CASE((int c) -> Character.isUpperCase(c)),
  WHITESPACE((int c) -> Character.isWhitespace(c)),
  DIGIT_VALUE((int c) -> Character.digit(c, Character.MAX_RADIX)),
  DIRECTIONALITY((int c) -> Character.getDirectionality(c)),
  NUMERIC_VALUE((int c) -> Character.getNumericValue(c)),
  /** The category. */
  TYPE((int c) -> Character.getType(c)),
  /** What is added to make it lower case. */
  TO_LOWER_CASE((int c) -> Character.toLowerCase(c) - c),
  TO_TITLE_CASE((int c) -> Character.toTitleCase(c) - c),
  TO_UPPER_CASE((int c) -> Character.toUpperCase(c) - c);

  private static final int END = Character.MAX_CODE_POINT + 2;

  private final IntUnaryOperator value;
  private final boolean flag;

  CharacterProperty(IntPredicate holds) {
    this.value = c -> holds.test(c) ? 1 : 0;
    this.flag = true;
  }

  CharacterProperty(IntUnaryOperator value) {
    this.value = value;
    this.flag = false;
  }

  /**
   * The code points, ascending, at which the value is another one than before. A flag is false
   * before the first; otherwise the first is 0. What is said of {@code MAX_CODE_POINT + 1} holds of
   * all numbers that are no code points.
   */
  public int[] starts() {
    int[] starts = new int[64];
    int count = 0;
    int before = flag ? 0 : value.applyAsInt(0) - 1;
    for (int c = 0; c < END; c++) {
      int now = value.applyAsInt(c);
      if (now != before) {
        if (count == starts.length) {
          starts = Arrays.copyOf(starts, 2 * count);
        }
        starts[count++] = c;
        before = now;
      }
    }
    return Arrays.copyOf(starts, count);
  }

  /** The value from each of the {@link #starts} on. */
  public int[] valuesOfIntervals() {
    return Arrays.stream(starts()).map(value).toArray();
  }
}
