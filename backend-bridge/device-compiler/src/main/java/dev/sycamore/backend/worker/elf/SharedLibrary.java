package dev.sycamore.backend.worker.elf;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * An ELF shared library with three segments: tables and constants, code, and the dynamic section,
 * which loaders write to.
 */
final class SharedLibrary {

  /** A symbol for others; its offset is within the code or the constants. */
  record Export(String name, int type, boolean code, int offset, long size) {}

  private static final int HEADER = 64;
  private static final int PROGRAM_HEADER = 56;
  private static final int SECTION_HEADER = 64;
  private static final int SYMBOL = 24;
  private static final int DYNAMIC_ENTRY = 16;
  private static final int DYNAMIC_BYTES = 6 * DYNAMIC_ENTRY;

  private static final int LOAD = 1;
  private static final int DYNAMIC = 2;
  private static final int STACK = 0x6474e551;
  private static final int READ_ONLY_AFTER_RELOCATION = 0x6474e552;
  private static final int PROGRAM_HEADERS = 6;
  private static final int R = 4;
  private static final int RX = 5;
  private static final int RW = 6;

  private static final int CONSTANTS_SECTION = 4;
  private static final int CODE_SECTION = 5;
  private static final int NAMES_SECTION = 7;

  private final ElfMachine machine;
  private final int page;
  private final ByteArrayOutputStream constants = new ByteArrayOutputStream();
  private final ByteArrayOutputStream code = new ByteArrayOutputStream();
  private int constantAlignment = 1;
  private int codeAlignment = 16;

  private List<Export> exports = List.of();
  private ByteBuffer out;
  private int symbolsAt;
  private int hashAt;
  private int stringsAt;
  private int stringsSize;
  private int constantsAt;
  private int codeAt;
  private int dynamicAt;

  SharedLibrary(ElfMachine machine) {
    this.machine = machine;
    this.page = machine.page();
  }

  /** Adds a section and returns its offset within the code or the constants. */
  int add(boolean isCode, byte[] content, int alignment) {
    ByteArrayOutputStream to = isCode ? code : constants;
    while (to.size() % alignment != 0) {
      to.write(isCode ? machine.filler() : 0);
    }
    int offset = to.size();
    to.writeBytes(content);
    if (isCode) {
      codeAlignment = Math.max(codeAlignment, alignment);
    } else {
      constantAlignment = Math.max(constantAlignment, alignment);
    }
    return offset;
  }

  /** Decides where everything is; nothing can be added any more. */
  void layOut(List<Export> symbols) {
    exports = List.copyOf(symbols);
    symbolsAt = HEADER + PROGRAM_HEADERS * PROGRAM_HEADER;
    hashAt = symbolsAt + (exports.size() + 1) * SYMBOL;
    stringsAt = hashAt + Integer.BYTES * (2 + buckets() + exports.size() + 1);
    stringsSize = 1;
    for (Export export : exports) {
      stringsSize += export.name().getBytes(StandardCharsets.UTF_8).length + 1;
    }
    constantsAt = aligned(stringsAt + stringsSize, constantAlignment);
    codeAt = aligned(constantsAt + constants.size(), codeAlignment);
    dynamicAt = aligned(codeAt + code.size(), DYNAMIC_ENTRY);
    int namesAt = dynamicAt + DYNAMIC_BYTES;
    int end = aligned(namesAt + sectionNames().length, 8) + (NAMES_SECTION + 1) * SECTION_HEADER;
    out = ByteBuffer.allocate(end).order(ByteOrder.LITTLE_ENDIAN);
    out.put(constantsAt, constants.toByteArray());
    out.put(codeAt, code.toByteArray());
  }

  /** The address of a place in the code or the constants, when the library is at 0. */
  long address(boolean isCode, int offset) {
    return isCode ? codeAddress(codeAt + offset) : constantsAt + offset;
  }

  /** Four bytes of the code or the constants. */
  int word(boolean isCode, int offset) {
    return out.getInt((isCode ? codeAt : constantsAt) + offset);
  }

  /** Changes four bytes of the code or the constants. */
  void patch(boolean isCode, int offset, int value) {
    out.putInt((isCode ? codeAt : constantsAt) + offset, value);
  }

  /** Each segment begins on a page of its own, in memory but not in the file. */
  private long codeAddress(int at) {
    return (long) at + page;
  }

  private long dynamicAddress(int at) {
    return at + 2L * page;
  }

  private static int aligned(int at, int alignment) {
    return (at + alignment - 1) / alignment * alignment;
  }

  private int buckets() {
    return Math.max(1, exports.size());
  }

  private static byte[] sectionNames() {
    return "\0.dynsym\0.hash\0.dynstr\0.rodata\0.text\0.dynamic\0.shstrtab\0"
        .getBytes(StandardCharsets.US_ASCII);
  }

  /** The file. */
  byte[] bytes() {
    writeSymbols();
    writeHash();
    writeDynamic();
    writeProgramHeaders();
    writeSections();
    return out.array();
  }

