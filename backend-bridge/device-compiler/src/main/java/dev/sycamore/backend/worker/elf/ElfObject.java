package dev.sycamore.backend.worker.elf;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A relocatable object as LLVM writes it.
 *
 * @param machine the value of {@code e_machine}
 * @param sections all sections, by their index
 * @param symbols all symbols, by their index
 * @param relocations the relocations of sections that are loaded
 */
record ElfObject(
    int machine,
    List<ObjectSection> sections,
    List<ObjectSymbol> symbols,
    List<Relocation> relocations) {

  /**
   * A section.
   *
   * @param type one of {@code SHT_*}
   * @param flags a set of {@code SHF_*}
   */
  record ObjectSection(int type, long flags, int offset, int size, int alignment) {

    boolean isLoaded() {
      return (flags & ALLOCATED) != 0 && size != 0;
    }

    boolean isCode() {
      return (flags & CODE) != 0;
    }
  }

  /**
   * A symbol.
   *
   * @param section the index of its section, or {@link #UNDEFINED}
   */
  record ObjectSymbol(
      String name, int binding, int type, int visibility, int section, long value, long size) {

    boolean isLocal() {
      return binding == LOCAL;
    }

    boolean isDefined() {
      return section != UNDEFINED;
    }

    boolean isExported() {
      return !isLocal() && isDefined() && (visibility == DEFAULT || visibility == PROTECTED);
    }
  }

  /**
   * A relocation.
   *
   * @param section the index of the section that it changes
   */
  record Relocation(int section, long offset, int type, int symbol, long addend) {}

  static final int UNDEFINED = 0;

  private static final int ALLOCATED = 2;
  private static final int CODE = 4;
  private static final int LOCAL = 0;
  private static final int DEFAULT = 0;
  private static final int PROTECTED = 3;

  private static final int SYMBOL_TABLE = 2;
  private static final int RELOCATIONS = 4;
  private static final int MACHINE = 18;
  private static final int SECTION_HEADERS = 40;
  private static final int SECTION_COUNT = 60;
  private static final int SECTION_BYTES = 64;
  private static final int SYMBOL_BYTES = 24;
  private static final int RELOCATION_BYTES = 24;

  static ElfObject read(byte[] bytes) {
    return new Reader(ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN)).read();
  }

  private record Reader(ByteBuffer in) {

    ElfObject read() {
      int headers = (int) in.getLong(SECTION_HEADERS);
      int count = in.getShort(SECTION_COUNT);
      List<ObjectSection> sections = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        int at = headers + i * SECTION_BYTES;
        sections.add(
            new ObjectSection(
                in.getInt(at + 4),
                in.getLong(at + 8),
                (int) in.getLong(at + 24),
                (int) in.getLong(at + 32),
                (int) Math.max(1, in.getLong(at + 48))));
      }
      List<ObjectSymbol> symbols = new ArrayList<>();
      List<Relocation> relocations = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        ObjectSection section = sections.get(i);
        int at = headers + i * SECTION_BYTES;
        if (section.type() == SYMBOL_TABLE) {
          readSymbols(section, sections.get(in.getInt(at + 40)).offset(), symbols);
        } else if (section.type() == RELOCATIONS && sections.get(in.getInt(at + 44)).isLoaded()) {
          readRelocations(section, in.getInt(at + 44), relocations);
        }
      }
      return new ElfObject(in.getShort(MACHINE), sections, symbols, relocations);
    }

    private void readSymbols(ObjectSection table, int names, List<ObjectSymbol> symbols) {
      for (int at = table.offset(); at < table.offset() + table.size(); at += SYMBOL_BYTES) {
        int info = in.get(at + 4) & 0xFF;
        symbols.add(
            new ObjectSymbol(
                name(names + in.getInt(at)),
                info >>> 4,
                info & 15,
                in.get(at + 5) & 3,
                in.getShort(at + 6) & 0xFFFF,
                in.getLong(at + 8),
                in.getLong(at + 16)));
      }
    }

    private void readRelocations(ObjectSection table, int section, List<Relocation> relocations) {
      for (int at = table.offset(); at < table.offset() + table.size(); at += RELOCATION_BYTES) {
        long info = in.getLong(at + 8);
        relocations.add(
            new Relocation(
                section, in.getLong(at), (int) info, (int) (info >>> 32), in.getLong(at + 16)));
      }
    }

    private String name(int at) {
      int end = at;
      while (in.get(end) != 0) {
        end++;
      }
      byte[] name = new byte[end - at];
      in.get(at, name);
      return new String(name, StandardCharsets.UTF_8);
    }
  }
}
