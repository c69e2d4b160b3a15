package dev.sycamore.devicelib;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** All code points that have a name in some version of Unicode, and numbers that are none. */
@SuppressWarnings("CharacterGetNumericValue")
@Tag("module")
class UnicodeCharactersTest {
  private static final int FAR = 0x32000;

  private static void agrees(String what, IntUnaryOperator expected, IntUnaryOperator actual) {
    for (int c = 0; c < FAR; c++) {
      check(what, c, expected, actual);
    }
    for (int c = FAR; c < Character.MAX_CODE_POINT; c += 251) {
      check(what, c, expected, actual);
    }
    int[] edges = {-1, Integer.MIN_VALUE, 0xE0001, 0xE0100, 0x10FFFF, 0x110000, Integer.MAX_VALUE};
    for (int c : edges) {
      check(what, c, expected, actual);
    }
  }

  private static void check(
      String what, int c, IntUnaryOperator expected, IntUnaryOperator actual) {
    if (expected.applyAsInt(c) != actual.applyAsInt(c)) {
      assertThat(actual.applyAsInt(c))
          .as(what + " of 0x" + Integer.toHexString(c))
          .isEqualTo(expected.applyAsInt(c));
    }
  }

  private static void agree(String what, IntPredicate expected, IntPredicate actual) {
    agrees(what, c -> expected.test(c) ? 1 : 0, c -> actual.test(c) ? 1 : 0);
  }

  @Test
  void flagsAreTheJvms() {
    agree("digit", c -> Character.isDigit(c), c -> UnicodeCharacters.isDigit(c));
    agree("letter", c -> Character.isLetter(c), c -> UnicodeCharacters.isLetter(c));
    agree("either", c -> Character.isLetterOrDigit(c), c -> UnicodeCharacters.isLetterOrDigit(c));
    agree("alphabetic", c -> Character.isAlphabetic(c), c -> UnicodeCharacters.isAlphabetic(c));
    agree("upper", c -> Character.isUpperCase(c), c -> UnicodeCharacters.isUpperCase(c));
    agree("lower", c -> Character.isLowerCase(c), c -> UnicodeCharacters.isLowerCase(c));
    agree("title", c -> Character.isTitleCase(c), c -> UnicodeCharacters.isTitleCase(c));
    agree("white", c -> Character.isWhitespace(c), c -> UnicodeCharacters.isWhitespace(c));
    agree("space", c -> Character.isSpaceChar(c), c -> UnicodeCharacters.isSpaceChar(c));
    agree("defined", c -> Character.isDefined(c), c -> UnicodeCharacters.isDefined(c));
    agree(
        "start",
        c -> Character.isJavaIdentifierStart(c),
        c -> UnicodeCharacters.isJavaIdentifierStart(c));
    agree(
        "part",
        c -> Character.isJavaIdentifierPart(c),
        c -> UnicodeCharacters.isJavaIdentifierPart(c));
    agree(
        "ignorable",
        c -> Character.isIdentifierIgnorable(c),
        c -> UnicodeCharacters.isIdentifierIgnorable(c));
    agree("mirrored", c -> Character.isMirrored(c), c -> UnicodeCharacters.isMirrored(c));
    agree("ideographic", c -> Character.isIdeographic(c), c -> UnicodeCharacters.isIdeographic(c));
    agree(
        "Unicode start",
        c -> Character.isUnicodeIdentifierStart(c),
        c -> UnicodeCharacters.isUnicodeIdentifierStart(c));
    agree(
        "Unicode part",
        c -> Character.isUnicodeIdentifierPart(c),
        c -> UnicodeCharacters.isUnicodeIdentifierPart(c));
  }

  @Test
  void valuesAreTheJvms() {
    agrees("type", c -> Character.getType(c), c -> UnicodeCharacters.getType(c));
    agrees("number", c -> Character.getNumericValue(c), c -> UnicodeCharacters.getNumericValue(c));
    agrees(
        "direction",
        c -> Character.getDirectionality(c),
        c -> UnicodeCharacters.getDirectionality(c));
    agrees("upper case", c -> Character.toUpperCase(c), c -> UnicodeCharacters.toUpperCase(c));
    agrees("lower case", c -> Character.toLowerCase(c), c -> UnicodeCharacters.toLowerCase(c));
    agrees("title case", c -> Character.toTitleCase(c), c -> UnicodeCharacters.toTitleCase(c));
    for (int radix : new int[] {1, 2, 10, 16, 36, 37}) {
      agrees("digit", c -> Character.digit(c, radix), c -> UnicodeCharacters.digit(c, radix));
    }
  }
}
