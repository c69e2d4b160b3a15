package dev.sycamore.processor.cache;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.Adler32;
import java.util.zip.CRC32;

/**
 * Tells bytes from others that came to be in their place. Nobody is kept from making two files with
 * the same fingerprint; whoever can change a class path has no need to. The checksums are native
 * code, which a compiler that has just started runs as fast as any other.
 */
public final class Fingerprint {

  /** The end of a zip archive: a mark, and how long and where its table of contents is. */
  private static final int END_MARK = 0x06054b50;

  private static final int END_BYTES = 22;
  private static final int COMMENT_BYTES = 0xffff;
  private static final int SIZE_OFFSET = 12;
  private static final int START_OFFSET = 16;

  private final CRC32 crc = new CRC32();
  private final Adler32 adler = new Adler32();
  private long length;

  private void add(byte[] bytes, int count) {
    crc.update(bytes, 0, count);
    adler.update(bytes, 0, count);
    length += count;
  }

  private String text() {
    return Long.toHexString(crc.getValue())
        + '-'
        + Long.toHexString(adler.getValue())
        + '-'
        + length;
  }

  /** That of bytes. */
  public static String of(byte[] bytes) {
    Fingerprint fingerprint = new Fingerprint();
    fingerprint.add(bytes, bytes.length);
    return fingerprint.text();
  }

  /**
   * That of a file. Of a jar only the table of contents is read, which has the length and the
   * checksum of each entry.
   */
  public static String of(Path file) throws IOException {
    Fingerprint fingerprint = new Fingerprint();
    try (SeekableByteChannel channel = Files.newByteChannel(file)) {
      byte[] contents = contents(channel);
      if (contents.length > 0) {
        fingerprint.add(contents, contents.length);
        return fingerprint.text() + '-' + channel.size();
      }
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] buffer = new byte[1 << 16];
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        fingerprint.add(buffer, count);
      }
    }
    return fingerprint.text();
  }

  /**
   * A zip archive's table of contents and its end; empty for what is none, or none of the usual.
   */
  private static byte[] contents(SeekableByteChannel file) throws IOException {
    long size = file.size();
    byte[] end = read(file, Math.max(0, size - END_BYTES - COMMENT_BYTES), size);
    ByteBuffer little = ByteBuffer.wrap(end).order(java.nio.ByteOrder.LITTLE_ENDIAN);
    for (int at = end.length - END_BYTES; at >= 0; at--) {
      if (little.getInt(at) == END_MARK) {
        long start = Integer.toUnsignedLong(little.getInt(at + START_OFFSET));
        long length = Integer.toUnsignedLong(little.getInt(at + SIZE_OFFSET));
        boolean plain = length > 0 && start + length <= size && length < Integer.MAX_VALUE / 2;
        return plain ? read(file, start, start + length) : new byte[0];
      }
    }
    return new byte[0];
  }

  private static byte[] read(SeekableByteChannel file, long from, long to) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate((int) (to - from));
    file.position(from);
    while (bytes.hasRemaining() && file.read(bytes) >= 0) {
      // Until it is full.
    }
    return bytes.array();
  }
}
