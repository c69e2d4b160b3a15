package dev.sycamore.outliner.lowering.expression;

import dev.sycamore.binding.characters.CharacterProperty;
import dev.sycamore.frontend.symbols.FieldSymbol;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The elements of the device library's tables of characters: what the compiler's JVM says. They
 * have no initialiser to read.
 */
final class CharacterTableConstants {
  private static final String HOLDERS = "dev.sycamore.devicelib.CharacterTables$";
  private static final String VALUES = "VALUES";

  /** For later compilations of this process: to ask for all code points takes milliseconds. */
  private static final ConcurrentHashMap<String, int[]> KNOWN = new ConcurrentHashMap<>();

  private CharacterTableConstants() {}

  /** Whether a class has tables of characters. */
  static boolean isHolder(String binaryName) {
    return binaryName.startsWith(HOLDERS);
  }

  /** The elements of a table, if the field is one. */
  static Optional<int[]> of(FieldSymbol field) {
    String holder = field.owner().binaryName();
    if (!isHolder(holder)) {
      return Optional.empty();
    }
    String table = holder.substring(HOLDERS.length());
    CharacterProperty property =
        Arrays.stream(CharacterProperty.values())
            .filter(p -> p.name().replace("_", "").equals(table.toUpperCase(Locale.ROOT)))
            .findFirst()
            .orElseThrow(() -> new IllegalStateException("no property of characters: " + holder));
    boolean values = field.name().equals(VALUES);
    return Optional.of(
        KNOWN.computeIfAbsent(
            holder + "." + field.name(),
            key -> values ? property.valuesOfIntervals() : property.starts()));
  }
}
