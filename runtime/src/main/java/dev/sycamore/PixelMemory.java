package dev.sycamore;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.function.Consumer;

/** The memory of an image, in ints, and the way back to the array of the program. */
final class PixelMemory {
  private final IntDeviceBuffer buffer;
  private final Runnable writeBack;
  private boolean toWriteBack;

  private PixelMemory(IntDeviceBuffer buffer, Runnable writeBack) {
    this.buffer = buffer;
    this.writeBack = writeBack;
  }

  static PixelMemory wrap(int[] pixels, ImageFormat format, int... extents) {
    checkLength(pixels.length, 1, format, extents);
    return new PixelMemory(DeviceBuffer.wrap(pixels), () -> {});
  }

  static PixelMemory wrap(byte[] pixels, ImageFormat format, int... extents) {
    checkBits(Byte.SIZE, "byte", format);
    checkLength(pixels.length, Integer.BYTES, format, extents);
    IntBuffer view = ByteBuffer.wrap(pixels).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
    return copied(
        pixels.length / Integer.BYTES, words -> view.get(0, words), words -> view.put(0, words));
  }

  static PixelMemory wrap(short[] pixels, ImageFormat format, int... extents) {
    checkBits(Short.SIZE, "short", format);
    checkLength(pixels.length, 2, format, extents);
    return copied(
        pixels.length / 2,
        words -> {
          for (int i = 0; i < words.length; i++) {
            words[i] = (pixels[2 * i] & 0xFFFF) | (pixels[2 * i + 1] << Short.SIZE);
          }
        },
        words -> {
          for (int i = 0; i < words.length; i++) {
            pixels[2 * i] = (short) words[i];
            pixels[2 * i + 1] = (short) (words[i] >>> Short.SIZE);
          }
        });
  }

  static PixelMemory wrap(float[] pixels, ImageFormat format, int... extents) {
    if (format.type() != ChannelType.SFLOAT32) {
      throw new IllegalArgumentException(
          "a float array is for channels of SFLOAT32, not " + format);
    }
    checkLength(pixels.length, 1, format, extents);
    return copied(
        pixels.length,
        words -> {
          for (int i = 0; i < words.length; i++) {
            words[i] = Float.floatToRawIntBits(pixels[i]);
          }
        },
        words -> {
          for (int i = 0; i < words.length; i++) {
            pixels[i] = Float.intBitsToFloat(words[i]);
          }
        });
  }

  /** Memory with a copy of the program's array. */
  private static PixelMemory copied(int ints, Consumer<int[]> load, Consumer<int[]> store) {
    int[] words = new int[ints];
    load.accept(words);
    return new PixelMemory(DeviceBuffer.wrap(words), () -> store.accept(words));
  }

  private static void checkBits(int bits, String type, ImageFormat format) {
    if (format.type().bits() != bits) {
      throw new IllegalArgumentException(
          "a " + type + " array is for channels of " + bits + " bits, not " + format);
    }
  }

  private static void checkLength(int length, int perInt, ImageFormat format, int... extents) {
    long expected = (long) format.intsOf(extents) * perInt;
    if (length != expected) {
      throw new IllegalArgumentException(
          "the array has " + length + " elements, and the image " + expected);
    }
  }

  /** The same memory, without ownership. */
  PixelMemory shared() {
    return new PixelMemory(buffer.subBuffer(new Range1(0), new Range1(buffer.size())), () -> {});
  }

  IntAccessor access(Handler handler, AccessMode mode) {
    IntAccessor accessor = buffer.access(handler, mode);
    noteWriter(mode);
    return accessor;
  }

  IntAccessor hostAccess(AccessMode mode) {
    IntAccessor accessor = buffer.hostAccess(mode);
    noteWriter(mode);
    return accessor;
  }

  private synchronized void noteWriter(AccessMode mode) {
    toWriteBack |= mode.writes();
  }

  /** Closes the buffer; then the results are in the program's array. */
  void close() {
    try {
      buffer.close();
    } finally {
      writeBackOnce();
    }
  }

  private synchronized void writeBackOnce() {
    if (toWriteBack) {
      toWriteBack = false;
      writeBack.run();
    }
  }
}
