package dev.sycamore.backend.worker.elf;

/** The relocations of 64-bit Arm, as far as code and constants of kernels have them. */
final class ArmRelocations {

  private static final int PREL32 = 261;
  private static final int ADR_PREL_PG_HI21 = 275;
  private static final int ADD_ABS_LO12_NC = 277;
  private static final int LDST8_ABS_LO12_NC = 278;
  private static final int JUMP26 = 282;
  private static final int CALL26 = 283;
  private static final int LDST16_ABS_LO12_NC = 284;
  private static final int LDST32_ABS_LO12_NC = 285;
  private static final int LDST64_ABS_LO12_NC = 286;
  private static final int LDST128_ABS_LO12_NC = 299;

  /** What {@code adrp} counts, whatever pages the system has: 4 KiB. */
  private static final int ADRP_BITS = 12;

  private static final long ADRP_OFFSET = (1L << ADRP_BITS) - 1;

  private ArmRelocations() {}

  /** See {@link ElfMachine#patched}. */
  static int patched(int type, int word, long place, long target) throws UnsupportedElfException {
    return switch (type) {
      case PREL32 -> Math.toIntExact(target - place);
      case ADR_PREL_PG_HI21 -> page(word, (target >> ADRP_BITS) - (place >> ADRP_BITS));
      case ADD_ABS_LO12_NC, LDST8_ABS_LO12_NC -> offset(word, target, 0);
      case LDST16_ABS_LO12_NC -> offset(word, target, 1);
      case LDST32_ABS_LO12_NC -> offset(word, target, 2);
      case LDST64_ABS_LO12_NC -> offset(word, target, 3);
      case LDST128_ABS_LO12_NC -> offset(word, target, 4);
      case JUMP26, CALL26 -> word | signed((target - place) >> 2, 26);
      default -> throw new UnsupportedElfException("a relocation is not relative to the code");
    };
  }

  /** The number of pages in an {@code adrp}: its two lowest bits are apart from the others. */
  private static int page(int word, long pages) throws UnsupportedElfException {
    int bits = signed(pages, 21);
    return word | (bits & 3) << 29 | bits >>> 2 << 5;
  }

  /** The offset within a page: of loads and stores in units of what they access. */
  private static int offset(int word, long target, int scale) throws UnsupportedElfException {
    int offset = (int) (target & ADRP_OFFSET);
    if ((offset & (1 << scale) - 1) != 0) {
      throw new UnsupportedElfException("an access is not aligned");
    }
    return word | offset >>> scale << 10;
  }

  private static int signed(long value, int bits) throws UnsupportedElfException {
    if (value != value << (Long.SIZE - bits) >> (Long.SIZE - bits)) {
      throw new UnsupportedElfException("a relocation leads too far");
    }
    return (int) (value & (1L << bits) - 1);
  }
}