  private void writeSymbols() {
    int name = 1;
    for (int i = 0; i < exports.size(); i++) {
      Export export = exports.get(i);
      byte[] text = export.name().getBytes(StandardCharsets.UTF_8);
      out.put(stringsAt + name, text);
      out.position(symbolsAt + (i + 1) * SYMBOL);
      out.putInt(name).put((byte) (1 << 4 | export.type())).put((byte) 0);
      out.putShort((short) (export.code() ? CODE_SECTION : CONSTANTS_SECTION));
      out.putLong(address(export.code(), export.offset())).putLong(export.size());
      name += text.length + 1;
    }
  }

  private void writeHash() {
    int bucketsAt = hashAt + 2 * Integer.BYTES;
    int chainsAt = bucketsAt + buckets() * Integer.BYTES;
    out.putInt(hashAt, buckets()).putInt(hashAt + Integer.BYTES, exports.size() + 1);
    for (int i = 1; i <= exports.size(); i++) {
      int bucket =
          bucketsAt
              + Integer.remainderUnsigned(hash(exports.get(i - 1).name()), buckets())
                  * Integer.BYTES;
      out.putInt(chainsAt + i * Integer.BYTES, out.getInt(bucket)).putInt(bucket, i);
    }
  }

  /** The hash of the System V ABI. */
  private static int hash(String name) {
    int hash = 0;
    for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
      hash = (hash << 4) + (b & 0xFF);
      int high = hash & 0xF0000000;
      hash = (hash ^ high >>> 24) & ~high;
    }
    return hash;
  }

  private void writeDynamic() {
    out.position(dynamicAt);
    out.putLong(4).putLong(hashAt);
    out.putLong(5).putLong(stringsAt);
    out.putLong(6).putLong(symbolsAt);
    out.putLong(10).putLong(stringsSize);
    out.putLong(11).putLong(SYMBOL);
  }

  private void writeProgramHeaders() {
    int codeEnd = codeAt + code.size();
    int dynamicEnd = dynamicAt + DYNAMIC_BYTES;
    long dynamic = dynamicAddress(dynamicAt);
    long end = (dynamic + DYNAMIC_BYTES + page - 1) / page * page;
    out.position(HEADER);
    program(LOAD, R, 0, 0, constantsAt + constants.size(), page);
    program(LOAD, RX, codeAt, codeAddress(codeAt), codeEnd - codeAt, page);
    program(LOAD, RW, dynamicAt, dynamic, dynamicEnd - dynamicAt, page);
    out.putLong(out.position() - 16, end - dynamic);
    program(DYNAMIC, RW, dynamicAt, dynamic, dynamicEnd - dynamicAt, 8);
    program(READ_ONLY_AFTER_RELOCATION, R, dynamicAt, dynamic, dynamicEnd - dynamicAt, 1);
    out.putLong(out.position() - 16, end - dynamic);
    program(STACK, RW, 0, 0, 0, 0);
  }

  private void program(int type, int flags, int at, long address, long size, long alignment) {
    out.putInt(type).putInt(flags).putLong(at).putLong(address).putLong(address);
    out.putLong(size).putLong(size).putLong(alignment);
  }

  private void writeSections() {
    byte[] names = sectionNames();
    int namesAt = dynamicAt + DYNAMIC_BYTES;
    int headersAt = aligned(namesAt + names.length, 8);
    out.put(namesAt, names);
    out.position(headersAt + SECTION_HEADER);
    section(1, 11, 2, symbolsAt, symbolsAt, hashAt - symbolsAt, 3, 1, 8, SYMBOL);
    section(9, 5, 2, hashAt, hashAt, stringsAt - hashAt, 1, 0, 4, 4);
    section(15, 3, 2, stringsAt, stringsAt, stringsSize, 0, 0, 1, 0);
    section(23, 1, 2, constantsAt, constantsAt, constants.size(), 0, 0, constantAlignment, 0);
    section(31, 1, 6, codeAt, codeAddress(codeAt), code.size(), 0, 0, codeAlignment, 0);
    section(37, 6, 3, dynamicAt, dynamicAddress(dynamicAt), DYNAMIC_BYTES, 3, 0, 8, DYNAMIC_ENTRY);
    section(46, 3, 0, namesAt, 0, names.length, 0, 0, 1, 0);
    out.position(0);
    out.putInt(0x464C457F).put((byte) 2).put((byte) 1).put((byte) 1);
    out.position(16);
    out.putShort((short) 3).putShort(machine.number()).putInt(1);
    out.putLong(0).putLong(HEADER).putLong(headersAt).putInt(0);
    out.putShort((short) HEADER).putShort((short) PROGRAM_HEADER);
    out.putShort((short) PROGRAM_HEADERS).putShort((short) SECTION_HEADER);
    out.putShort((short) (NAMES_SECTION + 1)).putShort((short) NAMES_SECTION);
  }

  private void section(
      int name,
      int type,
      long flags,
      int at,
      long address,
      int size,
      int link,
      int info,
      int alignment,
      int entry) {
    out.putInt(name).putInt(type).putLong(flags).putLong(address).putLong(at).putLong(size);
    out.putInt(link).putInt(info).putLong(alignment).putLong(entry);
  }
}
