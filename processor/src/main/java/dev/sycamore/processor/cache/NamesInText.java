package dev.sycamore.processor.cache;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;

/**
 * Which of some names a text mentions. Whatever code refers to is named somewhere by its simple
 * name: in the same file, or in one that declares what is used on the way.
 */
final class NamesInText {

  /** The kinds of ASCII characters, of which most texts are: the library takes a call for each. */
  private static final byte[] ASCII = new byte[0x80];

  private static final byte PART = 1;
  private static final byte IGNORABLE = 2;

  static {
    for (char c = 0; c < ASCII.length; c++) {
      ASCII[c] = kind(c);
    }
  }

  private NamesInText() {}

  private static byte kind(char character) {
    if (Character.isIdentifierIgnorable(character)) {
      return IGNORABLE;
    }
    return Character.isJavaIdentifierPart(character) ? PART : 0;
  }

  /**
   * Those of {@code names} that are identifiers of a Java source, in comments and strings too. All,
   * if identifiers may be written with Unicode escapes, or with characters that count for nothing.
   */
  static Set<String> inSource(String text, Set<String> names) {
    return text.contains("\\u") ? names : in(text, names, false);
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

  private static Set<String> in(String text, Set<String> names, boolean classFile) {
    Set<String> found = new HashSet<>();
    int length = text.length();
    int start = -1;
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      byte kind = c < ASCII.length ? ASCII[c] : kind(c);
      if (kind == PART) {
        start = start < 0 ? i : start;
      } else if (kind == IGNORABLE && !classFile) {
        return names;
      } else if (start >= 0) {
        add(text.substring(start, i), names, classFile, found);
        start = -1;
      }
    }
    if (start >= 0) {
      add(text.substring(start), names, classFile, found);
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
