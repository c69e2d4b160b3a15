package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.Prim;
import java.util.List;

/** Values at which arithmetic goes wrong, and others. */
public final class FuzzEdgeValues {
  private static final List<Integer> INTS =
      List.of(
          0,
          1,
          -1,
          2,
          -2,
          3,
          7,
          10,
          -10,
          31,
          32,
          33,
          63,
          64,
          65,
          100,
          127,
          128,
          -128,
          -129,
          255,
          256,
          32767,
          32768,
          -32768,
          -32769,
          65535,
          65536,
          16777216,
          16777217,
          0x55555555,
          0xAAAAAAAA,
          1 << 30,
          Integer.MAX_VALUE,
          Integer.MIN_VALUE,
          Integer.MIN_VALUE + 1);
  private static final List<Long> LONGS =
      List.of(
          0L,
          1L,
          -1L,
          2L,
          -2L,
          3L,
          10L,
          31L,
          32L,
          33L,
          63L,
          64L,
          65L,
          0x80000000L,
          0x7FFFFFFFL,
          0xFFFFFFFFL,
          0x100000000L,
          -0x80000001L,
          1L << 53,
          (1L << 53) + 1,
          (1L << 24) + 1,
          0x5555555555555555L,
          Long.MAX_VALUE,
          Long.MIN_VALUE,
          Long.MIN_VALUE + 1,
          1L << 62);
  private static final List<Float> FLOATS =
      List.of(
          0f,
          -0f,
          1f,
          -1f,
          2f,
          0.5f,
          0.1f,
          -0.1f,
          3f,
          10f,
          1e10f,
          -1e10f,
          1e-10f,
          16777216f,
          16777218f,
          0x1p31f,
          -0x1p31f,
          0x1p63f,
          -0x1p63f,
          0x1.fffffep30f,
          127.5f,
          -128.5f,
          65535.9f,
          Float.NaN,
          Float.POSITIVE_INFINITY,
          Float.NEGATIVE_INFINITY,
          Float.MIN_VALUE,
          -Float.MIN_VALUE,
          Float.MIN_NORMAL,
          0x1.fffffcp-127f,
          Float.MAX_VALUE,
          -Float.MAX_VALUE);
  private static final List<Double> DOUBLES =
      List.of(
          0.0,
          -0.0,
          1.0,
          -1.0,
          2.0,
          0.5,
          0.1,
          -0.1,
          3.0,
          10.0,
          1e10,
          -1e10,
          1e300,
          1e-300,
          0x1p31,
          -0x1p31,
          0x1p31 - 0.5,
          0x1p53,
          0x1p53 + 2,
          0x1p63,
          -0x1p63,
          1e40,
          1e-40,
          127.5,
          -128.5,
          65535.9,
          Double.NaN,
          Double.POSITIVE_INFINITY,
          Double.NEGATIVE_INFINITY,
          Double.MIN_VALUE,
          -Double.MIN_VALUE,
          Double.MIN_NORMAL,
          0x0.fffffffffffffp-1022,
          Double.MAX_VALUE,
          -Double.MAX_VALUE,
          (double) Float.MAX_VALUE,
          (double) Float.MIN_VALUE);

  private FuzzEdgeValues() {}

  /** An {@code int}, cut to the type by who asks. */
  public static int anInt(Dice dice) {
    return switch (dice.below(4)) {
      case 0 -> dice.between(-20, 20);
      case 1 -> (int) dice.bits() >> dice.below(32);
      default -> dice.of(INTS);
    };
  }

  public static long aLong(Dice dice) {
    return switch (dice.below(4)) {
      case 0 -> anInt(dice);
      case 1 -> dice.bits() >> dice.below(64);
      default -> dice.of(LONGS);
    };
  }

  public static float aFloat(Dice dice) {
    return switch (dice.below(8)) {
      case 0, 1 -> dice.between(-40, 40) * 0.25f;
      case 2 -> Float.intBitsToFloat((int) dice.bits());
      case 3 -> (int) dice.bits() * 0x1p-16f;
      case 4 -> anInt(dice);
      default -> dice.of(FLOATS);
    };
  }

  public static double aDouble(Dice dice) {
    return switch (dice.below(8)) {
      case 0, 1 -> dice.between(-40, 40) * 0.25;
      case 2 -> Double.longBitsToDouble(dice.bits());
      case 3 -> dice.bits() * 0x1p-40;
      case 4 -> aFloat(dice);
      default -> dice.of(DOUBLES);
    };
  }

  /**
   * A boxed value near an end of the type, or below zero: adding an index of a work-item to it
   * wraps, or changes the sign, in the middle of a range.
   *
   * @param type an integral one
   */
  public static Object nearEnd(Prim type, Dice dice) {
    int below = dice.between(0, 40);
    boolean atZero = dice.chance(25);
    return switch (type) {
      case BYTE -> (byte) (atZero ? -below : Byte.MAX_VALUE - below);
      case SHORT -> (short) (atZero ? -below : Short.MAX_VALUE - below);
      case CHAR -> (char) -below;
      case INT -> atZero ? -below : Integer.MAX_VALUE - below;
      case LONG -> atZero ? (1L << 32) - below : Long.MAX_VALUE - below;
      case BOOLEAN, FLOAT, DOUBLE -> throw new IllegalArgumentException(type.keyword());
    };
  }

  /** All values at which arithmetic of the type goes wrong, boxed; none twice. */
  public static List<Object> all(Prim type) {
    List<? extends Number> edges =
        switch (type) {
          case LONG -> LONGS;
          case FLOAT -> FLOATS;
          case DOUBLE -> DOUBLES;
          default -> INTS;
        };
    return edges.stream().map(edge -> cut(edge, type)).distinct().toList();
  }

  private static Object cut(Number value, Prim type) {
    return switch (type) {
      case BOOLEAN -> value.intValue() > 0;
      case BYTE -> value.byteValue();
      case SHORT -> value.shortValue();
      case CHAR -> (char) value.intValue();
      case INT, LONG, FLOAT, DOUBLE -> value;
    };
  }

  /** A boxed value of the type. */
  public static Object any(Prim type, Dice dice) {
    return switch (type) {
      case BOOLEAN -> dice.chance(50);
      case BYTE -> (byte) anInt(dice);
      case SHORT -> (short) anInt(dice);
      case CHAR -> (char) anInt(dice);
      case INT -> anInt(dice);
      case LONG -> aLong(dice);
      case FLOAT -> aFloat(dice);
      case DOUBLE -> aDouble(dice);
    };
  }
}
