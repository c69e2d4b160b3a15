package dev.sycamore.processor.startup;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The names of the classes of a jar, and those classes that come first, one after the other
 * (docs/FORMATS.md, section 15). They stay outside of the heap, which is small when a compiler
 * starts.
 */
final class ClassBundle {
  private static final long MAGIC = 0x53594343_4c533033L;
  private static final int HEADER = Long.BYTES + 4 * Integer.BYTES;
  private static final int ROW = 3 * Integer.BYTES;

  /** The place of a class that is none of the jar's. */
  static final int NOWHERE = -1;

  /** The length of a class that only the jar has. */
  private static final int IN_JAR = -1;

  /** After the classes: the length of all, and the mark once more. */
  private static final int TRAILER = Integer.BYTES + Long.BYTES;

  /** What a zip file without a comment ends with. */
  private static final int ZIP_END = 22;

  private static final int ZIP_END_MARK = 0x06054b50;
  private static final int ZIP_DIRECTORY = 16;

  private final ByteBuffer content;
  private final int rows;
  private final int frontEnd;
  private final int deviceBuild;

  private ClassBundle(ByteBuffer content, int rows, int frontEnd, int deviceBuild) {
    this.content = content;
    this.rows = rows;
    this.frontEnd = frontEnd;
    this.deviceBuild = deviceBuild;
  }

  /** Reads a bundle; nothing if these are not the bytes of one, and no others after them. */
  static Optional<ClassBundle> read(InputStream in) throws IOException {
    ReadableByteChannel channel = Channels.newChannel(in);
    Optional<ClassBundle> bundle = read(channel);
    return channel.read(ByteBuffer.allocate(1)) < 0 ? bundle : Optional.empty();
  }

  /**
   * Reads the bundle that is the last entry of a jar, in a quarter of the time that it takes as a
   * resource; nothing if there is none.
   */
  static Optional<ClassBundle> atEndOf(Path jar) throws IOException {
    try (FileChannel file = FileChannel.open(jar)) {
      ByteBuffer end = ByteBuffer.allocate(ZIP_END).order(ByteOrder.LITTLE_ENDIAN);
      if (!fillAt(file.size() - ZIP_END, end, file) || end.getInt(0) != ZIP_END_MARK) {
        return Optional.empty();
      }
      long entries = Integer.toUnsignedLong(end.getInt(ZIP_DIRECTORY));
      ByteBuffer trailer = ByteBuffer.allocate(TRAILER);
      if (!fillAt(entries - TRAILER, trailer, file)) {
        return Optional.empty();
      }
      long start = entries - trailer.getInt();
      if (trailer.getLong() != MAGIC || start < 0 || start > entries - HEADER - TRAILER) {
        return Optional.empty();
      }
      file.position(start);
      Optional<ClassBundle> bundle = read(file);
      boolean whole =
          bundle.isPresent() && bundle.get().content.capacity() == entries - start - HEADER;
      return whole ? bundle : Optional.empty();
    }
  }

  private static boolean fillAt(long position, ByteBuffer buffer, FileChannel file)
      throws IOException {
    if (position < 0) {
      return false;
    }
    file.position(position);
    return fill(buffer, file);
  }

  private static Optional<ClassBundle> read(ReadableByteChannel channel) throws IOException {
    ByteBuffer header = ByteBuffer.allocate(HEADER);
    if (!fill(header, channel) || header.getLong() != MAGIC) {
      return Optional.empty();
    }
    int length = header.getInt();
    int rows = header.getInt();
    int frontEnd = header.getInt();
    int deviceBuild = header.getInt();
    if (Integer.bitCount(rows) != 1 || rows < 0 || rows > (length - HEADER - TRAILER) / ROW) {
      return Optional.empty();
    }
    ByteBuffer content = ByteBuffer.allocateDirect(length - HEADER);
    return fill(content, channel)
        ? Optional.of(new ClassBundle(content, rows, frontEnd, deviceBuild))
        : Optional.empty();
  }

  /** Whether there was enough to fill it. */
  private static boolean fill(ByteBuffer buffer, ReadableByteChannel channel) throws IOException {
    int read = 0;
    while (buffer.hasRemaining() && read >= 0) {
      read = channel.read(buffer);
    }
    boolean full = !buffer.hasRemaining();
    buffer.flip();
    return full;
  }

  /**
   * Passes on the names of the classes that each compilation of kernels needs, as they are needed.
   *
   * @param withDeviceBuild whether those are among them that only a compilation with images needs
   */
  void forEachEarly(boolean withDeviceBuild, Consumer<String> action) {
    int at = rows * ROW;
    int count = withDeviceBuild ? frontEnd + deviceBuild : frontEnd;
    for (int i = 0; i < count; i++) {
      int start = at + Short.BYTES + Short.toUnsignedInt(content.getShort(at));
      action.accept(text(at + Short.BYTES, start));
      at = start + Integer.BYTES + content.getInt(start);
    }
  }

  /**
   * Where a class is, for the methods below; {@link #NOWHERE} if it is not one of these.
   *
   * @param name with dots
   */
  int find(String name) {
    int hash = name.hashCode();
    for (int tries = 0; tries < rows; tries++) {
      int at = ((hash + tries) & (rows - 1)) * ROW;
      if (content.getInt(at + 2 * Integer.BYTES) == 0) {
        return NOWHERE;
      }
      if (content.getInt(at) == hash) {
        int offset = content.getInt(at + Integer.BYTES) - HEADER;
        int start = offset + Short.BYTES + Short.toUnsignedInt(content.getShort(offset));
        if (text(offset + Short.BYTES, start).equals(name)) {
          return start;
        }
      }
    }
    return NOWHERE;
  }

  /** Whether the bundle has the name only, and the jar the class. */
  boolean isInJar(int place) {
    return content.getInt(place) == IN_JAR;
  }

  /** The bytes of a class that is not in the jar. */
  ByteBuffer bytes(int place) {
    return content.slice(place + Integer.BYTES, content.getInt(place));
  }

  private String text(int from, int to) {
    byte[] bytes = new byte[to - from];
    content.get(from, bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
