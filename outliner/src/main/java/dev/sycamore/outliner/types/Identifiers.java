package dev.sycamore.outliner.types;

import dev.sycamore.outliner.symbols.ClassSymbol;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Makes C identifiers of Java names. Two names never share one; a name gets the same one in every
 * compilation as long as what is before it in the source stays.
 */
public final class Identifiers {
  private final Map<String, Integer> taken = new HashMap<>();

  /** {@code wanted}, or with a number behind it where that is taken. */
  public String unique(String wanted) {
    int count = taken.merge(wanted, 1, Integer::sum);
    return count == 1 ? wanted : unique(wanted + "_" + count);
  }

  /**
   * Dots become underscores, everything else that C does not know is spelled as JNI does: {@code
   * a_b} is {@code a_1b}.
   */
  public static String mangle(String name) {
    StringBuilder mangled = new StringBuilder(name.length());
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c == '.' || c == '$') {
        mangled.append('_');
      } else if (c == '_') {
        mangled.append("_1");
      } else if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')) {
        mangled.append(c);
      } else {
        mangled.append(String.format(Locale.ROOT, "_0%04x", (int) c));
      }
    }
    return mangled.length() > 0 && Character.isDigit(mangled.charAt(0))
        ? "_" + mangled
        : mangled.toString();
  }

  /** {@code Outer.Inner}: the canonical name without the package; a local class's own name. */
  public static String nameInPackage(ClassSymbol symbol) {
    String name = symbol.canonicalName();
    if (name.isEmpty()) {
      return symbol.simpleName();
    }
    String prefix = symbol.packageName();
    return !prefix.isEmpty() && name.startsWith(prefix + ".")
        ? name.substring(prefix.length() + 1)
        : name;
  }
}
