package dev.sycamore.codegen.engines;

import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** A copy of a primitive array outside the Java heap. */
final class HostMemory {

  private final Object array;
  private final ByteBuffer buffer;

  HostMemory(Object array) {
    this.array = array;
    this.buffer = ByteBuffer.allocateDirect(8 * length() + 8).order(ByteOrder.nativeOrder());
    if (array instanceof boolean[] a) {
      for (int i = 0; i < a.length; i++) {
        buffer.put(i, (byte) (a[i] ? 1 : 0));
      }
    } else if (array instanceof byte[] a) {
      buffer.duplicate().put(a);
    } else if (array instanceof short[] a) {
      buffer.asShortBuffer().put(a);
    } else if (array instanceof char[] a) {
      buffer.asCharBuffer().put(a);
    } else if (array instanceof int[] a) {
      buffer.asIntBuffer().put(a);
    } else if (array instanceof long[] a) {
      buffer.asLongBuffer().put(a);
    } else if (array instanceof float[] a) {
      buffer.asFloatBuffer().put(a);
    } else {
      buffer.asDoubleBuffer().put((double[]) array);
    }
  }

  static boolean isArray(Object argument) {
    return argument.getClass().isArray();
  }

  int length() {
    return Array.getLength(array);
  }

  ByteBuffer buffer() {
    return buffer;
  }

  void copyBack() {
    if (array instanceof boolean[] a) {
      for (int i = 0; i < a.length; i++) {
        a[i] = buffer.get(i) != 0;
      }
    } else if (array instanceof byte[] a) {
      buffer.duplicate().get(a);
    } else if (array instanceof short[] a) {
      buffer.asShortBuffer().get(a);
    } else if (array instanceof char[] a) {
      buffer.asCharBuffer().get(a);
    } else if (array instanceof int[] a) {
      buffer.asIntBuffer().get(a);
    } else if (array instanceof long[] a) {
      buffer.asLongBuffer().get(a);
    } else if (array instanceof float[] a) {
      buffer.asFloatBuffer().get(a);
    } else {
      buffer.asDoubleBuffer().get((double[]) array);
    }
  }
}
