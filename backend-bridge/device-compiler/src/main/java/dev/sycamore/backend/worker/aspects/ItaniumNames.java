package dev.sycamore.backend.worker.aspects;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows mangled C++ names as programmers write them, without parameters: {@code _Z3foov} is {@code
 * foo}, {@code _ZN2ns3fooEi} is {@code ns::foo}. Names with templates, operators or substitutions
 * are shown as they are in the IR: a wrong name would be worse than a mangled one.
 */
final class ItaniumNames {

  private static final String MARK = "_Z";
  private static final String UNNAMED_NAMESPACE = "_GLOBAL__N_1";

  private final String mangled;
  private int at = MARK.length();

  private ItaniumNames(String mangled) {
    this.mangled = mangled;
  }

  /** The name for users; the given one if it is not mangled, or not simply. */
  static String shown(String name) {
    if (!name.startsWith(MARK) || !StandardCharsets.US_ASCII.newEncoder().canEncode(name)) {
      return name;
    }
    String plain = new ItaniumNames(name).parse();
    return plain == null ? name : plain;
  }

  private String parse() {
    boolean nested = skip('N');
    if (nested) {
      skip('r');
      skip('V');
      skip('K');
    }
    List<String> parts = new ArrayList<>();
    if (mangled.startsWith("St", at)) {
      at += 2;
      parts.add("std");
    }
    do {
      skip('L');
      String part = sourceName();
      if (part == null) {
        return null;
      }
      parts.add(part);
    } while (nested && !skip('E'));
    // Parameters follow; 'I' would be template arguments.
    boolean function = at < mangled.length() && mangled.charAt(at) != 'I';
    return function ? String.join("::", parts) : null;
  }

  private boolean skip(char c) {
    boolean there = at < mangled.length() && mangled.charAt(at) == c;
    if (there) {
      at++;
    }
    return there;
  }

  /** A length and as many characters; null if there is something else. */
  private String sourceName() {
    int start = at;
    int length = 0;
    while (at < mangled.length() && Character.isDigit(mangled.charAt(at))) {
      length = Math.min(length * 10 + Character.digit(mangled.charAt(at), 10), mangled.length());
      at++;
    }
    if (at == start || length == 0 || at + length > mangled.length()) {
      return null;
    }
    String name = mangled.substring(at, at + length);
    at += length;
    return name.equals(UNNAMED_NAMESPACE) ? "(anonymous namespace)" : name;
  }
}
