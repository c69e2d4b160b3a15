package dev.sycamore.binding.properties;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Collection;
import java.util.HexFormat;

/** The value of a property. */
public sealed interface PropertyValue {

  /** A number, type 1. */
  static PropertyValue number(long value) {
    return new UInt32(value);
  }

  /** Whole bytes, type 2. */
  static PropertyValue bytes(byte[] data) {
    return bits(data, 8L * data.length);
  }

  /**
   * The first bits of bytes, the least significant of each first, type 2.
   *
   * @throws IllegalArgumentException if that many bits do not take that many bytes
   */
  static PropertyValue bits(byte[] data, long bitCount) {
    return new Bytes(data, bitCount);
  }

  /** Numbers of 32 bits, type 2; each is taken as unsigned. */
  static PropertyValue u32s(Collection<Integer> numbers) {
    byte[] bytes = new byte[4 * numbers.size()];
    numbers.forEach(littleEndian(bytes)::putInt);
    return bytes(bytes);
  }

  /** Numbers of 64 bits, type 2. */
  static PropertyValue u64s(Collection<Long> numbers) {
    byte[] bytes = new byte[8 * numbers.size()];
    numbers.forEach(littleEndian(bytes)::putLong);
    return bytes(bytes);
  }

  private static ByteBuffer littleEndian(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  /**
   * A number of 32 bits.
   *
   * @param value from 0 to 4294967295
   */
  record UInt32(long value) implements PropertyValue {
    public UInt32 {
      if (value < 0 || value > 0xFFFF_FFFFL) {
        throw new IllegalArgumentException("not a number of 32 bits: " + value);
      }
    }
  }

  /** Bytes, of which the last may be there for some bits only. */
  final class Bytes implements PropertyValue {

    private final byte[] data;
    private final long bitCount;

    private Bytes(byte[] data, long bitCount) {
      if (bitCount < 0 || bitCount > 8L * data.length || bitCount <= 8L * data.length - 8) {
        throw new IllegalArgumentException(bitCount + " bits in " + data.length + " bytes");
      }
      this.data = data.clone();
      this.bitCount = bitCount;
    }

    /** A copy of the bytes. */
    public byte[] data() {
      return data.clone();
    }

    public long bitCount() {
      return bitCount;
    }

    /** The bytes for reading numbers from them. */
    public ByteBuffer littleEndian() {
      return PropertyValue.littleEndian(data.clone());
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Bytes that
          && bitCount == that.bitCount
          && Arrays.equals(data, that.data);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(data) + Long.hashCode(bitCount);
    }

    @Override
    public String toString() {
      return "Bytes[" + HexFormat.of().formatHex(data) + ", " + bitCount + " bits]";
    }
  }
}
