package dev.sycamore.tests.checks;

import java.util.Locale;

/** The forms of indices, of which one work-item's is out of range. */
enum WrongIndex {
  CONSTANT("LENGTH", "if (i == BAD) {\nACCESS\n}"),
  AFFINE("i + 1", "ACCESS"),
  LOADED("at[i]", "ACCESS"),
  COUNTED("k", "for (int k = 0; k < (i == BAD ? LENGTH + 1 : LENGTH); k++) {\nACCESS\n}"),
  DOWNWARD("k", "for (int k = 3; k >= (i == BAD ? -1 : 0); k--) {\nACCESS\n}"),
  REPEATED("(i == BAD && k == 2 ? LENGTH : k)", "int k = 0;\nwhile (k < 4) {\nACCESS\nk++;\n}"),
  CALLEE("shifted(i)", "ACCESS"),
  LARGEST("i == BAD ? Integer.MAX_VALUE : i % 8", "ACCESS"),
  SMALLEST("i == BAD ? Integer.MIN_VALUE : i % 8", "ACCESS"),
  WRAPPED("(i == BAD ? Integer.MAX_VALUE : 7 - i % 8) + (i == BAD ? 1 : 0)", "ACCESS"),
  NARROWED("(int) (i == BAD ? (1L << 32) + LENGTH : (1L << 32) + i % 8)", "ACCESS"),
  PRODUCT("(i == BAD ? 65_536 : 1) * (i == BAD ? 65_535 : i % 8)", "ACCESS"),
  FAR("k", "for (int k = i == BAD ? Integer.MAX_VALUE : 0, n = 0; n < 4; n++, k++) {\nACCESS\n}"),
  STRIDED("k * (i == BAD ? 1 << 30 : 1)", "for (int k = 0; k < 4; k++) {\nACCESS\n}");

  private final String place;
  private final String body;

  WrongIndex(String place, String body) {
    this.place = place;
    this.body = body;
  }

  String title() {
    return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
  }

  /** What the host does before the launch. */
  String before(WrongMemory memory) {
    return this == LOADED ? "int[] at = places(%d);\n".formatted(memory.length()) : "";
  }

  /** The index, in short memory of the failing work-item only, since the others are in range. */
  String place(WrongMemory memory) {
    if (this == AFFINE && memory.length() != 96) {
      return "i == BAD ? i + " + memory.length() + " : i % 8";
    } else if (this == CONSTANT && memory.isOfConstantLength()) {
      return "i - 53";
    }
    return of(place, memory);
  }

  String around(WrongMemory memory, String access) {
    return of(body, memory).replace("ACCESS", access);
  }

  private static String of(String text, WrongMemory memory) {
    return text.replace("LENGTH", String.valueOf(memory.length()));
  }
}
