package dev.sycamore.processor.startup;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The classes of a jar, one after the other (docs/FORMATS.md, section 15). They stay outside of the
 * heap, which is small when a compiler starts.
 */
final class ClassBundle {
  private static final long MAGIC = 0x53594343_4c533031L;
  private static final int HEADER = Long.BYTES + 2 * Integer.BYTES;
  private static final int ROW = 3 * Integer.BYTES;

  private final ByteBuffer content;
  private final int rows;

  private ClassBundle(ByteBuffer content, int rows) {
    this.content = content;
    this.rows = rows;
  }

  /** Reads a bundle; nothing if these are not the bytes of one. */
  static Optional<ClassBundle> read(InputStream in) throws IOException {
    ReadableByteChannel channel = Channels.newChannel(in);
    ByteBuffer header = ByteBuffer.allocate(HEADER);
    if (!fill(header, channel) || header.getLong() != MAGIC) {
      return Optional.empty();
    }
    int length = header.getInt();
    int rows = header.getInt();
    if (Integer.bitCount(rows) != 1 || rows < 0 || rows > (length - HEADER) / ROW) {
      return Optional.empty();
    }
    ByteBuffer content = ByteBuffer.allocateDirect(length - HEADER);
    boolean whole = fill(content, channel) && channel.read(ByteBuffer.allocate(1)) < 0;
    return whole ? Optional.of(new ClassBundle(content, rows)) : Optional.empty();
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
   * The bytes of a class; nothing if it is not one of these.
   *
   * @param name with dots
   */
  Optional<ByteBuffer> find(String name) {
    int hash = name.hashCode();
    for (int tries = 0; tries < rows; tries++) {
      int at = ((hash + tries) & (rows - 1)) * ROW;
      int length = content.getInt(at + 2 * Integer.BYTES);
      if (length == 0) {
        return Optional.empty();
      }
      if (content.getInt(at) == hash) {
        int offset = content.getInt(at + Integer.BYTES) - HEADER;
        int start = offset + Short.BYTES + content.getShort(offset);
        if (text(offset + Short.BYTES, start).equals(name)) {
          return Optional.of(content.slice(start, length));
        }
      }
    }
    return Optional.empty();
  }

  private String text(int from, int to) {
    byte[] bytes = new byte[to - from];
    content.get(from, bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
