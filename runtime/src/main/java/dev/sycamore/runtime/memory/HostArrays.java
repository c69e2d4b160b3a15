package dev.sycamore.runtime.memory;

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
import java.nio.ShortBuffer;
import java.util.Arrays;

/** Arrays of the nine element kinds, and how they look in device memory. */
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
      case HALF -> {
        Half[] array = new Half[length];
        Arrays.fill(array, Half.ZERO);
        yield array;
      }
    };
  }

  /** The length of an array of any kind. */
  public static int length(Object array) {
    return Array.getLength(array);
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

  /**
   * Copies a whole array to native memory.
   *
   * @throws NullPointerException if an element of a {@code Half[]} is null
   */
  public static void toNative(Object array, long address) {
    if (array instanceof boolean[] booleans) {
      ByteBuffer target = memByteBuffer(address, booleans.length);
      for (int i = 0; i < booleans.length; i++) {
        target.put(i, (byte) (booleans[i] ? 1 : 0));
      }
    } else if (array instanceof byte[] bytes) {
      memByteBuffer(address, bytes.length).put(bytes);
    } else if (array instanceof short[] shorts) {
      memShortBuffer(address, shorts.length).put(shorts);
    } else if (array instanceof char[] chars) {
      memCharBuffer(address, chars.length).put(chars);
    } else if (array instanceof int[] ints) {
      memIntBuffer(address, ints.length).put(ints);
    } else if (array instanceof long[] longs) {
      memLongBuffer(address, longs.length).put(longs);
    } else if (array instanceof float[] floats) {
      memFloatBuffer(address, floats.length).put(floats);
    } else if (array instanceof double[] doubles) {
      memDoubleBuffer(address, doubles.length).put(doubles);
    } else {
      Half[] halfs = (Half[]) array;
      ShortBuffer target = memShortBuffer(address, halfs.length);
      for (int i = 0; i < halfs.length; i++) {
        target.put(i, halfs[i].bits());
      }
    }
  }

  /** Copies native memory to a whole array. */
  public static void fromNative(long address, Object array) {
    if (array instanceof boolean[] booleans) {
      ByteBuffer source = memByteBuffer(address, booleans.length);
      for (int i = 0; i < booleans.length; i++) {
        booleans[i] = source.get(i) != 0;
      }
    } else if (array instanceof byte[] bytes) {
      memByteBuffer(address, bytes.length).get(bytes);
    } else if (array instanceof short[] shorts) {
      memShortBuffer(address, shorts.length).get(shorts);
    } else if (array instanceof char[] chars) {
      memCharBuffer(address, chars.length).get(chars);
    } else if (array instanceof int[] ints) {
      memIntBuffer(address, ints.length).get(ints);
    } else if (array instanceof long[] longs) {
      memLongBuffer(address, longs.length).get(longs);
    } else if (array instanceof float[] floats) {
      memFloatBuffer(address, floats.length).get(floats);
    } else if (array instanceof double[] doubles) {
      memDoubleBuffer(address, doubles.length).get(doubles);
    } else {
      Half[] halfs = (Half[]) array;
      ShortBuffer source = memShortBuffer(address, halfs.length);
      for (int i = 0; i < halfs.length; i++) {
        if (halfs[i] == null || halfs[i].bits() != source.get(i)) {
          halfs[i] = Half.ofBits(source.get(i));
        }
      }
    }
  }
}
