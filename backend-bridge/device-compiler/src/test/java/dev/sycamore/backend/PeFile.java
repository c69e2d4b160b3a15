package dev.sycamore.backend;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A library for Windows on x86-64: PE32+, as Microsoft's "PE Format" has it. */
final class PeFile {

  static final int EXPORTS = 0;
  static final int IMPORTS = 1;
  static final int RELOCATIONS = 5;
  static final int THREAD_LOCAL_STORAGE = 9;
  static final int DELAYED_IMPORTS = 13;

  private static final int SECTION = 40;
  private static final int DIRECTORIES = 112;

  private final byte[] bytes;
  private final ByteBuffer file;
  private final int header;
  private final int optional;

  PeFile(byte[] bytes) {
    this.bytes = bytes.clone();
    this.file = ByteBuffer.wrap(this.bytes).order(ByteOrder.LITTLE_ENDIAN);
    this.header = file.getInt(0x3C);
    this.optional = header + 24;
  }

  static boolean is(byte[] bytes) {
    return bytes[0] == 'M' && bytes[1] == 'Z';
  }

  int machine() {
    return file.getShort(header + 4) & 0xFFFF;
  }

  int time() {
    return file.getInt(header + 8);
  }

  /** {@code 0x2000} for a library. */
  int characteristics() {
    return file.getShort(header + 22) & 0xFFFF;
  }

  /** {@code 0x20B} for 64 bits. */
  int format() {
    return file.getShort(optional) & 0xFFFF;
  }

  /** The address of the first code of the library itself; 0 for none. */
  int entryPoint() {
    return file.getInt(optional + 16);
  }

  /** Whether it may be anywhere, in all of the address space, and its data is no code. */
  int protection() {
    return file.getShort(optional + 70) & 0xFFFF;
  }

  /** The bytes of a table; 0 if there is none. */
  int sizeOf(int directory) {
    return directory < file.getInt(optional + 108)
        ? file.getInt(optional + DIRECTORIES + 8 * directory + 4)
        : 0;
  }

  /** The sections, after the headers. */
  List<MappedLibrary.Segment> segments() {
    List<MappedLibrary.Segment> segments = new ArrayList<>();
    segments.add(segment("headers", 0, file.getInt(optional + 60), 0, 0x40000000));
    int at = optional + file.getShort(header + 20);
    for (int i = 0; i < file.getShort(header + 6); i++, at += SECTION) {
      String name = new String(bytes, at, 8, StandardCharsets.US_ASCII).replace("\0", "");
      int size = Math.min(file.getInt(at + 8), file.getInt(at + 16));
      segments.add(
          segment(
              name,
              file.getInt(at + 12),
              Math.max(size, file.getInt(at + 8)),
              file.getInt(at + 20),
              file.getInt(at + 36)));
    }
    return segments;
  }

  private MappedLibrary.Segment segment(
      String name, int address, int size, int from, int characteristics) {
    int rights =
        (characteristics >>> 30 & 1) * MappedLibrary.READ
            | (characteristics >>> 31) * MappedLibrary.WRITE
            | (characteristics >>> 29 & 1) * MappedLibrary.EXECUTE;
    int end = Math.min(bytes.length, from + size);
    return new MappedLibrary.Segment(
        name, address, size, ByteBuffer.wrap(Arrays.copyOfRange(bytes, from, end)), rights);
  }

  /** The addresses of symbols for others, without the library's own. */
  Map<String, Long> exports() {
    Map<String, Long> exports = new TreeMap<>();
    int table = place(file.getInt(optional + DIRECTORIES));
    int addresses = place(file.getInt(table + 28));
    int names = place(file.getInt(table + 32));
    int ordinals = place(file.getInt(table + 36));
    for (int i = 0; i < file.getInt(table + 24); i++) {
      int ordinal = file.getShort(ordinals + 2 * i) & 0xFFFF;
      exports.put(
          text(place(file.getInt(names + 4 * i))), (long) file.getInt(addresses + 4 * ordinal));
    }
    return exports;
  }

  private String text(int at) {
    int end = at;
    while (bytes[end] != 0) {
      end++;
    }
    return new String(bytes, at, end - at, StandardCharsets.UTF_8);
  }

  /** Where in the file an address is. */
  private int place(int address) {
    int at = optional + file.getShort(header + 20);
    for (int i = 0; i < file.getShort(header + 6); i++, at += SECTION) {
      int from = file.getInt(at + 12);
      if (address >= from && address < from + file.getInt(at + 16)) {
        return address - from + file.getInt(at + 20);
      }
    }
    throw new IllegalArgumentException(Integer.toHexString(address));
  }
}
