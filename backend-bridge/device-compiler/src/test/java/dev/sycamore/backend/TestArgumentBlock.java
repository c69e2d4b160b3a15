package dev.sycamore.backend;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.lwjgl.system.MemoryUtil;

/** Arguments at the offsets of section 3 of the formats: each at a multiple of its own size. */
final class TestArgumentBlock {

  private final ByteBuffer bytes =
      ByteBuffer.allocate(4096).order(java.nio.ByteOrder.nativeOrder());

  /** Held, since the collector would free memory of which only the address is left. */
  private final List<Buffer> pointed = new ArrayList<>();

  TestArgumentBlock add(byte value) {
    bytes.put(value);
    return this;
  }

  TestArgumentBlock add(boolean value) {
    return add((byte) (value ? 1 : 0));
  }

  TestArgumentBlock add(short value) {
    align(2).putShort(value);
    return this;
  }

  TestArgumentBlock add(char value) {
    return add((short) value);
  }

  TestArgumentBlock add(int value) {
    align(4).putInt(value);
    return this;
  }

  TestArgumentBlock add(float value) {
    align(4).putFloat(value);
    return this;
  }

  TestArgumentBlock add(long value) {
    align(8).putLong(value);
    return this;
  }

  TestArgumentBlock add(double value) {
    align(8).putDouble(value);
    return this;
  }

  /** A pointer to a direct buffer's first element. */
  TestArgumentBlock add(Buffer memory) {
    pointed.add(memory);
    return add(MemoryUtil.memAddress0(memory));
  }

  private ByteBuffer align(int size) {
    bytes.position((bytes.position() + size - 1) / size * size);
    return bytes;
  }

  /** The block in native memory, for the caller to free. */
  ByteBuffer toBuffer() {
    ByteBuffer copy = MemoryUtil.memAlloc(Math.max(8, bytes.position()));
    copy.put(0, bytes.array(), 0, bytes.position());
    return copy;
  }
}
