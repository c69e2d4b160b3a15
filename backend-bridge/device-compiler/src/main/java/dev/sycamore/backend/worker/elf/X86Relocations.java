package dev.sycamore.backend.worker.elf;

/** The relocations of x86-64, as far as code and constants of kernels have them. */
final class X86Relocations {

  private static final int PC32 = 2;
  private static final int PLT32 = 4;

  private X86Relocations() {}

  /** See {@link ElfMachine#patched}. */
  static int patched(int type, int word, long place, long target) throws UnsupportedElfException {
    if (type != PC32 && type != PLT32) {
      throw new UnsupportedElfException("a relocation is not relative to the code");
    }
    return Math.toIntExact(target - place);
  }
}
