package dev.sycamore.runtime.records;

import java.nio.ByteBuffer;

/**
 * The values of a leaf in the bytes of many records. Methods of one name, which {@link BulkHandles}
 * finds by their types. The leaf begins at a byte, and the place is a number of elements.
 */
final class LeafBytes {
  private LeafBytes() {}

  /** What the differences of several leaves are together. */
  static long or(long one, long other) {
    return one | other;
  }

  static void put(ByteBuffer bytes, int at, int place, boolean value) {
    bytes.put(at + place, (byte) (value ? 1 : 0));
  }

  /** The bits in which a value differs from the one that is there. */
  static long difference(ByteBuffer bytes, int at, int place, boolean value) {
    return (value ? 1 : 0) ^ (bytes.get(at + place) == 0 ? 0 : 1);
  }

  static void put(ByteBuffer bytes, int at, int place, byte value) {
    bytes.put(at + place, value);
  }

  /** The bits in which a value differs from the one that is there. */
  static long difference(ByteBuffer bytes, int at, int place, byte value) {
    return value ^ bytes.get(at + place);
  }

  static void put(ByteBuffer bytes, int at, int place, short value) {
    bytes.putShort(at + (place << 1), value);
  }

  /** The bits in which a value differs from the one that is there. */
  static long difference(ByteBuffer bytes, int at, int place, short value) {
    return value ^ bytes.getShort(at + (place << 1));
  }

  static void put(ByteBuffer bytes, int at, int place, char value) {
    bytes.putChar(at + (place << 1), value);
  }

  /** The bits in which a value differs from the one that is there. */
  static long difference(ByteBuffer bytes, int at, int place, char value) {
    return value ^ bytes.getChar(at + (place << 1));
  }

  static void put(ByteBuffer bytes, int at, int place, int value) {
    bytes.putInt(at + (place << 2), value);
  }

  /** The bits in which a value differs from the one that is there. */
  static long difference(ByteBuffer bytes, int at, int place, int value) {
    return value ^ bytes.getInt(at + (place << 2));
  }

  static void put(ByteBuffer bytes, int at, int place, long value) {
    bytes.putLong(at + (place << 3), value);
  }

  /** The bits in which a value differs from the one that is there. */
  static long difference(ByteBuffer bytes, int at, int place, long value) {
    return value ^ bytes.getLong(at + (place << 3));
  }

  static void put(ByteBuffer bytes, int at, int place, float value) {
    bytes.putInt(at + (place << 2), Float.floatToRawIntBits(value));
  }

  /** The bits in which a value differs from the one that is there. */
  static long difference(ByteBuffer bytes, int at, int place, float value) {
    return Float.floatToRawIntBits(value) ^ bytes.getInt(at + (place << 2));
  }

  static void put(ByteBuffer bytes, int at, int place, double value) {
    bytes.putLong(at + (place << 3), Double.doubleToRawLongBits(value));
  }

  /** The bits in which a value differs from the one that is there. */
  static long difference(ByteBuffer bytes, int at, int place, double value) {
    return Double.doubleToRawLongBits(value) ^ bytes.getLong(at + (place << 3));
  }
}
