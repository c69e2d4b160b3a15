package dev.sycamore.outliner.types;

import dev.sycamore.frontend.symbols.ClassSymbol;
import java.util.HashMap;
import java.util.Map;

/**
 * Keeps the C identifiers of one unit apart. A name gets the same one in every compilation, as long
 * as what the unit asks for before it stays.
 */
public final class Identifiers {
  private final Map<String, Integer> taken = new HashMap<>();

  /** {@code wanted}, or with a number after it where that is taken. */
  public String unique(String wanted) {
    int count = taken.merge(wanted, 1, Integer::sum);
    return count == 1 ? wanted : unique(wanted + "_" + count);
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
