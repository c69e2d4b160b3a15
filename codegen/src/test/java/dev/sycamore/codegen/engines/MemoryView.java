package dev.sycamore.codegen.engines;

import java.lang.reflect.Array;

/** A one-dimensional window on a Java array. */
record MemoryView(Object array, int offset, int length) {

  static MemoryView of(Object array) {
    return new MemoryView(array, 0, Array.getLength(array));
  }

  Object get(int index) {
    return Array.get(array, offset + index);
  }

  void set(int index, Object value) {
    Array.set(array, offset + index, value);
  }

  MemoryView part(int from, int count) {
    return new MemoryView(array, offset + from, count);
  }
}
