package dev.sycamore.backend.worker.elf;

import dev.sycamore.backend.worker.elf.ElfObject.ObjectSection;
import dev.sycamore.backend.worker.elf.ElfObject.ObjectSymbol;
import dev.sycamore.backend.worker.elf.ElfObject.Relocation;
import dev.sycamore.backend.worker.elf.SharedLibrary.Export;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes a shared library of objects that have nothing but code and constants. */
public final class ObjectLinker {

  private static final int PROGRAM_BITS = 1;
  private static final long ALLOCATED = 2;
  private static final long CODE = 4;
  private static final long MERGED = 0x10;
  private static final long STRINGS = 0x20;
  private static final int FIRST_RESERVED_SECTION = 0xFF00;
  private static final int GLOBAL = 1;
  private static final int SECTION_TYPE = 3;

  private final ElfMachine machine;
  private final SharedLibrary library;
  private final List<ElfObject> objects = new ArrayList<>();
  private final List<byte[]> bytes;

  /** The offsets of the sections within the library's code or constants, by object. */
  private final List<Map<Integer, Integer>> offsets = new ArrayList<>();

  private final Map<String, Long> addresses = new HashMap<>();

  private ObjectLinker(List<byte[]> bytes) throws UnsupportedElfException {
    this.machine = ElfMachine.numbered(ElfObject.read(bytes.get(0)).machine());
    this.library = new SharedLibrary(machine);
    this.bytes = bytes;
  }

  /**
   * Links objects.
   *
   * @throws UnsupportedElfException if an object has anything else, or a symbol is not defined once
   */
  public static byte[] link(List<byte[]> objects) throws UnsupportedElfException {
    return new ObjectLinker(objects).link();
  }

  private byte[] link() throws UnsupportedElfException {
    for (byte[] object : bytes) {
      place(object);
    }
    List<Export> exports = exports();
    library.layOut(exports);
    define();
    for (int i = 0; i < objects.size(); i++) {
      for (Relocation relocation : objects.get(i).relocations()) {
        relocate(i, relocation);
      }
    }
    return library.bytes();
  }

  private void place(byte[] object) throws UnsupportedElfException {
    ElfObject elf = ElfObject.read(object);
    if (elf.machine() != machine.number()) {
      throw new UnsupportedElfException("objects are for several processors");
    }
    Map<Integer, Integer> placed = new HashMap<>();
    for (int i = 0; i < elf.sections().size(); i++) {
      ObjectSection section = elf.sections().get(i);
      if (section.isLoaded()) {
        check(section);
        byte[] content =
            Arrays.copyOfRange(object, section.offset(), section.offset() + section.size());
        placed.put(i, library.add(section.isCode(), content, section.alignment()));
      }
    }
    objects.add(elf);
    offsets.add(placed);
  }

  private void check(ObjectSection section) throws UnsupportedElfException {
    if (section.type() != PROGRAM_BITS
        || (section.flags() & ~(ALLOCATED | CODE | MERGED | STRINGS)) != 0
        || section.alignment() > machine.page()) {
      throw new UnsupportedElfException("a section is neither code nor constants");
    }
  }

  private List<Export> exports() throws UnsupportedElfException {
    List<Export> exports = new ArrayList<>();
    for (int i = 0; i < objects.size(); i++) {
      for (ObjectSymbol symbol : objects.get(i).symbols()) {
        if (symbol.isLocal()) {
          continue;
        }
        if (symbol.binding() != GLOBAL
            || symbol.type() >= SECTION_TYPE
            || symbol.section() >= FIRST_RESERVED_SECTION) {
          throw new UnsupportedElfException("a symbol is neither a function nor a constant");
        }
        if (symbol.isExported()) {
          exports.add(
              new Export(
                  symbol.name(),
                  symbol.type(),
                  isCode(i, symbol),
                  offset(i, symbol),
                  symbol.size()));
        }
      }
    }
    return exports;
  }

  private void define() throws UnsupportedElfException {
    for (int i = 0; i < objects.size(); i++) {
      for (ObjectSymbol symbol : objects.get(i).symbols()) {
        if (!symbol.isLocal()
            && symbol.isDefined()
            && addresses.put(symbol.name(), address(i, symbol)) != null) {
          throw new UnsupportedElfException("a symbol has two definitions");
        }
      }
    }
  }

  private boolean isCode(int object, ObjectSymbol symbol) throws UnsupportedElfException {
    if (symbol.section() >= FIRST_RESERVED_SECTION) {
      throw new UnsupportedElfException("a symbol is in no section");
    }
    return objects.get(object).sections().get(symbol.section()).isCode();
  }

  /** A symbol's offset within the library's code or constants. */
  private int offset(int object, ObjectSymbol symbol) throws UnsupportedElfException {
    Integer section = offsets.get(object).get(symbol.section());
    if (section == null) {
      throw new UnsupportedElfException("a symbol is in a section that is not loaded");
    }
    return Math.toIntExact(section + symbol.value());
  }

  private long address(int object, ObjectSymbol symbol) throws UnsupportedElfException {
    return library.address(isCode(object, symbol), offset(object, symbol));
  }

  private void relocate(int object, Relocation relocation) throws UnsupportedElfException {
    ObjectSymbol symbol = objects.get(object).symbols().get(relocation.symbol());
    Long target = symbol.isLocal() ? (Long) address(object, symbol) : addresses.get(symbol.name());
    if (target == null) {
      throw new UnsupportedElfException("a symbol is not defined");
    }
    boolean code = objects.get(object).sections().get(relocation.section()).isCode();
    int at = Math.toIntExact(offsets.get(object).get(relocation.section()) + relocation.offset());
    int word =
        machine.patched(
            relocation.type(),
            library.word(code, at),
            library.address(code, at),
            target + relocation.addend());
    library.patch(code, at, word);
  }
}
