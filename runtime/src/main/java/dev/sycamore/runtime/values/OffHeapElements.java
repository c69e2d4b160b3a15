package dev.sycamore.runtime.values;

import dev.sycamore.binding.ElementKind;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.util.Locale;
import org.lwjgl.system.MemoryUtil;

/**
 * Elements of a direct buffer of the program, which has them outside of the Java heap. {@link
 * HostArrays} handles them like an array.
 */
public final class OffHeapElements {
  private final ElementKind kind;
  private final ByteBuffer bytes;
  private final boolean readOnly;

  /** Keeps the memory alive. */
  private final Buffer owner;

  private OffHeapElements(ElementKind kind, ByteBuffer bytes, Buffer owner) {
    this.kind = kind;
    this.bytes = bytes;
    this.readOnly = owner.isReadOnly();
    this.owner = owner;
  }

  /**
   * The elements of a buffer from its position to its limit. Later changes of these do not matter.
   * LWJGL has to be loaded.
   *
   * @param kind of the buffer's elements: numbers and {@code char}
   * @throws IllegalArgumentException if the buffer is on the heap, not in the byte order of this
   *     machine, not aligned, or too large
   */
  public static OffHeapElements of(ElementKind kind, Buffer buffer) {
    if (!buffer.isDirect()) {
      throw new IllegalArgumentException(
          "the " + shown(kind) + " is not direct: wrap its array, or use allocateDirect");
    }
    ByteOrder order = order(buffer);
    if (order != ByteOrder.nativeOrder()) {
      throw new IllegalArgumentException(
          "the elements of the "
              + shown(kind)
              + " are "
              + order
              + ", and this machine is "
              + ByteOrder.nativeOrder()
              + ": call order(ByteOrder.nativeOrder()) of the ByteBuffer before as"
              + shown(kind)
              + "()");
    }
    long size = (long) buffer.remaining() * kind.size();
    if (size > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(
          "the " + shown(kind) + " has " + size + " bytes; the most are " + Integer.MAX_VALUE);
    }
    long address = address(buffer);
    if (address % kind.size() != 0) {
      throw new IllegalArgumentException(
          "the "
              + shown(kind)
              + " begins "
              + address % kind.size()
              + " bytes after an address that is a multiple of "
              + kind.size()
              + ", the size of its elements: see ByteBuffer.alignedSlice");
    }
    ByteBuffer bytes =
        size == 0
            ? ByteBuffer.allocateDirect(0).order(ByteOrder.nativeOrder())
            : MemoryUtil.memByteBuffer(address, (int) size);
    return new OffHeapElements(kind, bytes, buffer);
  }

  private static String shown(ElementKind kind) {
    String name = kind.name();
    return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT) + "Buffer";
  }

  private static ByteOrder order(Buffer buffer) {
    if (buffer instanceof ShortBuffer shorts) {
      return shorts.order();
    } else if (buffer instanceof CharBuffer chars) {
      return chars.order();
    } else if (buffer instanceof IntBuffer ints) {
      return ints.order();
    } else if (buffer instanceof LongBuffer longs) {
      return longs.order();
    } else if (buffer instanceof FloatBuffer floats) {
      return floats.order();
    } else if (buffer instanceof DoubleBuffer doubles) {
      return doubles.order();
    } else {
      // The order of a ByteBuffer concerns values of several bytes only.
      return ByteOrder.nativeOrder();
    }
  }

  /** Whether some of the memory is that of others as well. */
  public boolean overlaps(OffHeapElements other) {
    long end = Math.min(address(length()), other.address(other.length()));
    return Math.max(address(0), other.address(0)) < end;
  }

  /** The address of the element at the position. */
  private static long address(Buffer buffer) {
    if (buffer instanceof ByteBuffer bytes) {
      return MemoryUtil.memAddress(bytes);
    } else if (buffer instanceof ShortBuffer shorts) {
      return MemoryUtil.memAddress(shorts);
    } else if (buffer instanceof CharBuffer chars) {
      return MemoryUtil.memAddress(chars);
    } else if (buffer instanceof IntBuffer ints) {
      return MemoryUtil.memAddress(ints);
    } else if (buffer instanceof LongBuffer longs) {
      return MemoryUtil.memAddress(longs);
    } else if (buffer instanceof FloatBuffer floats) {
      return MemoryUtil.memAddress(floats);
    } else {
      return MemoryUtil.memAddress((DoubleBuffer) buffer);
    }
  }

  /** The type of the elements. */
  public ElementKind kind() {
    return kind;
  }

  /** The number of elements. */
  public int length() {
    return bytes.capacity() / kind.size();
  }

  /** Whether the program may not change them by its buffer. */
  public boolean isReadOnly() {
    return readOnly;
  }

  /** The elements as bytes in the order of this machine, to be used by index only. */
  public ByteBuffer bytes() {
    return bytes;
  }

  /** The address of an element. */
  public long address(int index) {
    return MemoryUtil.memAddress0(bytes) + (long) index * kind.size();
  }

  @Override
  public String toString() {
    return owner.toString();
  }

  /** Copies elements of this to an array, or to another one. */
  void copyTo(int from, Object target, int at, int count) {
    if (target instanceof OffHeapElements other) {
      NativeMemory.move(address(from), other.address(at), (long) count * kind.size());
    } else {
      HostArrays.fromNative(address(from), target, at, count);
    }
  }

  void fill(int at, int count, Object value) {
    long size = (long) count * kind.size();
    NativeMemory.fill(address(at), size, Scalars.bits(value, kind), kind.size());
  }
}
