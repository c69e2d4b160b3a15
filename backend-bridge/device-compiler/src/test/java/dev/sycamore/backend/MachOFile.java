package dev.sycamore.backend;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A Mach-O file of 64 bits, as {@code <mach-o/loader.h>} has it. */
final class MachOFile {

  static final int X86_64 = 0x01000007;
  static final int ARM64 = 0x0100000C;

  static final int SEGMENT = 0x19;
  static final int SYMBOL_TABLE = 2;
  static final int NEEDED_LIBRARY = 0xC;
  static final int OWN_NAME = 0xD;
  static final int UUID = 0x1B;
  static final int SIGNATURE = 0x1D;
  static final int BUILD_VERSION = 0x32;
  static final int DYLD_INFO = 0x80000022;
  static final int EXPORTS = 0x80000033;
  static final int CHAINED_FIXUPS = 0x80000034;

  private static final int MAGIC = 0xFEEDFACF;
  private static final int FIRST_COMMAND = 32;
  private static final int SYMBOL = 16;

  private final byte[] bytes;
  private final ByteBuffer file;

  MachOFile(byte[] bytes) {
    this.bytes = bytes.clone();
    this.file = ByteBuffer.wrap(this.bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  static boolean is(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(0) == MAGIC;
  }

  int processor() {
    return file.getInt(4);
  }

  /** 6 for a dynamic library. */
  int kind() {
    return file.getInt(12);
  }

  int flags() {
    return file.getInt(24);
  }

  /** Where the commands of a kind begin. */
  List<Integer> commands(int kind) {
    List<Integer> found = new ArrayList<>();
    int at = FIRST_COMMAND;
    for (int i = 0; i < file.getInt(16); i++) {
      if (file.getInt(at) == kind) {
        found.add(at);
      }
      at += file.getInt(at + 4);
    }
    return found;
  }

  int command(int kind) {
    return commands(kind).get(0);
  }

  int number(int at) {
    return file.getInt(at);
  }

  byte[] range(int from, int size) {
    return Arrays.copyOfRange(bytes, from, from + size);
  }

  String text(int at) {
    int end = at;
    while (bytes[end] != 0) {
      end++;
    }
    return new String(bytes, at, end - at, StandardCharsets.UTF_8);
  }

  /** The text that a command of one kind has, such as the name of a library. */
  String textOf(int command) {
    return text(command + file.getInt(command + 8));
  }

  /** All segments but the one with the tables. */
  List<MappedLibrary.Segment> segments() {
    List<MappedLibrary.Segment> segments = new ArrayList<>();
    for (int at : commands(SEGMENT)) {
      segments.add(
          new MappedLibrary.Segment(
              text(at + 8),
              file.getLong(at + 24),
              file.getLong(at + 32),
              ByteBuffer.wrap(range((int) file.getLong(at + 40), (int) file.getLong(at + 48))),
              file.getInt(at + 60)));
    }
    return segments;
  }

  /** The addresses of symbols for others, by their names in C. */
  Map<String, Long> exports() {
    return symbols(true);
  }

  /** What the library does not define. */
  Map<String, Long> imports() {
    return symbols(false);
  }

  private Map<String, Long> symbols(boolean defined) {
    int table = command(SYMBOL_TABLE);
    Map<String, Long> symbols = new TreeMap<>();
    for (int i = 0; i < file.getInt(table + 12); i++) {
      int at = file.getInt(table + 8) + SYMBOL * i;
      boolean external = (bytes[at + 4] & 1) != 0;
      boolean inSection = (bytes[at + 4] & 0xE) == 0xE;
      if (external && inSection == defined) {
        String name = text(file.getInt(table + 16) + file.getInt(at));
        symbols.put(name.startsWith("_") ? name.substring(1) : "?" + name, file.getLong(at + 8));
      }
    }
    return symbols;
  }
}
