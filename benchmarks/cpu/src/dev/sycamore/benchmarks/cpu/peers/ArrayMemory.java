package dev.sycamore.benchmarks.cpu.peers;

import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import org.lwjgl.system.MemoryUtil;

/** Native memory with the elements of an array of the JVM. */
final class ArrayMemory implements AutoCloseable {
  private static final int PAGE = 4096;

  private final Object array;
  private final long bytes;
  private final long address;

  /** Copies the elements of {@code array}. */
  ArrayMemory(Object array) {
    this.array = array;
    this.bytes = (long) Array.getLength(array) * (array instanceof double[] ? 8 : 4);
    this.address = MemoryUtil.nmemAlignedAllocChecked(PAGE, (bytes + PAGE - 1) / PAGE * PAGE);
    if (array instanceof float[] floats) {
      buffer().asFloatBuffer().put(floats);
    } else if (array instanceof double[] doubles) {
      buffer().asDoubleBuffer().put(doubles);
    } else {
      buffer().asIntBuffer().put((int[]) array);
    }
  }

  long address() {
    return address;
  }

  long bytes() {
    return bytes;
  }

  /** The elements as they are now, in a new array. */
  Object copy() {
    int length = Array.getLength(array);
    Object copy = Array.newInstance(array.getClass().getComponentType(), length);
    if (copy instanceof float[] floats) {
      buffer().asFloatBuffer().get(floats);
    } else if (copy instanceof double[] doubles) {
      buffer().asDoubleBuffer().get(doubles);
    } else {
      buffer().asIntBuffer().get((int[]) copy);
    }
    return copy;
  }

  private ByteBuffer buffer() {
    return MemoryUtil.memByteBuffer(address, Math.toIntExact(bytes));
  }

  @Override
  public void close() {
    MemoryUtil.nmemAlignedFree(address);
  }
}
