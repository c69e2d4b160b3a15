package dev.sycamore.runtime.values;

import static org.lwjgl.system.MemoryUtil.memByteBuffer;
import static org.lwjgl.system.MemoryUtil.memCharBuffer;
import static org.lwjgl.system.MemoryUtil.memDoubleBuffer;
import static org.lwjgl.system.MemoryUtil.memFloatBuffer;
import static org.lwjgl.system.MemoryUtil.memIntBuffer;
import static org.lwjgl.system.MemoryUtil.memLongBuffer;
import static org.lwjgl.system.MemoryUtil.memShortBuffer;

import dev.sycamore.Half;
import dev.sycamore.binding.ElementKind;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * Arrays of the nine element kinds, and how they look in device memory. Where a method says so, an
 * argument may be {@link OffHeapElements} or {@link LaidOutArray} instead.
 */
public final class HostArrays {
  private HostArrays() {}

  /** A new array of zeros. */
  public static Object create(ElementKind kind, int length) {
    return switch (kind) {
      case BOOLEAN -> new boolean[length];
      case BYTE -> new byte[length];
      case SHORT -> new short[length];
      case CHAR -> new char[length];
      case INT -> new int[length];
      case LONG -> new long[length];
      case FLOAT -> new float[length];
      case DOUBLE -> new double[length];
      case HALF -> HalfArrays.zeros(length);
    };
  }

  /** The length of an array of any kind, laid out, or of elements off the heap. */
  public static int length(Object array) {
    // Those that kernels capture most first: for all others the JVM makes a native call.
    if (array instanceof float[] floats) {
      return floats.length;
    } else if (array instanceof int[] ints) {
      return ints.length;
    } else if (array instanceof double[] doubles) {
      return doubles.length;
    } else if (array instanceof LaidOutArray laidOut) {
      return laidOut.length();
    }
    return array instanceof OffHeapElements elements ? elements.length() : Array.getLength(array);
  }

  /** The size of an element, in bytes, of an array, laid out, or of elements off the heap. */
  public static int elementSize(Object array) {
    if (array instanceof LaidOutArray laidOut) {
      return laidOut.kind().size();
    }
    ElementKind kind =
        array instanceof OffHeapElements elements ? elements.kind() : kindOf(array).orElseThrow();
    return kind.size();
  }

  /** Copies elements; each side may be an array or be off the heap. They may overlap. */
  public static void copy(Object source, int from, Object target, int at, int count) {
    if (source instanceof OffHeapElements elements) {
      elements.copyTo(from, target, at, count);
    } else if (target instanceof OffHeapElements elements) {
      toNative(source, from, count, elements.address(at));
    } else {
      System.arraycopy(source, from, target, at, count);
    }
  }

  /** Sets elements, from an index, of an array or off the heap, to a boxed value. */
  public static void fill(Object array, int at, int count, Object value) {
    if (array instanceof OffHeapElements elements) {
      elements.fill(at, count, value);
      return;
    }
    if (count == 0) {
      return;
    }
    Array.set(array, at, value);
    for (int done = 1; done < count; done += Math.min(done, count - done)) {
      System.arraycopy(array, at, array, at + done, Math.min(done, count - done));
    }
  }

  /** Whether an object is an array of elements of that kind. */
  public static boolean isArrayOf(Object object, ElementKind kind) {
    return switch (kind) {
      case BOOLEAN -> object instanceof boolean[];
      case BYTE -> object instanceof byte[];
      case SHORT -> object instanceof short[];
      case CHAR -> object instanceof char[];
      case INT -> object instanceof int[];
      case LONG -> object instanceof long[];
      case FLOAT -> object instanceof float[];
      case DOUBLE -> object instanceof double[];
      case HALF -> object instanceof Half[];
    };
  }

  /** The kind of the elements of an array; nothing for other objects, null and arrays of others. */
  public static Optional<ElementKind> kindOf(Object object) {
    for (ElementKind kind : ElementKind.values()) {
      if (isArrayOf(object, kind)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }

  /** The kind of elements of a type; nothing for other types. */
  public static Optional<ElementKind> kindOfElements(Class<?> type) {
    return kindOf(Array.newInstance(type, 0));
  }

  /**
   * Copies a part of an array, laid out or not, or elements off the heap, to native memory.
   *
   * @throws NullPointerException if an element of a {@code Half[]} is null
   */
  public static void toNative(Object array, int from, int count, long address) {
    if (array instanceof OffHeapElements elements) {
      NativeMemory.move(elements.address(from), address, (long) count * elements.kind().size());
    } else if (array instanceof LaidOutArray laidOut) {
      laidOut.toNative(from, count, address);
    } else if (array instanceof boolean[] booleans) {
      ByteBuffer target = memByteBuffer(address, count);
      for (int i = 0; i < count; i++) {
        target.put(i, (byte) (booleans[from + i] ? 1 : 0));
      }
    } else if (array instanceof byte[] bytes) {
      memByteBuffer(address, count).put(bytes, from, count);
    } else if (array instanceof short[] shorts) {
      memShortBuffer(address, count).put(shorts, from, count);
    } else if (array instanceof char[] chars) {
      memCharBuffer(address, count).put(chars, from, count);
    } else if (array instanceof int[] ints) {
      memIntBuffer(address, count).put(ints, from, count);
    } else if (array instanceof long[] longs) {
      memLongBuffer(address, count).put(longs, from, count);
    } else if (array instanceof float[] floats) {
      memFloatBuffer(address, count).put(floats, from, count);
    } else if (array instanceof double[] doubles) {
      memDoubleBuffer(address, count).put(doubles, from, count);
    } else {
      HalfArrays.toNative((Half[]) array, from, memShortBuffer(address, count));
    }
  }

  /** Copies native memory to a part of an array, laid out or not, or to elements off the heap. */
  public static void fromNative(long address, Object array, int from, int count) {
    if (array instanceof OffHeapElements elements) {
      NativeMemory.move(address, elements.address(from), (long) count * elements.kind().size());
    } else if (array instanceof LaidOutArray laidOut) {
      laidOut.fromNative(address, from, count);
    } else if (array instanceof boolean[] booleans) {
      ByteBuffer source = memByteBuffer(address, count);
      for (int i = 0; i < count; i++) {
        booleans[from + i] = source.get(i) != 0;
      }
    } else if (array instanceof byte[] bytes) {
      memByteBuffer(address, count).get(bytes, from, count);
    } else if (array instanceof short[] shorts) {
      memShortBuffer(address, count).get(shorts, from, count);
    } else if (array instanceof char[] chars) {
      memCharBuffer(address, count).get(chars, from, count);
    } else if (array instanceof int[] ints) {
      memIntBuffer(address, count).get(ints, from, count);
    } else if (array instanceof long[] longs) {
      memLongBuffer(address, count).get(longs, from, count);
    } else if (array instanceof float[] floats) {
      memFloatBuffer(address, count).get(floats, from, count);
    } else if (array instanceof double[] doubles) {
      memDoubleBuffer(address, count).get(doubles, from, count);
    } else {
      HalfArrays.fromNative(memShortBuffer(address, count), (Half[]) array, from);
    }
  }

  /** Copies a whole array to native memory. */
  public static void toNative(Object array, long address) {
    toNative(array, 0, length(array), address);
  }

  /** Copies native memory to a whole array. */
  public static void fromNative(long address, Object array) {
    fromNative(address, array, 0, length(array));
  }
}
