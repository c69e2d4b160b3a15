package dev.sycamore.backend.config;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/**
 * The aspects that stand for targets. A file gives them; where it does not, a target has the number
 * of the product's own file, or else one that follows from its name. So it is the same in every
 * compilation and at run time, in whatever order and company the file names it.
 */
final class TargetNumbers {

  /** Numbers below it are SYCL's, and its vendors'. */
  static final int FIRST = 1000;

  /** Numbers that follow from names begin here, far from those that people give. */
  private static final int FIRST_FROM_NAME = 1 << 30;

  private TargetNumbers() {}

  static int fromName(String name) {
    CRC32 crc = new CRC32();
    crc.update(name.getBytes(StandardCharsets.UTF_8));
    return FIRST_FROM_NAME | (int) (crc.getValue() & (FIRST_FROM_NAME - 1));
  }
}
