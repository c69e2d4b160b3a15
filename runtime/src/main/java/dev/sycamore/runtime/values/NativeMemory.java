package dev.sycamore.runtime.values;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.libc.LibCString;

/** Memory outside of the Java heap, by its address. */
public final class NativeMemory {
  private NativeMemory() {}

  /**
   * Repeats a value.
   *
   * @param size in bytes, a multiple of {@code valueSize}
   * @param value its low bytes, the lowest first
   * @param valueSize 1, 2, 4 or 8
   */
  public static void fill(long address, long size, long value, int valueSize) {
    if (size == 0) {
      return;
    }
    switch (valueSize) {
      case 1 -> MemoryUtil.memPutByte(address, (byte) value);
      case 2 -> MemoryUtil.memPutShort(address, (short) value);
      case 4 -> MemoryUtil.memPutInt(address, (int) value);
      default -> MemoryUtil.memPutLong(address, value);
    }
    for (long done = valueSize; done < size; done *= 2) {
      MemoryUtil.memCopy(address, address + done, Math.min(done, size - done));
    }
  }

  /** Copies bytes; the source and the target may overlap. */
  public static void move(long source, long target, long size) {
    LibCString.nmemmove(target, source, size);
  }

  /** Native memory as a buffer of {@code count} elements. */
  public static ByteBuffer bytes(long address, int count) {
    return MemoryUtil.memByteBuffer(address, count);
  }

  /** Native memory as a buffer of {@code count} elements. */
  public static ShortBuffer shorts(long address, int count) {
    return MemoryUtil.memShortBuffer(address, count);
  }

  /** Native memory as a buffer of {@code count} elements. */
  public static CharBuffer chars(long address, int count) {
    return MemoryUtil.memCharBuffer(address, count);
  }

  /** Native memory as a buffer of {@code count} elements. */
  public static IntBuffer ints(long address, int count) {
    return MemoryUtil.memIntBuffer(address, count);
  }

  /** Native memory as a buffer of {@code count} elements. */
  public static LongBuffer longs(long address, int count) {
    return MemoryUtil.memLongBuffer(address, count);
  }

  /** Native memory as a buffer of {@code count} elements. */
  public static FloatBuffer floats(long address, int count) {
    return MemoryUtil.memFloatBuffer(address, count);
  }

  /** Native memory as a buffer of {@code count} elements. */
  public static DoubleBuffer doubles(long address, int count) {
    return MemoryUtil.memDoubleBuffer(address, count);
  }
}
