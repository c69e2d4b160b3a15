package dev.sycamore.devicelib.images;

import dev.sycamore.devicelib.HalfBits;

/**
 * What the bits of a channel mean, for each channel type: the conversions of the OpenCL C
 * specification, section 8.3, with one result where that leaves a choice. Arithmetic is {@code
 * float}'s, rounded to nearest.
 */
public final class ChannelConversion {
  /** Unsigned, 0 to 1 in 8 bits. */
  public static final int UNORM8 = 0;

  /** Unsigned, 0 to 1 in 16 bits. */
  public static final int UNORM16 = 1;

  /** Signed, -1 to 1 in 8 bits. */
  public static final int SNORM8 = 2;

  /** Signed, -1 to 1 in 16 bits. */
  public static final int SNORM16 = 3;

  /** A signed integer of 8 bits. */
  public static final int SINT8 = 4;

  /** A signed integer of 16 bits. */
  public static final int SINT16 = 5;

  /** A signed integer of 32 bits. */
  public static final int SINT32 = 6;

  /** An unsigned integer of 8 bits. */
  public static final int UINT8 = 7;

  /** An unsigned integer of 16 bits. */
  public static final int UINT16 = 8;

  /** An unsigned integer of 32 bits. */
  public static final int UINT32 = 9;

  /** IEEE binary16. */
  public static final int SFLOAT16 = 10;

  /** IEEE binary32. */
  public static final int SFLOAT32 = 11;

  private static final short HALF_NAN = 0x7E00;

  private ChannelConversion() {}

  /** The value of a channel that is no integer, from the low bits of {@code raw}. */
  public static float toFloat(int type, int raw) {
    return switch (type) {
      case UNORM8 -> (raw & 0xFF) / 255f;
      case UNORM16 -> (raw & 0xFFFF) / 65535f;
      case SNORM8 -> Math.max((byte) raw / 127f, -1f);
      case SNORM16 -> Math.max((short) raw / 32767f, -1f);
      case SFLOAT16 -> HalfBits.toFloat((short) raw);
      default -> Float.intBitsToFloat(raw);
    };
  }

  /** The bits of a channel that is no integer; NaN becomes 0, or one NaN for floating point. */
  public static int ofFloat(int type, float value) {
    return switch (type) {
      case UNORM8 -> rounded(value * 255f, 0, 255);
      case UNORM16 -> rounded(value * 65535f, 0, 65535);
      case SNORM8 -> rounded(value * 127f, -128, 127);
      case SNORM16 -> rounded(value * 32767f, -32768, 32767);
      case SFLOAT16 -> value != value ? HALF_NAN : HalfBits.ofFloat(value);
      default -> Float.floatToIntBits(value);
    };
  }

  /** The value of an integer channel, from the low bits of {@code raw}. */
  public static int toInt(int type, int raw) {
    return switch (type) {
      case SINT8 -> (byte) raw;
      case SINT16 -> (short) raw;
      case UINT8 -> raw & 0xFF;
      case UINT16 -> raw & 0xFFFF;
      default -> raw;
    };
  }

  /** The nearest value of an integer channel; for unsigned ones {@code value} is unsigned, too. */
  public static int ofInt(int type, int value) {
    return switch (type) {
      case SINT8 -> clamped(value, -128, 127);
      case SINT16 -> clamped(value, -32768, 32767);
      case UINT8 -> value < 0 ? 255 : Math.min(value, 255);
      case UINT16 -> value < 0 ? 65535 : Math.min(value, 65535);
      default -> value;
    };
  }

  /** To the nearest integer, ties to even; NaN is 0. */
  private static int rounded(float value, int least, int greatest) {
    return clamped((int) (float) Math.rint(value), least, greatest);
  }

  private static int clamped(int value, int least, int greatest) {
    return Math.max(least, Math.min(value, greatest));
  }
}
