package dev.sycamore.backend.client;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What the command {@code cksum} prints of a file.
 *
 * @param crc as POSIX defines it, without sign
 * @param length in bytes
 */
record PosixChecksum(long crc, long length) {

  private static final int POLYNOMIAL = 0x04C11DB7;

  /** Computes it. */
  static PosixChecksum of(Path file) throws IOException {
    int[] table = table();
    int crc = 0;
    long length = 0;
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
      for (int b = in.read(); b >= 0; b = in.read()) {
        crc = add(table, crc, b);
        length++;
      }
    }
    for (long rest = length; rest != 0; rest >>>= Byte.SIZE) {
      crc = add(table, crc, (int) (rest & 0xFF));
    }
    return new PosixChecksum(Integer.toUnsignedLong(~crc), length);
  }

  /**
   * Reads what the command printed.
   *
   * @throws IOException if that is something else
   */
  static PosixChecksum parse(String printed) throws IOException {
    String[] words = printed.strip().split(" ", -1);
    try {
      return new PosixChecksum(Long.parseLong(words[0]), Long.parseLong(words[1]));
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      throw new IOException("not a checksum: " + printed, e);
    }
  }

  private static int add(int[] table, int crc, int b) {
    return (crc << Byte.SIZE) ^ table[(crc >>> 24) ^ b];
  }

  private static int[] table() {
    int[] table = new int[1 << Byte.SIZE];
    for (int i = 0; i < table.length; i++) {
      int crc = i << 24;
      for (int bit = 0; bit < Byte.SIZE; bit++) {
        crc = (crc << 1) ^ (crc < 0 ? POLYNOMIAL : 0);
      }
      table[i] = crc;
    }
    return table;
  }
}
