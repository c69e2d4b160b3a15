package dev.sycamore.runtime.records;

import dev.sycamore.Half;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.values.HostArrays;
import java.lang.reflect.Array;
import java.util.BitSet;

/**
 * The values of a leaf in an array: halves as their bits, enums as ordinals. Methods of one name
 * are found by {@link RecordHandles} by their types.
 */
final class LeafValues {
  private LeafValues() {}

  /** An array for values of a leaf. */
  static Object create(ElementKind kind, int length) {
    return HostArrays.create(kind == ElementKind.HALF ? ElementKind.SHORT : kind, length);
  }

  /** By leaf an array for some values; null for leaves that are not chosen. */
  static Object[] create(RecordLayout layout, BitSet chosen, int length) {
    Object[] arrays = new Object[layout.leaves().size()];
    chosen.stream().forEach(k -> arrays[k] = create(layout.leaves().get(k).kind(), length));
    return arrays;
  }

  /** A value as {@link RecordLayout#make} takes it. */
  static Object get(Object array, int at, ElementKind kind) {
    return kind == ElementKind.HALF ? Half.ofBits(((short[]) array)[at]) : Array.get(array, at);
  }

  /** Puts a value as {@link RecordLayout#takeApart} has it. */
  static void put(Object array, int at, Object value) {
    Array.set(array, at, value instanceof Half half ? half.bits() : value);
  }

  /** What the differences of several leaves are together. */
  static long or(long one, long other) {
    return one | other;
  }

  /** The bits in which a value differs from the one in an array. */
  static long difference(boolean[] array, int at, boolean value) {
    return array[at] == value ? 0 : 1;
  }

  static long difference(byte[] array, int at, byte value) {
    return array[at] ^ value;
  }

  static long difference(short[] array, int at, short value) {
    return array[at] ^ value;
  }

  static long difference(char[] array, int at, char value) {
    return array[at] ^ value;
  }

  static long difference(int[] array, int at, int value) {
    return array[at] ^ value;
  }

  static long difference(long[] array, int at, long value) {
    return array[at] ^ value;
  }

  static long difference(float[] array, int at, float value) {
    return Float.floatToRawIntBits(array[at]) ^ Float.floatToRawIntBits(value);
  }

  static long difference(double[] array, int at, double value) {
    return Double.doubleToRawLongBits(array[at]) ^ Double.doubleToRawLongBits(value);
  }
}
