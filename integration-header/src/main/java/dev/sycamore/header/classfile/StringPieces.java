package dev.sycamore.header.classfile;

import java.util.ArrayList;
import java.util.List;

/** Splits strings into pieces that constants of class files can hold (JVMS 4.4.7). */
final class StringPieces {
  private static final int MOST_BYTES = 65_535;

  private StringPieces() {}

  /** The pieces in order, at least one, each as long as it can be. */
  static List<String> of(String value) {
    List<String> pieces = new ArrayList<>();
    int start = 0;
    int bytes = 0;
    for (int i = 0; i < value.length(); i++) {
      int size = bytes(value.charAt(i));
      if (bytes + size > MOST_BYTES) {
        pieces.add(value.substring(start, i));
        start = i;
        bytes = 0;
      }
      bytes += size;
    }
    pieces.add(value.substring(start));
    return pieces;
  }

  /** In modified UTF-8, where surrogates are encoded one by one. */
  private static int bytes(char c) {
    if (c >= 1 && c <= 0x7f) {
      return 1;
    }
    return c <= 0x7ff ? 2 : 3;
  }
}
