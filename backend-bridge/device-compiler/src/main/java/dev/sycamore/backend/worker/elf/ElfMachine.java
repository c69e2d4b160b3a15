package dev.sycamore.backend.worker.elf;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.target.ImageTarget.Architecture;
import java.util.Arrays;

/** A kind of processor, as ELF files name it. */
public enum ElfMachine {
  /** Its pages have 4 KiB. Gaps in the code are filled with {@code int3}. */
  X86_64(Architecture.X86_64, 62, 0x1000, 0xCC) {
    @Override
    int patched(int type, int word, long place, long target) throws UnsupportedElfException {
      return X86Relocations.patched(type, word, place, target);
    }
  },
  /** Its pages have up to 64 KiB. Four zero bytes are an undefined instruction. */
  AARCH64(Architecture.AARCH64, 183, 0x10000, 0) {
    @Override
    int patched(int type, int word, long place, long target) throws UnsupportedElfException {
      return ArmRelocations.patched(type, word, place, target);
    }
  };

  private final Architecture architecture;
  private final short number;
  private final int page;
  private final int filler;

  ElfMachine(Architecture architecture, int number, int page, int filler) {
    this.architecture = architecture;
    this.number = (short) number;
    this.page = page;
    this.filler = filler;
  }

  /** That of a target with native code. */
  public static ElfMachine of(ImageTarget target) {
    return Arrays.stream(values())
        .filter(machine -> machine.architecture == target.architecture())
        .findFirst()
        .orElseThrow();
  }

  static ElfMachine numbered(int number) throws UnsupportedElfException {
    return Arrays.stream(values())
        .filter(machine -> machine.number == number)
        .findFirst()
        .orElseThrow(() -> new UnsupportedElfException("an object is for another processor"));
  }

  /** The value of {@code e_machine}. */
  short number() {
    return number;
  }

  /** The largest page that a system may have. */
  int page() {
    return page;
  }

  /** What fills gaps in the code: it traps. */
  int filler() {
    return filler;
  }

  /**
   * The four bytes at a place, as a relocation wants them.
   *
   * @param type of the relocation
   * @param word what is there
   * @param place the address of the bytes
   * @param target the address that they are to lead to, with the addend
   */
  abstract int patched(int type, int word, long place, long target) throws UnsupportedElfException;
}
