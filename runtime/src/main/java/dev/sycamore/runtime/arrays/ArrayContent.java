package dev.sycamore.runtime.arrays;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.memory.Memory;
import dev.sycamore.runtime.values.RowElements;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * What an array held, and a memory with that.
 *
 * @param elements a copy of the array, or of all elements of an array of arrays
 * @param hasNans whether it has elements whose bits {@link Arrays#equals} does not tell apart
 * @param memory of the copy
 */
record ArrayContent(Object elements, boolean hasNans, Memory memory) {

  static ArrayContent of(Object array, ElementKind kind) {
    Object copy = copy(array);
    return new ArrayContent(copy, hasNans(copy), Memory.keeping(kind, copy));
  }

  static ArrayContent of(RowElements rows) {
    Object copy = rows.joined();
    Memory memory = Memory.keepingRows(rows.kind(), copy, rows.rows().table());
    return new ArrayContent(copy, hasNans(copy), memory);
  }

  /** Whether rows hold the same bits at the same places. */
  boolean isIn(RowElements rows) {
    return rows.length() == memory.length()
        && Arrays.equals((long[]) memory.rowTable().hostArray(), rows.rows().table())
        && isIn(rows.joined());
  }

  private static boolean hasNans(Object array) {
    if (array instanceof float[] a) {
      return IntStream.range(0, a.length).anyMatch(i -> Float.isNaN(a[i]));
    }
    return array instanceof double[] a && Arrays.stream(a).anyMatch(Double::isNaN);
  }

  private static Object copy(Object array) {
    if (array instanceof boolean[] a) {
      return a.clone();
    } else if (array instanceof byte[] a) {
      return a.clone();
    } else if (array instanceof short[] a) {
      return a.clone();
    } else if (array instanceof char[] a) {
      return a.clone();
    } else if (array instanceof int[] a) {
      return a.clone();
    } else if (array instanceof long[] a) {
      return a.clone();
    } else if (array instanceof float[] a) {
      return a.clone();
    }
    return ((double[]) array).clone();
  }

  /** Whether an array of the same type holds the same bits. */
  boolean isIn(Object array) {
    if (array instanceof boolean[] a) {
      return Arrays.equals(a, (boolean[]) elements);
    } else if (array instanceof byte[] a) {
      return Arrays.equals(a, (byte[]) elements);
    } else if (array instanceof short[] a) {
      return Arrays.equals(a, (short[]) elements);
    } else if (array instanceof char[] a) {
      return Arrays.equals(a, (char[]) elements);
    } else if (array instanceof int[] a) {
      return Arrays.equals(a, (int[]) elements);
    } else if (array instanceof long[] a) {
      return Arrays.equals(a, (long[]) elements);
    } else if (array instanceof float[] a) {
      float[] known = (float[]) elements;
      return Arrays.equals(a, known) && (!hasNans || haveSameBits(a, known));
    }
    double[] a = (double[]) array;
    double[] known = (double[]) elements;
    return Arrays.equals(a, known) && (!hasNans || haveSameBits(a, known));
  }

  private static boolean haveSameBits(float[] a, float[] b) {
    int different = 0;
    for (int i = 0; i < a.length; i++) {
      different |= Float.floatToRawIntBits(a[i]) ^ Float.floatToRawIntBits(b[i]);
    }
    return different == 0;
  }

  private static boolean haveSameBits(double[] a, double[] b) {
    long different = 0;
    for (int i = 0; i < a.length; i++) {
      different |= Double.doubleToRawLongBits(a[i]) ^ Double.doubleToRawLongBits(b[i]);
    }
    return different == 0;
  }
}
