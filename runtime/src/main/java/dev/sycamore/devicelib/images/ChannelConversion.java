package dev.sycamore.devicelib.images;

import dev.sycamore.devicelib.FloatingOrder;
import dev.sycamore.devicelib.HalfBits;
import dev.sycamore.devicelib.Integers;

/**
 * What the bits of a channel mean, for each kind of numbers and number of bits: the conversions of
 * the OpenCL C specification, section 8.3, with one result where that leaves a choice. Arithmetic
 * is {@code float}'s, rounded to nearest.
 *
 * <p>The kind is a value, not a constant of the compiler's: one formula for all bits keeps kernels
 * small.
 */
public final class ChannelConversion {
  /** 0 to 1; 8 or 16 bits. */
  public static final int UNORM = 0;

  /** -1 to 1; 8 or 16 bits. */
  public static final int SNORM = 1;

  /** Unsigned integers; 8, 16 or 32 bits. */
  public static final int UINT = 2;

  /** Signed integers; 8, 16 or 32 bits. */
  public static final int SINT = 3;

  /** IEEE binary16 and binary32. */
  public static final int SFLOAT = 4;

  private static final short HALF_NAN = 0x7E00;

  private ChannelConversion() {}

  /** The value of a channel that is no integer, from the low bits of {@code raw}. */
  public static float toFloat(int kind, int bits, int raw) {
    if (kind == SFLOAT) {
      return bits == 16 ? HalfBits.toFloat((short) raw) : Float.intBitsToFloat(raw);
    }
    return Math.max((float) toInt(kind, bits, raw) / greatest(kind, bits), -1f);
  }

  /** The bits of a channel that is no integer; NaN becomes 0, or one NaN for floating point. */
  public static int ofFloat(int kind, int bits, float value) {
    if (kind == SFLOAT) {
      if (bits != 16) {
        return FloatingOrder.floatToIntBits(value);
      }
      return Float.isNaN(value) ? HALF_NAN : HalfBits.ofFloat(value);
    }
    float one = greatest(kind, bits);
    // Ties go to even, and NaN is 0.
    int nearest = (int) (float) Math.rint(value * one);
    return Math.max(isSigned(kind) ? ~(int) one : 0, Math.min(nearest, (int) one));
  }

  /** The value of an integer channel, from the low bits of {@code raw}. */
  public static int toInt(int kind, int bits, int raw) {
    int high = Integer.SIZE - bits;
    return isSigned(kind) ? raw << high >> high : raw << high >>> high;
  }

  /** The nearest value of an integer channel; for unsigned ones {@code value} is unsigned, too. */
  public static int ofInt(int kind, int bits, int value) {
    int greatest = greatest(kind, bits);
    if (isSigned(kind)) {
      return Math.max(~greatest, Math.min(value, greatest));
    }
    return Integers.compareUnsigned(value, greatest) > 0 ? greatest : value;
  }

  private static boolean isSigned(int kind) {
    return kind == SNORM || kind == SINT;
  }

  /** With all bits set, but the sign. */
  private static int greatest(int kind, int bits) {
    return -1 >>> (Integer.SIZE - bits + (isSigned(kind) ? 1 : 0));
  }
}
