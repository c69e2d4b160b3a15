package dev.sycamore.devicelib;

import dev.sycamore.binding.characters.CharacterProperty;

/**
 * The properties of characters, each in a class of its own that is initialised when it is needed.
 * These fields have what the JVM at hand says; in code for devices they are constants with what the
 * JVM of the compiler said, and each launch compares the two.
 */
final class CharacterTables {
  private CharacterTables() {}

  static final class Alphabetic {
    static final int[] STARTS = CharacterProperty.ALPHABETIC.starts();

    private Alphabetic() {}
  }

  static final class Defined {
    static final int[] STARTS = CharacterProperty.DEFINED.starts();

    private Defined() {}
  }

  static final class Digit {
    static final int[] STARTS = CharacterProperty.DIGIT.starts();

    private Digit() {}
  }

  static final class IdentifierIgnorable {
    static final int[] STARTS = CharacterProperty.IDENTIFIER_IGNORABLE.starts();

    private IdentifierIgnorable() {}
  }

  static final class Ideographic {
    static final int[] STARTS = CharacterProperty.IDEOGRAPHIC.starts();

    private Ideographic() {}
  }

  static final class JavaIdentifierPart {
    static final int[] STARTS = CharacterProperty.JAVA_IDENTIFIER_PART.starts();

    private JavaIdentifierPart() {}
  }

  static final class JavaIdentifierStart {
    static final int[] STARTS = CharacterProperty.JAVA_IDENTIFIER_START.starts();

    private JavaIdentifierStart() {}
  }

  static final class Letter {
    static final int[] STARTS = CharacterProperty.LETTER.starts();

    private Letter() {}
  }

  static final class LowerCase {
    static final int[] STARTS = CharacterProperty.LOWER_CASE.starts();

    private LowerCase() {}
  }

  static final class Mirrored {
    static final int[] STARTS = CharacterProperty.MIRRORED.starts();

    private Mirrored() {}
  }

  static final class SpaceChar {
    static final int[] STARTS = CharacterProperty.SPACE_CHAR.starts();

    private SpaceChar() {}
  }

  static final class TitleCase {
    static final int[] STARTS = CharacterProperty.TITLE_CASE.starts();

    private TitleCase() {}
  }

  static final class UnicodeIdentifierPart {
    static final int[] STARTS = CharacterProperty.UNICODE_IDENTIFIER_PART.starts();

    private UnicodeIdentifierPart() {}
  }

  static final class UnicodeIdentifierStart {
    static final int[] STARTS = CharacterProperty.UNICODE_IDENTIFIER_START.starts();

    private UnicodeIdentifierStart() {}
  }

  static final class UpperCase {
    static final int[] STARTS = CharacterProperty.UPPER_CASE.starts();

    private UpperCase() {}
  }

  static final class Whitespace {
    static final int[] STARTS = CharacterProperty.WHITESPACE.starts();

    private Whitespace() {}
  }

  static final class DigitValue {
    static final int[] STARTS = CharacterProperty.DIGIT_VALUE.starts();
    static final int[] VALUES = CharacterProperty.DIGIT_VALUE.valuesOfIntervals();

    private DigitValue() {}
  }

  static final class Directionality {
    static final int[] STARTS = CharacterProperty.DIRECTIONALITY.starts();
    static final int[] VALUES = CharacterProperty.DIRECTIONALITY.valuesOfIntervals();

    private Directionality() {}
  }

  static final class NumericValue {
    static final int[] STARTS = CharacterProperty.NUMERIC_VALUE.starts();
    static final int[] VALUES = CharacterProperty.NUMERIC_VALUE.valuesOfIntervals();

    private NumericValue() {}
  }

  static final class Type {
    static final int[] STARTS = CharacterProperty.TYPE.starts();
    static final int[] VALUES = CharacterProperty.TYPE.valuesOfIntervals();

    private Type() {}
  }

  static final class ToLowerCase {
    static final int[] STARTS = CharacterProperty.TO_LOWER_CASE.starts();
    static final int[] VALUES = CharacterProperty.TO_LOWER_CASE.valuesOfIntervals();

    private ToLowerCase() {}
  }

  static final class ToTitleCase {
    static final int[] STARTS = CharacterProperty.TO_TITLE_CASE.starts();
    static final int[] VALUES = CharacterProperty.TO_TITLE_CASE.valuesOfIntervals();

    private ToTitleCase() {}
  }

  static final class ToUpperCase {
    static final int[] STARTS = CharacterProperty.TO_UPPER_CASE.starts();
    static final int[] VALUES = CharacterProperty.TO_UPPER_CASE.valuesOfIntervals();

    private ToUpperCase() {}
  }
}
