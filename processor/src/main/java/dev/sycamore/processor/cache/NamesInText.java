package dev.sycamore.processor.cache;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;

/**
 * Which of some names a text mentions. Whatever code refers to is named somewhere by its simple
 * name: in the same file, or in one that declares what is used on the way.
 */
final class NamesInText {

  /** Of ASCII, what most texts are made of: the library's answers cost a call each. */
  private static final boolean[] ASCII_PART = new boolean[0x80];

  private static final boolean[] ASCII_IGNORABLE = new boolean[0x80];

  static {
    for (char c = 0; c < 0x80; c++) {
      ASCII_IGNORABLE[c] = Character.isIdentifierIgnorable(c);
      ASCII_PART[c] = Character.isJavaIdentifierPart(c) && !ASCII_IGNORABLE[c];
    }
  }

  private NamesInText() {}

  /** Those of {@code names} that are identifiers of a Java source, in comments and strings too. */
  static Set<String> inSource(String text, Set<String> names) {
    return mayHideNames(text) ? names : in(text, names, false);
  }

  /**
   * Whether identifiers may be written with Unicode escapes, or with characters that count for
   * nothing.
   */
  private static boolean mayHideNames(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (isIgnorable(text.charAt(i))) {
        return true;
      }
    }
    return text.contains("\\u");
  }

  /** Those of {@code names} that a class file may refer to. */
  static Set<String> inClassFile(byte[] bytes, Set<String> names) {
    Set<String> found = in(new String(bytes, StandardCharsets.ISO_8859_1), names, true);
    for (String name : names) {
      if (!name.chars().allMatch(c -> c < 0x80)) {
        found.add(name);
      }
    }
    return found;
  }

  private static boolean isIgnorable(char character) {
    return character < 0x80
        ? ASCII_IGNORABLE[character]
        : Character.isIdentifierIgnorable(character);
  }

  private static boolean isPart(char character) {
    return character < 0x80
        ? ASCII_PART[character]
        : Character.isJavaIdentifierPart(character) && !isIgnorable(character);
  }

  private static Set<String> in(String text, Set<String> names, boolean classFile) {
    Set<String> found = new HashSet<>();
    int start = -1;
    for (int i = 0; i <= text.length(); i++) {
      if (i < text.length() && isPart(text.charAt(i))) {
        start = start < 0 ? i : start;
      } else if (start >= 0) {
        add(text.substring(start, i), names, classFile, found);
        start = -1;
      }
    }
    return found;
  }

  /** In class files a letter for its kind, or a length, may be before a name. */
  private static void add(String word, Set<String> names, boolean classFile, Set<String> found) {
    if (names.contains(word)) {
      found.add(word);
    }
    if (classFile && names.contains(word.substring(1))) {
      found.add(word.substring(1));
    }
    int dollar = word.indexOf('$');
    if (dollar > 0) {
      for (String part : word.split("\\$", -1)) {
        if (!part.isEmpty() && part.indexOf('$') < 0) {
          add(part, names, classFile, found);
        }
      }
    }
  }
}
