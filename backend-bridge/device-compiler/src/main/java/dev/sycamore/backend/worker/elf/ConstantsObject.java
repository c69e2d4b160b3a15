package dev.sycamore.backend.worker.elf;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A relocatable object with constants of 64 bits, texts, and nothing else, as LLVM would make it,
 * which takes ten times as long.
 */
public final class ConstantsObject {

  private static final int HEADER = 64;
  private static final int SECTION_HEADER = 64;
  private static final int SECTIONS = 4;
  private static final int SYMBOL = 24;

  private static final short RELOCATABLE = 1;

  private static final int PROGRAM_BITS = 1;
  private static final int SYMBOL_TABLE = 2;
  private static final int STRING_TABLE = 3;
  private static final long ALLOCATED = 2;

  private static final short STRINGS_SECTION = 1;
  private static final short CONSTANTS_SECTION = 2;
  private static final short ABSOLUTE = (short) 0xFFF1;

  private static final int FILE = 4;
  private static final int GLOBAL_OBJECT = 1 << 4 | 1;

  private final ElfMachine machine;

  /** In order; each begins at a multiple of 8. */
  private final Map<String, byte[]> constants;

  private final ByteArrayOutputStream strings = new ByteArrayOutputStream();
  private final ByteBuffer symbols;

  private ConstantsObject(ElfMachine machine, Map<String, byte[]> constants) {
    this.machine = machine;
    this.constants = constants;
    this.symbols = buffer((constants.size() + 2) * SYMBOL);
    strings.write(0);
  }

  /**
   * The object.
   *
   * @param source what it says it was made of
   * @param constants their values, by the symbols that others find them with
   */
  public static byte[] of(ElfMachine machine, String source, Map<String, Long> constants) {
    return of(machine, source, constants, Map.of());
  }

  /**
   * The object.
   *
   * @param texts in UTF-8, without an end mark: their symbols have their length
   */
  public static byte[] of(
      ElfMachine machine, String source, Map<String, Long> constants, Map<String, String> texts) {
    Map<String, byte[]> all = new LinkedHashMap<>();
    constants.forEach((name, value) -> all.put(name, buffer(Long.BYTES).putLong(value).array()));
    texts.forEach((name, text) -> all.put(name, text.getBytes(StandardCharsets.UTF_8)));
    return new ConstantsObject(machine, all).bytes(source);
  }

  private static ByteBuffer buffer(int size) {
    return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
  }

  private byte[] bytes(String source) {
    ByteBuffer values = buffer(constants.values().stream().mapToInt(v -> aligned(v.length)).sum());
    symbols.position(SYMBOL);
    symbol(source, FILE, ABSOLUTE, 0, 0);
    constants.forEach(
        (name, value) -> {
          symbol(name, GLOBAL_OBJECT, CONSTANTS_SECTION, values.position(), value.length);
          values.put(Arrays.copyOf(value, aligned(value.length)));
        });
    int stringNames = string(".strtab");
    int constantNames = string(".rodata");
    int symbolNames = string(".symtab");
    int symbolsAt = HEADER + values.capacity();
    int stringsAt = symbolsAt + symbols.capacity();
    int headersAt = aligned(stringsAt + strings.size());
    ByteBuffer out = buffer(headersAt + SECTIONS * SECTION_HEADER);
    header(out, headersAt);
    out.put(values.flip()).put(symbols.flip()).put(strings.toByteArray());
    out.position(headersAt + SECTION_HEADER);
    section(out, stringNames, STRING_TABLE, 0, stringsAt, strings.size(), 0, 0, 1, 0);
    section(out, constantNames, PROGRAM_BITS, ALLOCATED, HEADER, values.capacity(), 0, 0, 8, 0);
    // The first two symbols are the object's own.
    section(
        out,
        symbolNames,
        SYMBOL_TABLE,
        0,
        symbolsAt,
        symbols.capacity(),
        STRINGS_SECTION,
        2,
        8,
        SYMBOL);
    byte[] bytes = new byte[out.capacity()];
    out.get(0, bytes);
    return bytes;
  }

  private static int aligned(int size) {
    return (size + 7) & -8;
  }

  private int string(String text) {
    int at = strings.size();
    strings.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    strings.write(0);
    return at;
  }

  private void symbol(String name, int info, short section, long value, long size) {
    symbols.putInt(string(name)).put((byte) info).put((byte) 0).putShort(section);
    symbols.putLong(value).putLong(size);
  }

  private void header(ByteBuffer out, int headersAt) {
    out.putInt(0x464C457F).put((byte) 2).put((byte) 1).put((byte) 1);
    out.position(16);
    out.putShort(RELOCATABLE).putShort(machine.number()).putInt(1);
    out.putLong(0).putLong(0).putLong(headersAt);
    out.putInt(0).putShort((short) HEADER).putShort((short) 0).putShort((short) 0);
    out.putShort((short) SECTION_HEADER).putShort((short) SECTIONS).putShort(STRINGS_SECTION);
  }

  private static void section(
      ByteBuffer out,
      int name,
      int type,
      long flags,
      int at,
      int size,
      int link,
      int info,
      int alignment,
      int entry) {
    out.putInt(name).putInt(type).putLong(flags).putLong(0).putLong(at).putLong(size);
    out.putInt(link).putInt(info).putLong(alignment).putLong(entry);
  }
}
