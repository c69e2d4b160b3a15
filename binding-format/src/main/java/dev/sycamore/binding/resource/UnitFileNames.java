package dev.sycamore.binding.resource;

import java.util.Locale;

/** What compilation units are called after their files; {@code docs/FORMATS.md}, 4. */
public final class UnitFileNames {

  private static final String JAVA = ".java";

  /** No part of a Java name, and plain in names of classes, resources and files. */
  private static final char ESCAPE = '+';

  private static final int BYTE = 0x100;

  private UnitFileNames() {}

  /**
   * The name of the unit of a file, without its package: the name without {@code .java}, with each
   * character escaped that is neither a part of a Java name nor a hyphen. {@code My-Unit.java} is
   * {@code My-Unit}, and {@code my unit.java} is {@code my+20unit}. Different files have different
   * units.
   *
   * @param fileName without folders
   */
  public static String unit(String fileName) {
    String name =
        fileName.endsWith(JAVA)
            ? fileName.substring(0, fileName.length() - JAVA.length())
            : fileName;
    if (name.isEmpty()) {
      return String.valueOf(ESCAPE);
    }
    StringBuilder unit = new StringBuilder(name.length());
    // A stream would cost a program's first launch a lambda and its class.
    int at = 0;
    while (at < name.length()) {
      int character = name.codePointAt(at);
      append(character, unit);
      at += Character.charCount(character);
    }
    return unit.toString();
  }

  private static void append(int character, StringBuilder unit) {
    boolean isPlain =
        character == '-'
            || (Character.isJavaIdentifierPart(character)
                && !Character.isIdentifierIgnorable(character));
    if (isPlain) {
      unit.appendCodePoint(character);
      return;
    }
    for (char part : Character.toChars(character)) {
      unit.append(ESCAPE)
          .append(String.format(Locale.ROOT, part < BYTE ? "%02x" : "u%04x", (int) part));
    }
  }
}
